import { describe, expect, it } from "vitest";
import { readEnvironment, readFunctionEnvironment } from "../src/environment";
import { StartError } from "../src/errors";
import { crashLine, isLostTypesQuery } from "../src/process";
import { checkSiteUrl } from "../src/start-warnings";
import { checkOpenFiles } from "../src/storage/node/open-storage";

describe("the environment", () => {
  it("has the documented defaults, and takes an empty variable as unset", () => {
    expect(readEnvironment({ PORT: " ", SMTP_URL: "" })).toEqual({
      ...{ PORT: 4173, HOST: "127.0.0.1", DATA_DIR: ".data", ANON_KEY: "maloca-public" },
      ...{
        RATE_LIMIT: 30,
        ALLOWED_ORIGINS: ["*"],
        TRUST_PROXY: 0,
        BACKUP_AT: "03:00",
      },
      ASSISTANTS: "on",
    });
  });

  it("reads what is set", () => {
    const mail = {
      SMTP_URL: "smtps://u:p@mail.example:465",
      MAIL_TO: 'a@b.co,, "L" <c@d.co>, Paz, Eva <e@f.co>,',
    };
    const set = { ...mail, PORT: "0", MAIL_FROM: "Maloca <a@b.co>", TRUST_PROXY: "true" };
    const ALLOWED_ORIGINS = "https://a.example, https://b.example:8443";
    expect(readEnvironment({ ...set, ALLOWED_ORIGINS })).toMatchObject({
      ...{ ...mail, PORT: 0, TRUST_PROXY: 1 },
      ALLOWED_ORIGINS: ["https://a.example", "https://b.example:8443"],
    });
  });

  it("keeps what the team writes down as long as bookings, unless it is named", () => {
    const daysOf = (text: string) => readEnvironment({ RETENTION_DAYS: text }).RETENTION_DAYS;
    expect(daysOf("booking:30")).toEqual({ booking: 30, noted: 30 });
    expect(daysOf("booking:30,noted:9")).toEqual({ booking: 30, noted: 9 });
    expect(daysOf("alliance:30")).toEqual({ alliance: 30 });
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["HOST", "a b"],
    ["DATABASE_URL", "mysql://u:s3cret@host/db"],
    ["DATABASE_URL", "postgres://u:s3cret@h:0/d"],
    ["SMTP_URL", "mail.example"],
    ["SMTP_URL", "smtp:u:s3cret@host"],
    ["MAIL_TO", "nobody"],
    ["MAIL_TO", "ana@example,org"],
    ["MAIL_TO", "ana luz@example.org"],
    ["MAIL_TO", "ana@example.org;luz@example.org"],
    ["MAIL_TO", "mailto:ana@example.org"],
    // Read in one way: with several the start stood still.
    ["MAIL_TO", `${"ana@example.org, ".repeat(40)}luz`],
    ["MAIL_TO", "'ana@example.org'"],
    ["MAIL_TO", "ana@example..org"],
    ["MAIL_TO", "ana@example.org?cc=luz@example.org"],
    ["MAIL_TO", "ana@example.org\u200b"],
    ["MAIL_FROM", "a@b.co\r\nBcc: x@y.z"],
    ["ANON_KEY", "two words"],
    ["RATE_LIMIT", "many"],
    ["RETENTION_DAYS", "0"],
    ["RETENTION_DAYS", "reservas:30"],
    ["ALLOWED_ORIGINS", "https://partner.example/page"],
    ["ALLOWED_ORIGINS", "https://u:s3cret@partner.example"],
    ["SITE_HOSTS", "https://u:s3cret@partner.example"],
    ["TRUST_PROXY", "yes"],
    ["MAIL_SECRET", "s3cret"],
  ])("refuses %s=%j in one line, without a password", (name, value) => {
    const reason = new RegExp(`^${name} must (?!.*s3cret).+ Correct it or leave it unset\\.$`);
    expect(() => readEnvironment({ [name]: value })).toThrow(reason);
    expect(() => readEnvironment({ [name]: value })).toThrow(StartError);
  });

  it("is refused where the system lets the server open too few files", () => {
    const limits = (most: number) => `Max open files            ${most}       ${most}       files`;
    expect(() => checkOpenFiles(limits(100))).toThrow("open 100 files only");
    for (const enough of [limits(256), ""]) checkOpenFiles(enough);
  });

  it("is refused where the site is to stand below a path", () => {
    const refused = ["https://example.org/maloca", "https://example.org/", "example.org"];
    for (const url of refused) expect(() => checkSiteUrl(url)).toThrow(/a host name of its own/);
    checkSiteUrl("https://www.example.org");
  });

  it("of a function wants a database", () =>
    expect(() => readFunctionEnvironment({})).toThrow(/^DATABASE_URL must be set/));

  it("wants both addresses beside a mail server", () => {
    const SMTP_URL = "smtp://mail.example";
    const [from, to] = [{ MAIL_FROM: "a@b.co" }, { MAIL_TO: "a@b.co" }];
    expect(() => readEnvironment({ SMTP_URL, ...from })).toThrow(/^MAIL_TO must be set/);
    expect(() => readEnvironment({ SMTP_URL, ...to })).toThrow(/^MAIL_FROM must be set/);
  });
});

it("a connection that is lost while it is asked for its types is no crash, and anything else is", () => {
  const query = "select b.oid, b.typarray from pg_catalog.pg_type a";
  expect(isLostTypesQuery(Object.assign(new Error("read ECONNRESET"), { query }))).toBe(true);
  const others = [new Error("read ECONNRESET"), { query: "select 1" }, undefined, query];
  expect(others.filter(isLostTypesQuery)).toEqual([]);
});

it("a crash is logged without its message, and a lack of memory with what to do", () => {
  const { name, message } = new RangeError("WebAssembly.instantiate(): Out of memory");
  expect(crashLine({ name, message })).toMatch(/: no memory is left for it\. .+ulimit -v/);
  const typed = Object.assign(new RangeError("Ana, 300 123 4567"), { code: "X" });
  expect(crashLine(typed)).toMatch(
    /^Maloca crashed: RangeError X in environment\.test\.ts:\d+:\d+$/,
  );
  expect(crashLine(undefined)).toBe("Maloca crashed: error");
});

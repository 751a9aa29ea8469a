import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "../src/environment";
import { inSpanish, type StartError } from "../src/errors";
import { optionsFor } from "../src/storage/node/postgres-options";
import { parseAddress, postgresPlace, readAddress } from "../src/storage/postgres-address";
import { type Fault, faultOf } from "../src/storage/postgres-parameters";

/** What is read from an address. */
const optionsOf = (query: string, start = "postgres://u:p@h/d") => {
  const address = readAddress(`${start}?${query}`);
  const [host] = address.hosts;
  if (!host) throw new Error("no host");
  return optionsFor(address, host) as unknown as Record<string, unknown>;
};

const SIGNS = [..."@#/?%:[]&=+ \"'\\!$(),;<>{}|^`~*"];
const passwords = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS), fc.stringMatching(/^[a-zA-Z0-9]{1,4}$/)), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join(""));

describe("a password in an address", () => {
  it("is used as it stands or refused, and no piece of it is ever printed", () => {
    const places = ["h.example/d", "h.example:5432/d", "a.example,b.example/d?sslmode=require"];
    fc.assert(
      fc.property(passwords, fc.constantFrom(...places), (password, place) => {
        const text = `postgres://maloca:${password}@${place}`;
        const said: string[] = [];
        try {
          const { DATABASE_URL = "" } = readEnvironment({ DATABASE_URL: text });
          said.push(postgresPlace(DATABASE_URL));
          const address = readAddress(DATABASE_URL);
          expect(address.hosts.map(({ host }) => host).join()).toMatch(
            /^[ah]\.example(,b\.example)?$/,
          );
          // Codes are read as such, which nobody can tell from signs.
          expect(address.password).toBe(decodeURIComponent(password));
        } catch (error) {
          said.push((error as StartError).message, inSpanish(error));
          expect(said.join()).toMatch(/%40.+%23.+%2F|%3F/);
        }
        // Signs and words that are ours in any case are no piece of it.
        const own = [
          place,
          "DATABASE_URL must have the signs of its user and password as codes: @ as %40, # as %23, / as %2F, ? as %3F, : as %3A, % as %25, a space as %20. Correct it or leave it unset.",
          inSpanish(refusal("postgres://u:#@h")),
          (refusal("postgres://u:#@h") as Error).message,
          inSpanish(refusal("postgres://h?x")),
          (refusal("postgres://h?x") as Error).message,
        ].join();
        for (let at = 0; at + 3 <= password.length; at++) {
          const piece = password.slice(at, at + 3);
          if (!own.includes(piece)) expect(said.join()).not.toContain(piece);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each(["#", "/", "?", "%", "#1/", "12#ab", "12/ab", "12?ab", "p@12/x", "p@12#x", "p@12?x"])(
    "with %s is refused, in a mail server's address too",
    (sign) => {
      for (const [name, text] of [
        ["DATABASE_URL", `postgres://u:${sign}zq9@h.example/d`],
        ["SMTP_URL", `smtp://u:${sign}zq9@h.example:25`],
      ] as const) {
        expect(() => readEnvironment({ [name]: text })).toThrow(
          /^\S+ must have the signs|parameters that/,
        );
        expect(inSpanish(refusal(text, name))).not.toContain("zq9");
      }
    },
  );

  it.each(["99999", "0x", "54e2", "5432:1"])(
    "is not all that is blamed for the port %s",
    (port) => {
      const said = inSpanish(refusal(`postgres://u:p@h.example:${port}/d`));
      expect(said).toMatch(/puerto \(de 1 a 65535\).+%40/);
      expect(said).not.toContain(port);
    },
  );

  it.each([
    ["p@ss", "p@ss"],
    ["a:b c", "a:b c"],
    ["%40%23%2F", "@#/"],
    ["a+b", "a+b"],
  ])("%s is read as %s", (written, password) => {
    expect(readAddress(`postgres://u:${written}@h/d`)).toMatchObject({ user: "u", password });
  });
});

function refusal(text: string, name = "DATABASE_URL"): unknown {
  try {
    readEnvironment({ [name]: text });
    return undefined;
  } catch (error) {
    return error;
  }
}

describe("each parameter of PostgreSQL's own client", () => {
  // All of its documentation's list, for version 18.
  const works = `host=a hostaddr=127.0.0.1 port=5433 dbname=x user=x password=x channel_binding=prefer
    connect_timeout=5 client_encoding=UTF8 options=-c%20work_mem%3D8MB application_name=x
    fallback_application_name=x keepalives=1 keepalives_idle=30 keepalives_interval=5 keepalives_count=3
    tcp_user_timeout=9000 replication=false gssencmode=prefer sslmode=prefer requiressl=0 sslnegotiation=postgres
    sslcompression=0 sslcert= sslkey= sslpassword=x sslcertmode=allow sslrootcert=system sslcrl= sslsni=1
    ssl_min_protocol_version=TLSv1.2 ssl_max_protocol_version=TLSv1.3 min_protocol_version=3.0
    max_protocol_version=latest gssdelegation=0 target_session_attrs=any load_balance_hosts=random`;
  it.each(works.split(/\s+/))("%s works", (parameter) => {
    expect(parseAddress(`postgres://u:p@h/d?${parameter}`)).toHaveProperty("hosts");
    optionsOf(parameter);
  });

  const refused = `passfile=/x service=x servicefile=/x require_auth=md5 requirepeer=x krbsrvname=x gsslib=gssapi
    gssdelegation=1 gssencmode=require channel_binding=require scram_client_key=x scram_server_key=x sslcrldir=/x
    sslkeylogfile=/x sslcertmode=require sslmode=no-verify target_session_attrs=standby
    target_session_attrs=prefer-standby target_session_attrs=read-only replication=database client_encoding=LATIN1
    min_protocol_version=3.2 oauth_issuer=x oauth_client_id=x oauth_client_secret=zq9 oauth_scope=x port=x
    keepalives=yes connect_timeout=x ssl_min_protocol_version=SSLv3`;
  it.each(refused.split(/\s+/))("%s is refused by its name", (parameter) => {
    const [name = "", value = ""] = parameter.split("=");
    const fault = faultOf([[name, value]]) as Fault;
    expect(fault.english).toMatch(new RegExp(`\\b${name}\\b`));
    expect(fault.spanish).toMatch(new RegExp(`\\b${name}\\b.*: (quítalo|escribe)`));
    expect(JSON.stringify(fault)).not.toContain("zq9");
  });

  it("that nobody knows is refused without its name, which may be a piece of a password", () => {
    expect(JSON.stringify(faultOf([["zq9", "1"]]))).not.toContain("zq9");
  });
});

describe("an address gives the driver", () => {
  it.each([
    ["", false],
    ["sslmode=disable", false],
    ["sslmode=allow", "prefer"],
    ["sslmode=prefer", "prefer"],
    ["sslmode=require", { rejectUnauthorized: false }],
    ["ssl=true", { rejectUnauthorized: false }],
    ["sslmode=verify-ca", { rejectUnauthorized: true, checkServerIdentity: expect.any(Function) }],
    ["sslrootcert=system", { rejectUnauthorized: true }],
    ["sslmode=require&sslsni=0", { servername: "" }],
    ["sslmode=verify-full&hostaddr=10.0.0.1", { servername: "h", rejectUnauthorized: true }],
    ["sslmode=require&ssl_min_protocol_version=TLSv1.3", { minVersion: "TLSv1.3" }],
  ])("for %s the TLS %j", (query, tls) => {
    const { ssl } = optionsOf(query);
    if (typeof tls === "object") expect(ssl).toMatchObject(tls);
    else expect(ssl).toBe(tls);
  });

  it("a name to check for verify-full, and none for verify-ca", () => {
    expect(optionsOf("sslmode=verify-full").ssl).not.toHaveProperty("checkServerIdentity");
  });

  it.each([
    [
      "postgres://u@/d?host=/var/run/postgresql",
      { path: "/var/run/postgresql/.s.PGSQL.5432", ssl: false },
    ],
    ["postgres://u@%2Frun%2Fpg:6000/d", { path: "/run/pg/.s.PGSQL.6000" }],
    ["postgres://u@[::1]:6000/d", { host: ["::1"], port: [6000] }],
    ["postgres://u@h/d?hostaddr=10.0.0.1&port=6000", { host: ["10.0.0.1"], port: [6000] }],
    ["postgresql://u@h/d?keepalives=0&connect_timeout=7", { keep_alive: null, connect_timeout: 7 }],
    ["postgresql://u@h?dbname=e&user=v&password=q", { database: "e", user: "v", password: "q" }],
  ])("the place of %s", (text, options) => {
    const address = readAddress(text);
    expect(optionsFor(address, address.hosts[0] ?? { host: "", port: 0 })).toMatchObject(options);
  });

  it("its hosts in turn, each with its port", () => {
    const { hosts } = readAddress("postgres://u@a,b:2/d?target_session_attrs=read-write");
    expect(hosts).toMatchObject([
      { host: "a", port: 5432 },
      { host: "b", port: 2 },
    ]);
    expect(postgresPlace("postgres://u@/d?host=a,b&port=1,2")).toBe("a:1,b:2/d");
    expect(postgresPlace("postgres://u@a,b/d?port=7")).toBe("a:7,b:7/d");
  });
});

import { createServer } from "node:net";
import { paths } from "@maloca/catalog";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { inSpanish, StartError } from "../src/errors";
import { logTo } from "../src/log";
import { refuseToStart, startLine } from "../src/process";
import { DatabaseError } from "../src/storage/database";
import { openPostgres } from "../src/storage/node/postgres";
import { examineServer } from "../src/storage/node/postgres-server";
import { done, runCommand, testServer } from "./in-process";
import { freePort, listenOn, portOf, startTcpProxy } from "./ports";
import { booking, post } from "./samples";
import { createDatabase, execute } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const server = await createDatabase();
const name = new URL(server.url).pathname.slice(1);
const at = (database: string, query = "") =>
  `${server.url.replace(/[^/]+$/, database)}${query && `?${query}`}`;
const DATA_DIR = await temporaryFolder();

/** The lines of a start that ends, in the log and on the operator's terminal. */
async function refusalsOf(DATABASE_URL: string) {
  const error = await testServer({ DATABASE_URL, DATA_DIR }).catch((reason) => reason);
  expect(error).toBeInstanceOf(StartError);
  return [startLine(error), inSpanish(error)];
}

describe("a PostgreSQL that cannot be used ends the start with one line that says what to write", () => {
  const role = `r${name}`;
  const made = {
    latin: `${name}_latin`,
    ascii: `${name}_ascii`,
    template: `${name}_template`,
    read: `${name}_read`,
    silent: `${name}_silent`,
  };
  beforeAll(async () => {
    const create = (each: string, more = "") =>
      execute(at("postgres"), `create database ${each} template template0 ${more}`);
    await create(made.latin, "encoding 'LATIN1' locale 'C'");
    await create(made.ascii, "encoding 'SQL_ASCII' locale 'C'");
    await create(made.template, "is_template true");
    await create(made.read);
    await create(made.silent);
    await execute(
      at("postgres"),
      `alter database ${made.read} set default_transaction_read_only = on;
       alter database ${made.silent} set session_replication_role = replica;
       create role ${role} login password 'x'; create role ${role}_n nologin password 'x';
       create role ${role}_c login password 'x' connection limit 0;
       create role ${role}_l login password 'x';
       alter role ${role}_l set local_preload_libraries = 'nowhere';
       revoke connect on database ${made.read} from public`,
    );
  });
  afterAll(async () => {
    await execute(at("postgres"), `alter database ${made.template} is_template false`);
    for (const each of Object.values(made))
      await execute(at("postgres"), `drop database ${each} with (force)`);
    for (const end of ["", "_n", "_c", "_l"])
      await execute(at("postgres"), `drop role ${role}${end}`);
    await server.stop();
  });

  const by = (user: string, database = name, password = "x") =>
    at(database).replace(/\/\/[^@]+@/, `//${user}:${password}@`);

  it.each<[string, () => string, RegExp]>([
    [
      "LATIN1",
      () => at(made.latin),
      /LATIN1.+create database .+encoding 'UTF8' template template0/,
    ],
    ["SQL_ASCII", () => at(made.ascii), /SQL_ASCII.+encoding 'UTF8' template template0/],
    ["a template", () => at(made.template), /template|plantilla/],
    ["template0", () => at("template0"), /template0/],
    [
      "read-only by default",
      () => at(made.read),
      /alter database .+ default_transaction_read_only = off/,
    ],
    ["without triggers", () => at(made.silent), /reset session_replication_role/],
    ["another database", () => at("nowhere"), /create database .+ owner .+ encoding 'UTF8'/],
    ["a wrong password", () => by("maloca", name, "wr0ng"), /password or user|contraseña no son/],
    ["no such user", () => by("nobody"), /password or user|contraseña no son/],
    ["a user that may not log in", () => by(`${role}_n`), /alter role .+ login/],
    ["too many connections", () => by(`${role}_c`), /max_connections/],
    [
      "a user that may make nothing",
      () => by(role, "postgres"),
      /grant create on database postgres to/,
    ],
    ["a user that may not connect", () => by(role, made.read), /grant connect/],
    ["no rights to the tables", () => by(role), /(rights|permisos).+reset role/],
    ["a library that is not there", () => by(`${role}_l`), /reset local_preload_libraries/],
    ["no TLS there", () => at(name, "sslmode=require"), /sslmode=disable/],
    ["an unknown setting", () => at(name, "options=-c%20nothing%3D1"), /options=/],
    ["a wrong value", () => at(name, "options=-c%20work_mem%3Da"), /options=/],
    [
      "a setting of the whole server",
      () => at(name, "options=-c%20max_wal_senders%3D1"),
      /options=/,
    ],
    [
      "a setting that only others may set",
      () => `${by(role)}?options=-c%20log_min_messages%3Ddebug5`,
      /options=/,
    ],
    [
      "no file of certificates",
      () => at(name, "sslmode=verify-full&sslrootcert=/no.pem"),
      /sslrootcert/,
    ],
  ])("%s", async (_, address, line) => {
    for (const said of await refusalsOf(address())) {
      expect(said).toMatch(line);
      expect(said).not.toMatch(/\n|s3cret|wr0ng|\bat .+:\d+:\d+/);
    }
  });
});

/** A server that answers every connection with an error of PostgreSQL. */
async function refusing(code: string, text: string) {
  const fields = `SFATAL\0C${code}\0M${text}\0\0`;
  const message = Buffer.alloc(5 + Buffer.byteLength(fields));
  message.write("E");
  message.writeInt32BE(message.length - 1, 1);
  message.write(fields, 5);
  const peer = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(message));
  });
  await listenOn(peer);
  return { url: `postgres://u:s3cret@127.0.0.1:${portOf(peer)}/d`, stop: () => peer.close() };
}

it.each([
  [
    "28000",
    'no pg_hba.conf entry for host "10.0.0.9", user "u", database "d", no encryption',
    /sslmode=require/,
  ],
  [
    "28000",
    "no hay una línea en pg_hba.conf para «10.0.0.9», usuario «u», base de datos «d», sin cifrado",
    /sslmode=require/,
  ],
  [
    "28000",
    'no pg_hba.conf entry for host "10.0.0.9", user "u", database "d", SSL encryption',
    /pg_hba\.conf.+add one/,
  ],
  [
    "28000",
    'pg_hba.conf rejects connection for host "10.0.0.9", user "u", database "d"',
    /pg_hba\.conf.+add one/,
  ],
  ["08P01", "no such database: d", /its pooler does not know the database/],
  ["57P03", "the database system is starting up", /still starting/],
  ["XX000", "internal", /cannot be used: XX000/],
])("an error %s of another's configuration: %s", async (code, text, line) => {
  const peer = await refusing(code, text);
  const error = await openPostgres(peer.url).catch((reason) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toMatch(line);
  expect(error.message).not.toMatch(/\n|10\.0\.0\.9|s3cret/);
  peer.stop();
});

it("a server older than 15 is refused by its version", async () => {
  const row = { pid: 1, version: 140_012, encoding: "UTF8", replication: "origin", usable: true };
  const answers = { unsafe: async () => Object.assign([row], { state: { pid: 1 } }) };
  await expect(examineServer(answers as never)).rejects.toThrow(/is version 14\. .+15 or later/);
});

describe("whatever ends a start", () => {
  const secret = "Ana, 300 123 4567";
  it.each([
    [
      "an error that nobody foresaw",
      () => new Date(Number.NaN).toISOString(),
      /^it failed: RangeError in .+:\d+:\d+\. Report/,
    ],
    ["an address", () => new URL(secret), /^it failed: TypeError ERR_INVALID_URL in/],
    [
      "several lines",
      () => {
        throw new StartError("one\n  at two");
      },
      /^one at two$/,
    ],
    [
      "the database",
      () => {
        throw new DatabaseError("57P01", null, secret);
      },
      /^the database failed \(57P01\)/,
    ],
    [
      "the disk",
      () => {
        throw Object.assign(new Error(secret), { code: "ENOSPC", path: "/data" });
      },
      /^\/data: the disk is full\./,
    ],
    [
      "no error at all",
      () => {
        throw undefined;
      },
      /^it failed: error\. Report/,
    ],
    [
      "a text",
      () => {
        throw secret;
      },
      /^it failed: error\. Report/,
    ],
  ])("%s is one line, without its text", (_, fail, line) => {
    const said: string[] = [];
    const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
    const print = vi.spyOn(console, "error").mockImplementation((text) => void said.push(text));
    try {
      fail();
    } catch (error) {
      refuseToStart(error);
    }
    expect(exit).toHaveBeenCalledWith(1);
    exit.mockRestore();
    print.mockRestore();
    expect(said).toHaveLength(1);
    const [text = ""] = said.map((each) => each.replace("Maloca cannot start: ", ""));
    expect(text).toMatch(line);
    expect(text).not.toMatch(/\n|Ana|300|\s+at .+:\d+/);
  });
});

describe("a server that starts while PostgreSQL is away", () => {
  it("serves pages and answers 503 at once, and goes on by itself", async () => {
    const away = await createDatabase();
    const proxy = await startTcpProxy(away.url);
    await proxy.cut();
    const PORT = String(await freePort());
    const lines: string[] = [];
    const variables = { DATABASE_URL: proxy.url, PORT, DATA_DIR: await temporaryFolder() };
    const starting = testServer(variables, { log: logTo((line) => lines.push(line)) });
    const url = `http://127.0.0.1:${PORT}`;
    const status = (path: string) =>
      fetch(url + path).then(
        (answer) => answer.status,
        () => null,
      );
    await expect.poll(() => status("/healthz")).toBe(503);
    const refused = await fetch(url + paths.booking, post(booking));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await refused.json()).code).toBe("unavailable");
    expect(await status("/.well-known/security.txt")).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect(lines.join()).toMatch(/PostgreSQL is awaited.+nothing listens there/);
    expect(lines.join()).not.toMatch(/s3cret|\\n/);
    await proxy.restore();
    const server = await starting;
    expect(server.url).toBe(url);
    expect(await status("/healthz")).toBe(200);
    const stored = await fetch(url + paths.booking, post(booking));
    expect((await stored.json()).success).toBe(true);
    expect(await done(variables, "list")).toContain(booking.name);
    await server.close();
    await proxy.cut();
    await away.stop();
  });

  it("answers too while PostgreSQL accepts connections and says nothing", async () => {
    const silent = await createDatabase();
    const proxy = await startTcpProxy(silent.url);
    proxy.freeze();
    const PORT = String(await freePort());
    const starting = testServer({ DATABASE_URL: proxy.url, PORT });
    const health = () =>
      fetch(`http://127.0.0.1:${PORT}/healthz`).then(
        (a) => a.status,
        () => null,
      );
    await expect.poll(health, { timeout: 5000 }).toBe(503);
    proxy.thaw();
    await (await starting).close();
    await proxy.cut();
    await silent.stop();
  });

  it("ends all the same where something is wrong that does not change by itself", async () => {
    const PORT = String(await freePort());
    const wrong = server.url.replace("s3cret", "wr0ng");
    const { host, pathname } = new URL(server.url);
    // The first of two hosts is away: the second's refusal may be a failover that is not over.
    await expect(testServer({ DATABASE_URL: wrong, PORT, DATA_DIR })).rejects.toThrow(StartError);
    const ended = await runCommand(["list"], {
      DATABASE_URL: `postgres://maloca:s3cret@127.0.0.1:1,${host}${pathname}x`,
    });
    expect(ended.stderr).toMatch(/esa base no existe/);
  });
});

// tier: merge

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_ANON_KEY, formPaths, headers, paths, REFERENCE_HEADER } from "@maloca/catalog";
import { createClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { install } from "../../../examples/test/install";
import { type Launched, watch } from "../../tooling/programs/launch";
import { serveOnLoopback } from "../../tooling/programs/loopback";
import { serve } from "../src/edge";
import { createLeadAdmin } from "../src/leads/admin";
import type { Database } from "../src/storage/database";
import { migrate } from "../src/storage/migrate";
import { openPostgres } from "../src/storage/node/postgres";
import { emptyTables } from "./databases";
import { decode, type Mailbox, startMailbox } from "./mailbox";
import { startTcpProxy, type TcpProxy } from "./ports";
import { startPostgres } from "./postgres";
import { booking, contact, newsletter, post, submitted, tripRequest } from "./samples";
import { cookiesOf, pressed, sealIn } from "./team-session";
import { hostedRights, hostedRoles, migrations } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const supabase = fileURLToPath(new URL("../supabase", import.meta.url));

/** The runtime of edge functions: 92 MB that one test file needs, so it is not among the packages. */
const RUNTIME = JSON.stringify({ private: true, dependencies: { deno: "2.9.6" } });

/** Its program, installed once a clone. */
async function denoProgram(): Promise<string> {
  const folder = await install("deno", RUNTIME);
  return createRequire(join(folder, "package.json"))("deno/install_api.cjs").runInstall();
}

/** Removes the globals of Node that an older runtime does not have. */
const WITHOUT_NODE_GLOBALS = `data:text/javascript,${encodeURIComponent(
  "for (const name of ['Buffer', 'process', 'setImmediate', 'clearImmediate']) delete globalThis[name];",
)}`;

/**
 * A gateway as a hosted project has it, before the functions as they are deployed: on Deno, which may reach the
 * network of this machine, read the environment, and nothing else: no registry and no file. Each has a
 * process of its own, which the first call to it starts.
 */
async function startFunctions(variables: Record<string, string>) {
  const program = await denoProgram();
  const env = {
    ...{ DENO_DIR: await temporaryFolder(), DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0" },
    ...{ DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1", ...variables },
  };
  const options = [
    ...["--no-remote", "--no-npm", "--cached-only", "--no-config", "--no-lock", "--no-prompt"],
    ...["--preload", WITHOUT_NODE_GLOBALS, "--allow-net=127.0.0.1", "--allow-env"],
  ];
  const config = readFileSync(join(supabase, "config.toml"), "utf8");
  const started = new Map<string, Launched>();
  const functionOf = (name: string) => {
    const file = join(supabase, "functions", name, "index.ts");
    const known =
      started.get(name) ??
      watch(spawn(program, ["run", ...options, file], { env }), /Listening on (http\S+)\n/);
    started.set(name, known);
    return known.url;
  };

  const { url, close } = await serveOnLoopback(async (incoming, outgoing) => {
    const refuse = (status: number, message: string) => outgoing.writeHead(status).end(message);
    const [, name, rest] = /^\/functions\/v1\/([\w-]+)(.*)$/.exec(incoming.url ?? "") ?? [];
    if (!name || name.startsWith("_")) return refuse(404, "Requested function was not found");
    const { method, headers, socket } = incoming;
    const open = config.includes(`[functions.${name}]\nverify_jwt = false\n`);
    const token = /^Bearer \w+\.\w+\.\w+$/.test(headers.authorization ?? "");
    if (!open && !token && method !== "OPTIONS") return refuse(401, "Invalid JWT");
    const callers = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
    try {
      const address = new URL(`/${name}${rest}`, await functionOf(name));
      const sent = { ...headers, "x-forwarded-for": callers };
      const call = request(address, { method, headers: sent }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      call.on("error", () => refuse(502, "The function was cut off"));
      incoming.pipe(call);
    } catch {
      refuse(503, "The function did not start");
    }
  });
  return {
    url,
    /** What all of them have printed. */
    output: () => [...started.values()].map(({ output }) => output()).join(""),
    async stop() {
      await close();
      for (const { child } of started.values()) child.kill("SIGKILL");
      await Promise.all([...started.values()].map(({ ended }) => ended));
    },
  };
}

/** Who owns a hosted project's tables: a role with few rights, and no way around row security. */
const OWNER = `
  create role project login createrole password 's3cret';
  grant create on database postgres to project;
  grant all on schema public to project;
`;
const TEAM = "equipo@maloca.example";
const SECRET = "a-secret-of-the-scheduler";
const LIMIT = 6;

describe("a hosted project's edge functions on Deno", () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let database: Database;
  let databaseProxy: TcpProxy;
  let mailbox: Mailbox;
  let functions: Awaited<ReturnType<typeof startFunctions>>;
  beforeAll(async () => {
    [server, mailbox] = await Promise.all([startPostgres(), startMailbox({ secure: true })]);
    const url = new URL(server.url);
    const superuser = await openPostgres(url.href);
    await superuser.exec(OWNER);
    await superuser.close();
    url.username = "project";
    database = await openPostgres(url.href);
    await database.exec(`${hostedRoles} ${hostedRights} grant anon to project;`);
    await migrate(database, await migrations());
    databaseProxy = await startTcpProxy(url.href);
    functions = await startFunctions({
      SUPABASE_DB_URL: databaseProxy.url,
      SUPABASE_ANON_KEY: "a.legacy.key",
      ANON_KEY: DEFAULT_ANON_KEY,
      RATE_LIMIT: String(LIMIT),
      // Variables of the host itself.
      PORT: "tcp://10.0.0.1",
      HOST: "a host",
      SMTP_URL: `${mailbox.url}?tls.rejectUnauthorized=false`,
      MAIL_TO: TEAM,
      MAIL_FROM: `Maloca <${TEAM}>`,
      MAIL_SECRET: SECRET,
      RETENTION_DAYS: "booking:30",
    });
  });
  afterAll(async () => {
    await functions?.stop();
    await mailbox?.stop();
    await database?.close();
    await databaseProxy?.cut();
    await server?.stop();
  });
  beforeEach(() => emptyTables(database));

  const list = () => createLeadAdmin(database).list();

  /** Each call seems to come from another visitor. */
  let visitors = 0;
  const visitor = (key = DEFAULT_ANON_KEY) =>
    createClient(functions.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { "x-forwarded-for": `198.51.100.${++visitors}` } },
      // Node 20 has no WebSocket of its own, and nothing here opens one.
      realtime: { transport: class {} as object as typeof WebSocket },
    }).functions;

  const invoke = async (
    body: Record<string, unknown>,
    { name = "send-booking-request", from = visitor(), key = "" } = {},
  ) => {
    const { data, error, response } = await from.invoke(name, {
      body,
      ...(key && { headers: { [headers.idempotencyKey]: key } }),
    });
    return { data, error, response, status: response?.status };
  };

  /** A call that a CDN forwards: the gateway's path before that of the site. */
  const call = (path: string, init: RequestInit) =>
    fetch(`${functions.url}${path.startsWith("/functions/") ? "" : "/functions/v1"}${path}`, {
      ...init,
      headers: { "x-forwarded-for": `198.51.100.${++visitors}`, ...init.headers },
    });

  const sendMail = (secret = SECRET) =>
    call("/functions/v1/send-mail", {
      method: "POST",
      headers: { authorization: `Bearer ${secret}` },
    });

  it("start while the database is away, answer 503 and go on when it is back", async () => {
    // What is answered with 503 may have been stored all the same: hence the key.
    const ask = async () => (await invoke(booking, { key: "again" })).response;
    await databaseProxy.cut();
    // The first call starts the function.
    const answers = await Promise.all([ask(), sendMail()]);
    await databaseProxy.restore();
    for (const answer of answers) {
      expect([answer?.status, answer?.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await answer?.json()).toMatchObject({ code: "unavailable" });
    }
    await expect.poll(async () => (await ask())?.status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ["send-booking-request", booking],
    ["send-alliance-email", contact],
  ])("take %s from the official client", async (name, body) => {
    const { data, error } = await invoke(body, { name });
    expect(error).toBeNull();
    const [lead] = await list();
    expect(lead).toMatchObject({ ...body, mail: { state: "queued" }, confirmation: "queued" });
    expect(data).toEqual({ success: true, reference: lead?.reference });
  });

  it("erase at the scheduler's call what was kept long enough", async () => {
    await invoke(booking);
    await invoke(contact, { name: "send-alliance-email" });
    await database.exec("delete from maloca.outbox");
    await database.exec("update maloca.leads set created_at = now() - interval '31 days'");
    // Something of today and of the days between: a clock that is far ahead of all that is stored erases nothing.
    await invoke(contact, { name: "send-alliance-email" });
    await database.exec(
      "update maloca.leads set created_at = now() - interval '15 days' where created_at > now() - interval '1 day'",
    );
    await invoke(contact, { name: "send-alliance-email" });
    await sendMail();
    expect((await list()).map(({ kind }) => kind)).toEqual(["alliance", "alliance", "alliance"]);
  });

  it("take a sign-up and a form without scripts where a CDN passes them on", async () => {
    const answer = await call(`${paths.newsletter}/portal/form`, post(newsletter));
    expect(answer.status).toBe(200);
    const typed = { ...tripRequest, num_travelers: "4" };
    const send = (headers: Record<string, string>) =>
      call(formPaths.tripRequest, submitted(typed, headers));
    const from = { "x-forwarded-for": "198.51.100.250" };
    const page = await send({ ...from, "sec-fetch-site": "same-origin" });
    expect(page.status).toBe(200);
    // The same visitor's, whose older browser names the page alone.
    const old = {
      ...from,
      origin: "https://www.maloca.test",
      "x-forwarded-host": "www.maloca.test",
    };
    expect((await send(old)).status).toBe(200);
    const [asked, signedUp] = await list();
    expect([signedUp?.kind, asked?.kind]).toEqual(["newsletter", "trip-request"]);
    expect(await page.text()).toContain(asked?.reference);
  });

  it("count the calls of an address over all functions, and nobody else's", async () => {
    const names = ["send-booking-request", "send-alliance-email"];
    const minute = () => Math.floor(Date.now() / 60_000);
    let statuses: (number | undefined)[] = [];
    for (let begun = -1; begun !== minute(); ) {
      begun = minute();
      const from = visitor();
      statuses = [];
      while (statuses.length <= LIMIT)
        statuses.push((await invoke({}, { name: names[statuses.length % 2], from })).status);
    }
    expect(statuses).toEqual([...Array(LIMIT).fill(400), 429]);
    expect((await invoke(booking)).status).toBe(200);
  });

  it("send the mails when a scheduler that knows the secret calls, over TLS, each once", async () => {
    const before = mailbox.mails.length;
    await invoke(booking);
    // As a page of the project does it, past the functions.
    await database.tx(async (session) => {
      await session.exec("set local role anon");
      await session.query(
        "insert into public.trip_requests (first_name, last_name, email) values ($1, $2, $3)",
        [tripRequest.first_name, tripRequest.last_name, tripRequest.email],
      );
    });
    expect((await sendMail("another-secret")).status).toBe(401);
    mailbox.refuseWith(451);
    expect(await (await sendMail()).json()).toEqual({ sent: 0, queued: 4, dead: 0 });
    mailbox.refuseWith(null);
    await createLeadAdmin(database).retry();
    const answer = await sendMail();
    expect(await answer.json()).toEqual({ sent: 4, queued: 0, dead: 0 });
    const mails = mailbox.mails.slice(before);
    expect(mails.map(({ to }) => to.join()).sort()).toEqual(
      [TEAM, TEAM, booking.email, tripRequest.email].sort(),
    );
    expect(mails.map(({ raw }) => decode(raw)).join()).toContain("Ana María Ñáñez");
    expect(await (await sendMail()).json()).toEqual({ sent: 0, queued: 0, dead: 0 });
    expect(mailbox.mails).toHaveLength(before + 4);
  });

  it("let the team in, whose button changes the lead", async () => {
    const reference = String((await invoke(booking)).response?.headers.get(REFERENCE_HEADER));
    const call = (path: string, init?: RequestInit) =>
      fetch(`${functions.url}/functions/v1${path}`, { redirect: "manual", ...init });
    const before = mailbox.mails.length;
    const browser = cookiesOf(await call("/equipo/enlace", pressed({ email: TEAM })));
    await sendMail();
    const texts = mailbox.mails.slice(before).map(({ raw }) => decode(raw));
    const link = /\/equipo\/entrar\/\w+/.exec(texts.join())?.[0] ?? "no link";
    const cookie = cookiesOf(await call(link, pressed({}, browser)));
    const page = await (await call(`/equipo/${reference}`, { headers: { cookie } })).text();
    expect(page).toContain(booking.name);
    const answer = async () => (await createLeadAdmin(database).list())[0]?.answer?.state;
    expect(await answer()).toBeUndefined();
    await call(
      `/equipo/${reference}`,
      pressed({ reference, act: "answered", seal: sealIn(page) }, cookie),
    );
    expect(await answer()).toBe("answered");
  });
});

describe("a function", () => {
  beforeEach(() => {
    vi.spyOn(console, "log").mockImplementation(() => {});
  });
  afterEach(() => vi.restoreAllMocks());

  it("knows the project's key unless another is set, also where its path is complete", async () => {
    const project = { SUPABASE_DB_URL: "postgres://127.0.0.1:1/d", RATE_LIMIT: "0" };
    const SUPABASE_ANON_KEY = "a.legacy.key";
    const call = post({}, { [headers.apiKey]: SUPABASE_ANON_KEY });
    for (const [own, code] of [
      [{ SUPABASE_ANON_KEY }, "invalid_request"],
      [{ SUPABASE_ANON_KEY, ANON_KEY: "other" }, "unauthorized"],
    ] as const) {
      const request = new Request(`https://project.example${paths.contact}`, call);
      const answer = await serve({ ...project, ...own })(request);
      expect((await answer.json()).code).toBe(code);
    }
  });

  it("says that the mails of a project without a mail server are not sent", async () => {
    const call = new Request("https://project.example/send-mail", { method: "POST" });
    const answer = await serve({ SUPABASE_DB_URL: "postgres://127.0.0.1:1/d" })(call);
    expect([answer.status, (await answer.json()).code]).toEqual([503, "mail_not_set"]);
  });
});

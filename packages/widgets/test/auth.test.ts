// tier: merge

import type { IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import {
  base64url,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { serveOnLoopback } from "../../tooling/programs/loopback";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { type Auth, createAuth } from "../src/auth";

const KEY = { alg: "ES256", kid: "key-1" };

interface Call {
  method: string;
  path: string;
  authorization: string;
  body: string;
}

const user = { id: "5f0c", email: "ana@example.org", aud: "authenticated" };

/** The redirect address of the application that asks for the authorization. */
const redirectTo = (url: string, action: string) => `${url}/return?action=${action}`;

/** An auth server on loopback that signs real tokens, and accepts any token it is asked about. */
async function startAuthServer(page = "") {
  const { publicKey, privateKey } = await generateKeyPair(KEY.alg, { extractable: true });
  const keys = [{ ...(await exportJWK(publicKey)), ...KEY, use: "sig" }];
  const calls: Call[] = [];

  /** A signed token. It expires in an hour, or as its claims say. */
  const sign = (claims: JWTPayload = {}, { kid = KEY.kid, key = privateKey } = {}) =>
    new SignJWT({ sub: user.id, exp: Math.floor(Date.now() / 1000) + 3600, ...claims })
      .setProtectedHeader({ alg: KEY.alg, kid, typ: "JWT" })
      .sign(key);

  const session = async () => ({
    access_token: await sign(),
    refresh_token: "refresh",
    expires_in: 3600,
    token_type: "bearer",
    user,
  });

  async function answer(call: Call): Promise<[status: number, body: unknown]> {
    const path = call.path.replace("/auth/v1", "");
    if (path === "/.well-known/jwks.json") return [200, { keys }];
    if (path === "/user") return [200, user];
    const [, id, consent] = path.match(/^\/oauth\/authorizations\/(known-1)(\/consent)?$/) ?? [];
    if (!id) return [404, { error_code: "oauth_authorization_not_found", message: "Unknown" }];
    const token = call.authorization.replace("Bearer ", "");
    try {
      await jwtVerify(token, publicKey);
    } catch {
      return [401, { error_code: "bad_jwt", message: "The token does not hold" }];
    }
    if (!consent) {
      return [200, { authorization_id: id, client: { name: "Aliada" }, scope: "email", user }];
    }
    return [200, { redirect_url: redirectTo(url, JSON.parse(call.body).action) }];
  }

  const { url, close } = await serveOnLoopback(async (request, response) => {
    const call = await read(request);
    if (!call.path.startsWith("/auth/")) {
      const script = call.path === "/page.js";
      response.writeHead(200, { "content-type": script ? "text/javascript" : "text/html" });
      return response.end(script ? page : "<!doctype html><title>Aliada</title>");
    }
    calls.push(call);
    const [status, body] = await answer(call);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  return { url, calls, keys, sign, session, stop: close };
}

type AuthServer = Awaited<ReturnType<typeof startAuthServer>>;

async function read(request: IncomingMessage): Promise<Call> {
  let body = "";
  for await (const chunk of request) body += chunk;
  const { method = "", url = "", headers } = request;
  return { method, path: url, authorization: headers.authorization ?? "", body };
}

const browser = testBrowser();
let server: AuthServer;
let opened: Auth[] = [];
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents:
        'import { createAuth } from "@maloca/widgets/auth"; Object.assign(window, { createAuth });',
      resolveDir: fileURLToPath(new URL("..", import.meta.url)),
    },
    bundle: true,
    write: false,
    format: "esm",
    // The package as installed, not its sources.
    tsconfigRaw: {},
  });
  server = await startAuthServer(outputFiles[0]?.text);
});
afterAll(() => server?.stop());
beforeEach(() => {
  server.calls.length = 0;
});
afterEach(async () => {
  for (const auth of opened) await auth.close();
  opened = [];
});

/** Where the session of this server is kept. */
const keptAs = (endpoint = server.url) => `maloca-session ${endpoint}`;

/** What a browser's local storage is, for one test. */
function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function connect(kept = storage(), endpoint = server.url): Auth {
  const auth = createAuth({ endpoint, storage: kept });
  opened.push(auth);
  return auth;
}

async function signedIn(kept = storage()): Promise<Auth> {
  const auth = connect(kept);
  expect((await auth.setSession(await server.session())).error).toBeNull();
  server.calls.length = 0;
  return auth;
}

const called = () => server.calls.map(({ method, path }) => `${method} ${path}`);
const refused = (message: string) => ({ data: null, error: { message } });

describe("claims", () => {
  it("are given once a published key has vouched for them, and after their time only if it may be over", async () => {
    const auth = connect();
    const token = await server.sign({ role: "team" });
    expect(await auth.getClaims(token)).toMatchObject({ data: { sub: "5f0c", role: "team" } });
    for (const [exp, message] of [
      [1, "JWT has expired"],
      [undefined, "Missing exp claim"],
      ["mañana", "Missing exp claim"],
    ]) {
      const over = await server.sign({ exp } as JWTPayload);
      expect(await auth.getClaims(over)).toMatchObject(refused(`${message}`));
      expect((await auth.getClaims(over, { allowExpired: true })).error).toBeNull();
    }
  });

  it("are refused where another key or a shared secret signed them, nobody did, somebody changed them, or nobody published their key", async () => {
    const { privateKey: key } = await generateKeyPair(KEY.alg);
    const claims = { sub: "5f0c", exp: 9_999_999_999 };
    const secret = new TextEncoder().encode(JSON.stringify(server.keys[0]));
    const hs256 = (kid?: string) =>
      new SignJWT(claims).setProtectedHeader({ alg: "HS256", ...(kid && { kid }) }).sign(secret);
    const none = new UnsecuredJWT(claims).encode();
    const [head, payload, signature] = (await server.sign()).split(".");
    const other = base64url.encode('{"sub":"otra","exp":9999999999}');
    const noneWithKey = base64url.encode(JSON.stringify({ ...KEY, alg: "none" }));
    const nothing = base64url.encode("null");
    const auth = await signedIn();
    for (const token of [
      await server.sign({}, { key }),
      await server.sign({}, { key, kid: "unknown" }),
      await server.sign({}, { key, kid: "" }),
      await hs256(),
      await hs256(KEY.kid),
      none,
      `${head}.${other}.${signature}`,
      `${noneWithKey}.${payload}.AA`,
      `${nothing}.${nothing}.AA`,
      ...["", "a", "a.b.c", "../../x.y.z"],
    ]) {
      for (const allowExpired of [false, true]) {
        const { data, error } = await auth.getClaims(token, { allowExpired });
        expect([data, error?.name], token).toEqual([null, "AuthInvalidJwtError"]);
      }
    }
    // The server would have said yes to each.
    expect(called().filter((call) => call.endsWith("/user"))).toEqual([]);
  });

  it("of another server's token are refused, though both are asked from one page", async () => {
    const other = await startAuthServer();
    const token = await server.sign({}, { kid: "only-here" });
    server.keys.push({ ...server.keys[0], kid: "only-here" } as (typeof server.keys)[number]);
    try {
      expect((await connect().getClaims(token)).error).toBeNull();
      expect(await connect(storage(), other.url).getClaims(token)).toMatchObject(
        refused("Invalid JWT signature"),
      );
    } finally {
      server.keys.pop();
      await other.stop();
    }
  });

  it("are the session's own where no token is given", async () => {
    expect(await (await signedIn()).getClaims()).toMatchObject({ data: { sub: "5f0c" } });
    expect(await connect().getClaims()).toMatchObject({
      data: null,
      error: { name: "AuthSessionMissingError" },
    });
  });
});

it("keeps the session, which another page finds again, and forgets it", async () => {
  const kept = storage();
  const first = await signedIn(kept);
  expect([...kept.kept.keys()]).toEqual([keptAs()]);
  const second = connect(kept);
  expect((await second.getSession()).data.session?.access_token).toBe(
    (await first.getSession()).data.session?.access_token,
  );
  await second.signOut();
  expect(kept.kept.size).toBe(0);
});

describe("an authorization", () => {
  it("is read, approved and denied with the session's token", async () => {
    const auth = await signedIn();
    expect(await auth.getAuthorization("known-1")).toMatchObject({
      data: { authorization_id: "known-1", client: { name: "Aliada" } },
      error: null,
    });
    const options = { skipBrowserRedirect: true };
    for (const action of ["approve", "deny"] as const) {
      expect(await auth[action]("known-1", options)).toEqual({
        data: { redirect_url: redirectTo(server.url, action) },
        error: null,
      });
    }
    const path = "/auth/v1/oauth/authorizations/known-1";
    expect(called()).toEqual([`GET ${path}`, `POST ${path}/consent`, `POST ${path}/consent`]);
    expect(server.calls.slice(1).map(({ body }) => JSON.parse(body))).toEqual([
      { action: "approve" },
      { action: "deny" },
    ]);
  });

  it.each(["getAuthorization", "approve", "deny"] as const)(
    "is asked for neither without a session nor with an id that could lead elsewhere: %s",
    async (name) => {
      expect(await connect()[name]("known-1")).toMatchObject({
        data: null,
        error: { name: "AuthSessionMissingError" },
      });
      const auth = await signedIn();
      const ids = ["../", ".", "", "%2f", "known-1/consent", "known-1?x", "known-1#x", "a\n"];
      for (const id of [...ids, "known-1\\..", "ñ", " known-1", "a".repeat(129), null, {}]) {
        expect(await auth[name](id as string)).toMatchObject(refused("Invalid authorization id"));
      }
      expect(called()).toEqual([]);
    },
  );

  it("that the server does not know is an error with its code", async () => {
    expect(await (await signedIn()).getAuthorization("unknown")).toMatchObject({
      data: null,
      error: { code: "oauth_authorization_not_found", status: 404 },
    });
  });
});

it("gives no data and an error while the network is down", async () => {
  // The client logs to the console too.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const kept = storage();
  await signedIn(kept);
  const gone = await startAuthServer();
  await gone.stop();
  kept.setItem(keptAs(gone.url), kept.getItem(keptAs()) ?? "");
  const auth = connect(kept, gone.url);
  const options = { skipBrowserRedirect: true };
  for (const answer of [
    await auth.getAuthorization("known-1"),
    await auth.approve("known-1", options),
    await auth.deny("known-1", options),
    await auth.getClaims(await server.sign()),
  ]) {
    expect(answer).toMatchObject({ data: null, error: { name: "AuthRetryableFetchError" } });
  }
});

it("keeps the session in a browser's local storage, and goes where the consent leads", async () => {
  const page = await browser.newPage();
  const open = async () => {
    await page.goto(`${server.url}/page`);
    await page.addScriptTag({ url: "/page.js", type: "module" });
    await page.waitForFunction("window.createAuth");
  };
  await open();
  const tokens = await server.session();
  await page.evaluate(`(window.auth = createAuth()).setSession(${JSON.stringify(tokens)})`);
  await open();
  expect(await page.evaluate("localStorage.getItem('maloca-session')")).toContain(
    tokens.access_token,
  );
  await page.evaluate("window.auth = createAuth()");
  expect(
    await page.evaluate("auth.approve('known-1', { skipBrowserRedirect: true })"),
  ).toMatchObject({ data: { redirect_url: redirectTo(server.url, "approve") } });
  expect(page.url()).toBe(`${server.url}/page`);
  await Promise.all([
    page.waitForURL(redirectTo(server.url, "deny")),
    page.evaluate("void auth.deny('known-1')"),
  ]);
});

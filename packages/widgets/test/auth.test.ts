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

const algorithms = ["ES256", "RS256"] as const;
type Algorithm = (typeof algorithms)[number];

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
  const pairs = {
    ES256: await generateKeyPair("ES256", { extractable: true }),
    RS256: await generateKeyPair("RS256", { extractable: true }),
  };
  const keys = await Promise.all(
    algorithms.map(async (alg) => ({
      ...(await exportJWK(pairs[alg].publicKey)),
      kid: `key-${alg}`,
      alg,
      use: "sig",
    })),
  );
  const calls: Call[] = [];
  let refreshes = 0;

  /** A signed token. It expires so many seconds from now, or as its claims say. */
  const sign = (
    alg: Algorithm,
    {
      seconds = 3600 as number | null,
      kid = `key-${alg}`,
      key = pairs[alg].privateKey,
      claims = {} as JWTPayload,
    },
  ) => {
    const exp = seconds !== null && { exp: Math.floor(Date.now() / 1000) + seconds };
    return new SignJWT({ sub: user.id, ...exp, ...claims })
      .setProtectedHeader({ alg, kid, typ: "JWT" })
      .sign(key);
  };

  const session = async (seconds: number) => ({
    access_token: await sign("ES256", { seconds }),
    refresh_token: `refresh-${refreshes}`,
    expires_in: seconds,
    token_type: "bearer",
    user,
  });

  async function answer(call: Call): Promise<[status: number, body: unknown]> {
    const path = call.path.replace("/auth/v1", "");
    if (path === "/.well-known/jwks.json") return [200, { keys }];
    if (path === "/user") return [200, user];
    if (path === "/token?grant_type=refresh_token") {
      if (JSON.parse(call.body).refresh_token !== `refresh-${refreshes}`) {
        return [400, { error_code: "refresh_token_not_found", message: "Unknown refresh token" }];
      }
      refreshes++;
      return [200, await session(3600)];
    }
    const [, id, consent] = path.match(/^\/oauth\/authorizations\/(known-1)(\/consent)?$/) ?? [];
    if (!id) return [404, { error_code: "oauth_authorization_not_found", message: "Unknown" }];
    const token = call.authorization.replace("Bearer ", "");
    try {
      await jwtVerify(token, pairs.ES256.publicKey);
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
  return {
    url,
    calls,
    keys,
    sign,
    session,
    stop: close,
  };
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
  expect((await auth.setSession(await server.session(3600))).error).toBeNull();
  server.calls.length = 0;
  return auth;
}

const called = () => server.calls.map(({ method, path }) => `${method} ${path}`);
const refused = (message: string) => ({ data: null, error: { message } });
const INVALID = refused("Invalid JWT signature");

describe.each(algorithms)("the claims of an %s token", (alg) => {
  const other = algorithms.find((name) => name !== alg) ?? alg;

  it("are given once a published key has vouched for them, and after their time only if it may be over", async () => {
    const auth = connect();
    const token = await server.sign(alg, { claims: { role: "team" } });
    expect(await auth.getClaims(token)).toMatchObject({ data: { sub: "5f0c", role: "team" } });
    const over = await server.sign(alg, { seconds: -60 });
    expect(await auth.getClaims(over)).toMatchObject(refused("JWT has expired"));
    expect((await auth.getClaims(over, { allowExpired: true })).error).toBeNull();
  });

  it("are refused when another key signed them, somebody changed them, or nobody published their key", async () => {
    const { privateKey: key } = await generateKeyPair(alg);
    const [head, , signature] = (await server.sign(alg, {})).split(".");
    const changed = [head, base64url.encode('{"sub":"otra","exp":9999999999}'), signature];
    const unknown = ["unknown", "", `key-${other}`].map((kid) => server.sign(alg, { kid, key }));
    for (const token of [
      await server.sign(alg, { key }),
      changed.join("."),
      ...(await Promise.all(unknown)),
    ]) {
      for (const allowExpired of [false, true]) {
        expect(await connect().getClaims(token, { allowExpired })).toMatchObject(INVALID);
      }
    }
    // The server would have said yes to each.
    expect(called().filter((call) => call.endsWith("/user"))).toEqual([]);
  });
});

describe("claims", () => {
  it("without a time of expiry are refused, unless it may be over", async () => {
    for (const exp of [undefined, "mañana"]) {
      const token = await server.sign("ES256", {
        claims: { exp } as { exp?: number },
        seconds: null,
      });
      expect(await connect().getClaims(token)).toMatchObject(refused("Missing exp claim"));
      expect((await connect().getClaims(token, { allowExpired: true })).error).toBeNull();
    }
  });

  it("of an unsigned token, of a shared secret and of rubbish are refused", async () => {
    const claims = { sub: "5f0c", exp: 9_999_999_999 };
    const secret = new TextEncoder().encode(JSON.stringify(server.keys[0]));
    const hs256 = (kid?: string) =>
      new SignJWT(claims).setProtectedHeader({ alg: "HS256", ...(kid && { kid }) }).sign(secret);
    const none = new UnsecuredJWT(claims).encode();
    const [, payload] = none.split(".");
    const noneWithKey = [base64url.encode('{"alg":"none","kid":"key-ES256"}'), payload, "AA"];
    const auth = await signedIn();
    const rubbish = [
      "",
      "a",
      "a.b.c",
      `${base64url.encode("null")}.${base64url.encode("null")}.AA`,
    ];
    const secrets = [await hs256(), await hs256("key-ES256")];
    for (const token of [...secrets, none, noneWithKey.join("."), ...rubbish, "../../x.y.z"]) {
      const { data, error } = await auth.getClaims(token, { allowExpired: true });
      expect([data, error?.name], token).toEqual([null, "AuthInvalidJwtError"]);
    }
    expect(called().filter((call) => call.endsWith("/user"))).toEqual([]);
  });

  it("of another server's token are refused, though both are asked from one page", async () => {
    const other = await startAuthServer();
    const token = await server.sign("ES256", { kid: "only-here" });
    server.keys.push({ ...server.keys[0], kid: "only-here" } as (typeof server.keys)[number]);
    try {
      expect((await connect().getClaims(token)).error).toBeNull();
      expect(await connect(storage(), other.url).getClaims(token)).toMatchObject(INVALID);
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

describe("the session", () => {
  it("is kept, found again by another page, and forgotten", async () => {
    const kept = storage();
    const first = await signedIn(kept);
    expect([...kept.kept.keys()]).toEqual([keptAs()]);
    const second = connect(kept);
    expect((await second.getSession()).data.session?.refresh_token).toBe(
      (await first.getSession()).data.session?.refresh_token,
    );
    await second.signOut();
    expect(kept.kept.size).toBe(0);
  });
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
    await auth.getClaims(await server.sign("ES256", {})),
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
  const tokens = await server.session(3600);
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

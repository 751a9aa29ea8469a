import type { IncomingMessage } from "node:http";
import { exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { serveOnLoopback } from "../../tooling/programs/loopback";

export const algorithms = ["ES256", "RS256"] as const;
type Algorithm = (typeof algorithms)[number];

export interface Call {
  method: string;
  path: string;
  authorization: string;
  body: string;
}

const user = { id: "5f0c", email: "ana@example.org", aud: "authenticated" };

/** The redirect address of the application that asks for the authorization. */
export const redirectTo = (url: string, action: string) => `${url}/return?action=${action}`;

/** An auth server on loopback that signs real tokens, and accepts any token it is asked about. */
export async function startAuthServer(page = "") {
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

export type AuthServer = Awaited<ReturnType<typeof startAuthServer>>;

async function read(request: IncomingMessage): Promise<Call> {
  let body = "";
  for await (const chunk of request) body += chunk;
  const { method = "", url = "", headers } = request;
  return { method, path: url, authorization: headers.authorization ?? "", body };
}

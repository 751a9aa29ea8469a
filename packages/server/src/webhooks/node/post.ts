import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Environment } from "../../environment";
import type { Post } from "../deliver";
import { type Allowed, isUnderTest, refusalOf } from "../destination";
import { publicAddress } from "./public-address";

/** After so long without an answer the delivery is tried again later. */
const PATIENCE_MS = 15_000;

export const allowedHosts = ({ WEBHOOK_HOSTS }: Pick<Environment, "WEBHOOK_HOSTS">): Allowed => ({
  hosts: WEBHOOK_HOSTS ?? [],
  loopback: isUnderTest(),
});

/**
 * Posts JSON to an allowed host. Its name is resolved once, all its IP addresses must be public, and the call goes
 * to a checked one. Redirects are not followed.
 */
export function createPost(allowed: Allowed, patience = PATIENCE_MS): Post {
  return async (url, body, headers) => {
    const refusal = refusalOf(url, allowed);
    if (refusal) throw new Error(refusal);
    const { protocol, hostname, host, port, pathname, search } = new URL(url);
    // Includes the DNS lookup, which may get no answer.
    const signal = AbortSignal.timeout(patience);
    const address = await publicAddress(hostname, allowed, signal);
    const call = protocol === "https:" ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const outgoing = call(
        {
          method: "POST",
          host: address,
          servername: hostname,
          port: port || undefined,
          path: pathname + search,
          headers: { ...headers, host, "content-length": Buffer.byteLength(body) },
          signal,
          agent: false,
        },
        (answer) => {
          // Only the status matters: the body is not read.
          answer.destroy();
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
        },
      );
      outgoing.on("error", reject);
      outgoing.end(body);
    });
  };
}

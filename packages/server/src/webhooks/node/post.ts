import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Environment } from "../../environment";
import type { Post } from "../deliver";
import { type Allowed, isUnderTest, refusalOf } from "../destination";
import { publicAddress } from "./public-address";

/** After so long without an answer the delivery is tried again later. */
const PATIENCE_MS = 15_000;

/** Where the environment lets webhooks go. */
export const allowedHosts = ({ WEBHOOK_HOSTS }: Pick<Environment, "WEBHOOK_HOSTS">): Allowed => ({
  hosts: WEBHOOK_HOSTS ?? [],
  loopback: isUnderTest(),
});

/**
 * Posts JSON to an allowed address. The name is looked up once, every address of it must be public, and
 * the call goes to the one that was checked. Redirects are not followed.
 */
export function createPost(allowed: Allowed, patience = PATIENCE_MS): Post {
  return async (url, body, headers) => {
    const refusal = refusalOf(url, allowed);
    if (refusal) throw new Error(refusal);
    const { protocol, hostname, host, port, pathname, search } = new URL(url);
    // The look-up of the name included, which a name server may leave unanswered.
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
          // What it says is not read: only that it has taken the message.
          answer.destroy();
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
        },
      );
      outgoing.on("error", reject);
      outgoing.end(body);
    });
  };
}

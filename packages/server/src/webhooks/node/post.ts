import type { Environment } from "../../environment";
import type { Post } from "../deliver";
import { type Allowed, isUnderTest, refusalOf } from "../destination";
import { callChecked } from "./public-address";

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
    const answer = await callChecked(url, allowed, AbortSignal.timeout(patience), {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      body,
    });
    // Only the status matters: the body is not read.
    answer.destroy();
    return { status: answer.statusCode ?? 0, location: answer.headers.location };
  };
}

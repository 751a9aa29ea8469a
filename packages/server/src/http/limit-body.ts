import { BODY_LIMIT } from "@maloca/catalog";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/** Why a body is not read: it is too long, or packed. */
export type UnfitBody = 413 | 415;

/**
 * Lets no route meet a body that is longer than the limit or packed, however it is sent. A declared length is
 * trusted, because no more is read than it says; a body without one is counted while it arrives, which costs more
 * than twice as much (0.1 ms instead of 0.04).
 *
 * Nothing unpacks a body here, so none may say that it is packed: what a proxy in front would read differs from
 * what is stored, and a bomb would fill the memory of whatever unpacks it.
 */
export function limitBody(
  refuse: (c: Context, status: UnfitBody) => Response | Promise<Response>,
  mostBytes: (c: Context) => number = () => BODY_LIMIT,
): MiddlewareHandler {
  const count = bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => refuse(c, 413) });
  return async (c, next) => {
    const sentIn = c.req.header("transfer-encoding");
    if (isPacked(c.req.header("content-encoding")) || isPacked(sentIn)) return refuse(c, 415);
    const declared = !sentIn && c.req.header("content-length");
    if (!declared) return count(c, next);
    return Number(declared) <= mostBytes(c) ? next() : refuse(c, 413);
  };
}

/** Whether a list of codings names one that packs: neither `identity` nor `chunked` does. */
const isPacked = (codings = "") =>
  codings.split(",").some((coding) => !/^\s*(identity|chunked)?\s*$/i.test(coding));

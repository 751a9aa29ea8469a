import { PAGE_CHECK, type PageRead, type PageReadCode } from "@maloca/catalog/page-check";
import type { Hono } from "hono";
import * as z from "zod";
import { type RouteTools, refuse } from "./responses";

/** Reads a page; rejects with a {@link PageReadError}. */
export type ReadPage = (url: string) => Promise<PageRead>;

/** Why a page was not read. The message, in Spanish, names the address or the status. */
export class PageReadError extends Error {
  constructor(
    readonly code: PageReadCode,
    message = "",
  ) {
    super(message);
  }
}

/** Pages that are read at the same time: each may hold 1 MB and a connection for seconds. */
const AT_ONCE = 4;

const pageRequest = z.object({ url: z.string().max(2000) });

/** The address in a request's body; null if there is none. */
function addressIn(body: string): string | null {
  try {
    return pageRequest.parse(JSON.parse(body)).url;
  } catch {
    return null;
  }
}

export interface PageCheckOptions extends Pick<RouteTools, "secondsToWait" | "logCall"> {
  /** Without it nothing is read. */
  read: ReadPage | undefined;
}

/**
 * Reads a partner's page for the builder (docs/lead-server.md, `CHECK_HOSTS`). The page is answered as
 * JSON, never as a page, and to this origin alone: another one may neither send JSON nor read the answer.
 * GET says whether pages are read here.
 */
export function addPageCheck(app: Hono, options: PageCheckOptions): void {
  const { read, secondsToWait, logCall } = options;
  let reading = 0;

  app.get(PAGE_CHECK, (c) => c.json({ reads: !!read }, 200, { "Cache-Control": "no-store" }));

  app.post(PAGE_CHECK, logCall(PAGE_CHECK), async (c) => {
    const no = (
      status: 400 | 403 | 415 | 422 | 429,
      code: PageReadCode | "bad_request",
      why: string,
    ) => refuse(c, status, code, "The page was not read", { details: why });
    if (!read) return no(403, "checking_is_off", "");
    if ((c.req.header("Sec-Fetch-Site") ?? "same-origin") !== "same-origin")
      return no(403, "bad_request", "another origin");
    if (!/^application\/json\b/.test(c.req.header("Content-Type") ?? ""))
      return no(415, "bad_request", "not JSON");
    const wait = await secondsToWait(c);
    if (wait || reading >= AT_ONCE) {
      c.header("Retry-After", String(wait || 1));
      return no(429, "rate_limited", "");
    }
    // Counted before the body is read: calls that arrive together must not all pass.
    reading++;
    try {
      const address = addressIn(await c.req.text());
      if (address === null) return no(400, "bad_request", "not an address");
      return c.json(await read(address), 200, { "Cache-Control": "no-store" });
    } catch (error) {
      if (error instanceof PageReadError) return no(422, error.code, error.message);
      throw error;
    } finally {
      reading--;
    }
  });
}

import type { MiddlewareHandler } from "hono";

/** Of an answer that is no page: nothing in it loads, runs or is framed. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A drawing that somebody opens by its address has its inline styles, and no script. */
const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** What no page here asks a browser for. */
const UNUSED = "camera display-capture geolocation hid microphone midi payment serial usb".split(
  " ",
);

/** Headers of answers that a browser shows; those that a route has set itself stay. */
const PAGE_HEADERS = Object.entries({
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
});

/**
 * The strictest headers with which an answer works. A page that needs more says what, beside its content; who adds
 * a page and forgets it gets one that loads nothing.
 */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Not by `c.header`, which copies the whole response for each header.
  const { headers } = c.res;
  const add = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  headers.set("X-Content-Type-Options", "nosniff");
  const type = headers.get("Content-Type") ?? "";
  // Pictures may stand on other sites; pages, scripts and answers may not be loaded by them.
  if (!type.startsWith("image/")) add("Cross-Origin-Resource-Policy", "same-origin");
  // Opened as a page, a script shows its text, and would be one of this origin without a policy. It gets the shortest: a
  // booking loads eight of them, and the other headers would add 2 kB.
  if (type.startsWith("text/javascript")) return add("Content-Security-Policy", "sandbox");
  for (const [name, value] of PAGE_HEADERS) add(name, value);
  add("Content-Security-Policy", type.startsWith("image/svg") ? DRAWING : NOTHING);
};

import type { Config } from "vike/types";

export default {
  prerender: true,
  clientRouting: false,
  // Pages are React on the build machine only; no page code reaches the browser.
  meta: { Page: { env: { server: true } } },
} satisfies Config;

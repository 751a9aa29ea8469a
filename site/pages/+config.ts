import type { Config } from "vike/types";

export default {
  prerender: true,
  clientRouting: false,
  // React renders the pages during the build; no page's code reaches the browser.
  meta: { Page: { env: { server: true } } },
} satisfies Config;

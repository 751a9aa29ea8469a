import { settings } from "@maloca/catalog";
import { color } from "@maloca/widgets/theme/tokens";
import { palettes } from "./style/palettes";

/** Files for browsers and search engines, which the build writes beside the pages: text by file name. */
export const siteFiles = (addresses: readonly string[]): Record<string, string> => ({
  "robots.txt": robots,
  "sitemap.xml": sitemap(addresses),
  [MANIFEST.slice(1)]: manifest,
});

export const MANIFEST = "/site.webmanifest";
export const ICON = "/favicon.svg";
export const TOUCH_ICON = "/icons/180.png";

const robots = `User-agent: *
Allow: /

Sitemap: ${settings.siteUrl}/sitemap.xml
`;

/** Every page with a canonical address. */
const sitemap = (addresses: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...addresses].sort().map((address) => `<url><loc>${address}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");

const manifest = JSON.stringify({
  name: `${settings.brand}: ${settings.tagline}`,
  short_name: settings.brand,
  lang: "es-CO",
  start_url: "/",
  display: "minimal-ui",
  background_color: color.paper,
  theme_color: palettes.selva.ground,
  icons: [
    { src: ICON, sizes: "any", type: "image/svg+xml" },
    ...[192, 512].map((size) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  ],
});

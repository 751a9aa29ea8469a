import { settings } from "@maloca/catalog";
import { color } from "@maloca/widgets/theme/tokens";
import { ICON } from "./content/logo";
import { type OperatorPicture, operatorPictures } from "./content/operator-pictures";
import { palettes } from "./style/palettes";

/** Files for browsers and search engines, which the build writes beside the pages: text by file name. */
export const siteFiles = (addresses: readonly string[]): Record<string, string> => ({
  "robots.txt": robots,
  "sitemap.xml": sitemap(addresses),
  [MANIFEST.slice(1)]: manifest,
});

export const MANIFEST = "/site.webmanifest";

const { logo } = operatorPictures;

const asPng = ({ src, width, height, purpose }: OperatorPicture & { purpose: string }) => ({
  ...{ src, sizes: `${width}x${height}`, type: "image/png", purpose },
});

const icons = logo
  ? [asPng({ ...logo, purpose: "any" })]
  : [
      { src: ICON.href, sizes: "any", type: ICON.type },
      ...[192, 512].map((size) =>
        asPng({
          ...{ src: `/icons/${size}.png`, width: size, height: size, purpose: "any maskable" },
        }),
      ),
    ];

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
  icons,
});

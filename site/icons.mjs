/**
 * Draws the icons that must be raster from `public/favicon.svg`: `npm run icons -w @maloca/site`.
 * The results are committed.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { launchBrowser } from "../.config/browser.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const svg = await readFile(here("public/favicon.svg"), "utf8");
const ground = /<rect[^>]*fill="([^"]+)"/.exec(svg)?.[1];

/** `scale` leaves room for a mask; `square` has no round corners of its own, as iOS wants it. */
const icons = [
  { name: "180", size: 180, square: true },
  { name: "192", size: 192 },
  { name: "512", size: 512 },
  { name: "512-maskable", size: 512, scale: 0.8, square: true },
];

const browser = await launchBrowser();
for (const { name, size, scale = 1, square } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = size * scale;
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${square ? ground : "none"}">` +
      svg.replace(/width="64" height="64"/, `width="${side}" height="${side}"`),
  );
  await page.screenshot({ path: here(`public/icons/${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();

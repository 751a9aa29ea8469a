/**
 * Makes the site's two fonts: `node site/fonts/subset.mjs`. Run it when a font changes, or when a text needs a
 * letter that is not in `ALPHABET`. Writes `public/fonts/*.woff2`, their licences, and `fonts/faces.json` with
 * the metrics of fonts and fallbacks.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

/**
 * Metrics of fonts that are installed on devices: those of @capsizecss/metrics 4.3.0, which has 169 MB; Liberation's,
 * which are those of Arial and Times by design; DejaVu's, read by @capsizecss/unpack. Android has Noto Serif under
 * names of its own.
 */
const metricsOf = JSON.parse(
  await readFile(new URL("fallback-metrics.json", import.meta.url), "utf8"),
);

/**
 * The characters from one code point to another.
 * @param {number} from
 * @param {number} to
 */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
/** Latin-1 for Spanish, English and Portuguese, then the dashes, quotes, arrows and signs that the site uses. */
const ALPHABET = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„•…‹›€™←→↗↑↓−×≈`;

const out = new URL("../public/fonts/", import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** @typedef {import("subset-font").Axes} Axes */

const fonts = [
  {
    family: "Fraunces",
    file: "fraunces.woff2",
    package: "@fontsource-variable/fraunces",
    source: "files/fraunces-latin-full-normal.woff2",
    // Soft and upright, and only the weights that titles use.
    axes: /** @type {Axes} */ ({
      opsz: 96,
      SOFT: 80,
      WONK: 0,
      wght: { min: 400, max: 600, default: 600 },
    }),
    // The last one that is installed is used, so the most common comes last.
    fallbacks: [
      metricsOf.dejaVuSerif,
      metricsOf.liberationSerif,
      metricsOf.notoSerif,
      metricsOf.notoSerifOfAndroid,
      metricsOf.timesNewRoman,
      metricsOf.georgia,
    ],
  },
  {
    family: "Source Sans 3",
    // The package's licence names only the publisher of the package.
    copyright:
      "Copyright 2010-2020 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'. All Rights Reserved. Source is a trademark of Adobe in the United States and/or other countries.",
    file: "source-sans-3.woff2",
    package: "@fontsource-variable/source-sans-3",
    source: "files/source-sans-3-latin-wght-normal.woff2",
    axes: /** @type {Axes} */ ({ wght: { min: 400, max: 700, default: 400 } }),
    fallbacks: [metricsOf.dejaVuSans, metricsOf.liberationSans, metricsOf.roboto, metricsOf.arial],
  },
];

await mkdir(out, { recursive: true });
const faces = [];
for (const { family, file, package: name, source, axes, fallbacks, copyright } of fonts) {
  const original = await readFile(resolve(`${name}/${source}`));
  const options = { variationAxes: axes };
  const woff2 = await subsetFont(original, ALPHABET, { ...options, targetFormat: "woff2" });
  await writeFile(new URL(file, out), woff2);
  const license = await readFile(resolve(`${name}/LICENSE`), "utf8");
  const notice = copyright ? license.replace(/^.*/, copyright) : license;
  await writeFile(new URL(`${file.replace(".woff2", "")}.OFL.txt`, out), notice);

  const sfnt = await subsetFont(original, ALPHABET, { ...options, targetFormat: "sfnt" });
  const metrics = { ...(await fromBuffer(sfnt)), familyName: family };
  const { fontFaces } = createFontStack([metrics, ...fallbacks], {
    fontFaceFormat: "styleObject",
  });
  faces.push({
    family,
    url: `/fonts/${file}`,
    weights: `${axes.wght.min} ${axes.wght.max}`,
    fallbacks: fontFaces.map(({ "@font-face": face }) => ({
      src: face.src,
      ascentOverride: face.ascentOverride,
      descentOverride: face.descentOverride,
      lineGapOverride: face.lineGapOverride,
      sizeAdjust: face.sizeAdjust,
    })),
  });
  console.log(`${file}: ${(woff2.length / 1024).toFixed(1)} kB`);
}
await writeFile(new URL("faces.json", import.meta.url), `${JSON.stringify(faces, null, 2)}\n`);

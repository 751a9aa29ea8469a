import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tileEdges } from "../drawings.mjs";
import { height } from "../print/sheet.mjs";
import { icon } from "../scenes/mark.mjs";
import { card, cardSize, tileSize } from "./cards.mjs";

/** @import { Browser } from "playwright" */

/** Ceilings in bytes; quality goes down until a picture is below its own. */
const CARD = 60_000;
const TILE = 8_000;

/** Sides of the icons, in pixels. A phone cuts them to its own shape. */
const icons = { "icons/180.png": 180, "icons/192.png": 192, "icons/512.png": 512 };

/**
 * What must be pixels, photographed with Chromium from the vector pictures.
 * @param {() => Promise<Browser>} launch
 * @param {string} folder where those are
 * @param {{ brand: string, words: Record<string, readonly [title: string, line: string]> }} texts of the cards, by page
 * @param {(file: string) => boolean} wanted
 * @param {(file: string, content: Buffer) => void} write
 */
export async function rasterize(launch, folder, { brand, words }, wanted, write) {
  const base64 = (/** @type {string} */ file) =>
    readFileSync(join(folder, file)).toString("base64");
  const [font, mark] = [base64("fonts/fraunces.woff2"), base64("art/mark-light.svg")];
  const cards = Object.entries(words).filter(([place]) => wanted(`art/og/${place}.jpg`));
  const tiles = (await tileEdges()).filter(([place]) => wanted(`art/tiles/${place}.webp`));
  const squares = Object.entries(icons).filter(([file]) => wanted(file));
  if (cards.length + tiles.length + squares.length === 0) return;
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: cardSize });
    for (const [place, [title, line]] of cards) {
      const art = base64(`art/${place}/hero.svg`);
      await page.setContent(card({ art, mark, font, title, line, brand }));
      await page.evaluate(() => document.fonts.ready);
      write(
        `art/og/${place}.jpg`,
        await below(CARD, 72, (quality) => page.screenshot({ type: "jpeg", quality })),
      );
    }
    for (const [place, left] of tiles) {
      const art = smooth(readFileSync(join(folder, `art/${place}/hero.svg`), "utf8"));
      /** @type {Buffer | undefined} */
      let tile;
      for (let blur = 0; !tile || tile.length > TILE; blur += 0.5) {
        await page.evaluate(paint, { art, left, high: height, blur, ...tileSize });
        tile = await below(TILE, 80, async (quality) =>
          Buffer.from(await page.evaluate(encode, quality), "base64"),
        );
      }
      write(`art/tiles/${place}.webp`, tile);
    }
    for (const [file, side] of squares) {
      await page.setViewportSize({ width: side, height: side });
      await page.setContent(`<style>*{margin:0}svg{display:block}</style>${icon(side)}`);
      write(file, await page.screenshot({ type: "png" }));
    }
  } finally {
    await browser.close();
  }
}

/**
 * A poster without its grain, for the smallest pictures: there the dots would
 * be lost, and cost most of the bytes. @param {string} svg
 */
const smooth = (svg) =>
  Buffer.from(
    svg.replace(/<path filter="[^"]*"[^>]*\/>/g, "").replaceAll(/<g filter="[^"]*">/g, "<g>"),
  ).toString("base64");

/** @param {number} ceiling @param {number} from @param {(quality: number) => Promise<Buffer>} print */
async function below(ceiling, from, print) {
  for (let quality = from; ; quality -= 4) {
    const picture = await print(quality);
    if (picture.length <= ceiling || quality < 16) return picture;
  }
}

/**
 * In the page: draws the part of a poster onto the canvas that `encode` reads.
 * @param {{ art: string, left: number, high: number, blur: number, width: number, height: number }} part
 */
async function paint({ art, left, high, blur, width, height }) {
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${art}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.id = "tile";
  [canvas.width, canvas.height] = [width, height];
  const context = /** @type {CanvasRenderingContext2D} */ (
    canvas.getContext("2d", { alpha: false })
  );
  context.filter = `blur(${blur}px)`;
  context.drawImage(image, left, 0, (high * width) / height, high, 0, 0, width, height);
  document.body.replaceChildren(canvas);
}

/** In the page. @param {number} quality */
function encode(quality) {
  const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
  return canvas.toDataURL("image/webp", quality / 100).split(",")[1] ?? "";
}

import { frame } from "../print/palette.mjs";

/**
 * What is printed of a poster for other places than its page: the card that a
 * shared link shows, and the tile on the home page. `view` is the part of the
 * sheet that is seen.
 */
export const cardSize = { width: 1200, height: 630 };
export const tileSize = { width: 360, height: 450 };

const style = (/** @type {string} */ font) =>
  `<style>@font-face{font-family:Fraunces;src:url(data:font/woff2;base64,${font});font-weight:400 700}*{margin:0}body{width:${cardSize.width}px;height:${cardSize.height}px;position:relative;overflow:hidden;background:${frame.forest}}img{display:block}.art{position:absolute;inset:0;width:1200px;height:750px;top:-60px}.art+div{background:linear-gradient(90deg,#0b211cb3,#0b211c80 30%,#0b211c00 56%);position:absolute;inset:0}.words{position:absolute;left:72px;top:0;bottom:0;width:450px;display:flex;flex-direction:column;justify-content:center;gap:22px;color:${frame.cream};font-family:Fraunces,serif;text-shadow:0 2px 18px #0009,0 0 3px #0008}h1{font-weight:600;font-size:76px;line-height:1.02;letter-spacing:-.01em;text-wrap:balance}h1.long{font-size:56px}p{max-width:340px;text-wrap:balance;font-weight:400;font-size:30px;line-height:1.25;color:${frame.maize}}.brand{position:absolute;left:72px;bottom:44px;display:flex;align-items:center;gap:14px;font-family:Fraunces,serif;font-weight:600;font-size:30px;color:${frame.cream};text-shadow:0 2px 12px #000a}</style>`;

/** From this length a title is set smaller. */
const LONG = 24;

/**
 * A shared link's card, as a page to be photographed.
 * @param {{ art: string, mark: string, font: string, title: string, line: string, brand: string }} card art, mark and font in base64
 */
export function card({ art, mark, font, title, line, brand }) {
  const size = title.length > LONG ? ' class="long"' : "";
  return `<!doctype html><meta charset="utf-8">${style(font)}<img class="art" src="data:image/svg+xml;base64,${art}"><div></div><div class="words"><h1${size}>${title}</h1><p>${line}</p></div><div class="brand"><img src="data:image/svg+xml;base64,${mark}" width="48" height="48">${brand}</div>`;
}

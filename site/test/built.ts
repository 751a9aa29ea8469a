import { existsSync, readdirSync, readFileSync } from "node:fs";
import { JSDOM } from "jsdom";

/** The built files, as browsers get them. */
const client = new URL("../dist/client/", import.meta.url);

if (!existsSync(client)) throw new Error("The site is not built; run `npm run build` first.");

export const bytes = (path: string) => readFileSync(new URL(`.${path}`, client));
export const exists = (path: string) => existsSync(new URL(`.${path}`, client));

/** `/`, `/guaviare`, … and the 404 page. */
export const paths: string[] = readdirSync(client, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .map((file) => `/${file}`)
  .map((file) => (file === "/index.html" ? "/" : file.replace("/index.html", "")));

/** The file that answers a path. */
export const fileOf = (path: string) =>
  path.endsWith(".html") ? path : `${path.replace(/\/$/, "")}/index.html`;

export const htmlOf = (path: string) => bytes(fileOf(path)).toString();

const documents = new Map<string, Document>();

/** A page's document, parsed once; tests must not change it. */
export function documentOf(path: string): Document {
  const document = documents.get(path) ?? new JSDOM(htmlOf(path)).window.document;
  documents.set(path, document);
  return document;
}

/** An element's text with plain spaces. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

export const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(textOf);

/** The section or block below a heading. */
export const partBelow = (main: Element, heading: string) =>
  [...main.querySelectorAll("h2, h3")].find((one) => textOf(one) === heading)?.parentElement;

/** Width and height of a JPEG, in pixels. */
export function jpegSize(file: Buffer) {
  // The frame header: marker, length, precision, height, width.
  const start = file.indexOf(Buffer.from([0xff, 0xc0, 0x00, 0x11, 0x08]));
  return [file.readUInt16BE(start + 7), file.readUInt16BE(start + 5)];
}

import { existsSync, readdirSync, readFileSync } from "node:fs";

const folder = new URL("public/art/og/", import.meta.url);

/** The pictures for shared links, and how large they are: a build writes them into its pages. */
export function shareImages(): Record<string, { width: number; height: number }> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((file) => file.endsWith(".png"));
  return Object.fromEntries(files.map((file) => [`/art/og/${file}`, sizeOf(file)]));
}

/** As a PNG's first chunk says. */
function sizeOf(file: string) {
  const png = readFileSync(new URL(file, folder));
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

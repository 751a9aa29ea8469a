import type { Operator, ShownPicture } from "../operator";
import { escapeHtml } from "../shown-texts";

// Puts an operator's pictures into built pages.

type Pictures = Operator["pictures"];

const shownAs = ({ files = {} }: Pictures, file: string): ShownPicture => {
  const shown = files[file];
  if (!shown) throw new Error(`${file} was not read`);
  return shown;
};

const literal = (text: string) => text.replace(/[.]/g, "\\$&");

const setAttribute = (tag: string, name: string, value: string) =>
  tag.replace(new RegExp(` ${name}="[^"]*"`), () => ` ${name}="${value}"`);

/** Replaces drawings, the mark and the pictures of shared links by photos. */
export function withPictures(page: string, pictures: Pictures): string {
  let shown = page;
  for (const [address, { file, alt }] of Object.entries(pictures.drawings)) {
    const photo = shownAs(pictures, file);
    const image = new RegExp(`<img\\b[^>]* src="${literal(address)}[#"][^>]*>`, "g");
    const size = { width: String(photo.width), height: String(photo.height) };
    shown = shown
      .replace(image, (tag) => {
        // A photo in place of a decorative drawing is decorative too.
        const texts = tag.includes(' alt=""') ? size : { ...size, alt: escapeHtml(alt) };
        return Object.entries(texts).reduce((all, [name, to]) => setAttribute(all, name, to), tag);
      })
      .replace(new RegExp(`${literal(address)}(?:#[^"]*)?`, "g"), () => photo.address);
  }
  const { logo, social } = pictures;
  if (social) {
    const { address } = shownAs(pictures, social.file);
    shown = shown.replace(/\/art\/og\/[\w-]+\.jpg/g, address);
  }
  if (logo) {
    const { address } = shownAs(pictures, logo.file);
    shown = shown
      .replace(
        /href="\/favicon\.svg" type="image\/svg\+xml"/g,
        `href="${address}" type="image/png"`,
      )
      .replace(/\/art\/mark-light\.svg|\/favicon\.svg|\/icons\/\d+\.png/g, address);
  }
  return shown;
}

export function withIcons(manifest: string, pictures: Pictures): string {
  if (!pictures.logo) return manifest;
  const { address, width, height } = shownAs(pictures, pictures.logo.file);
  const icon = { src: address, sizes: `${width}x${height}`, type: "image/png", purpose: "any" };
  return JSON.stringify({ ...JSON.parse(manifest), icons: [icon] });
}

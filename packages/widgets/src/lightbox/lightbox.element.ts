import { defineOpening } from "../core/element/opening-element";
import type { WidgetDefinition } from "../core/widget";
import { Lightbox, type LightboxPicture, type LightboxProps } from "./lightbox";
import { lightboxOptions } from "./lightbox.options";

/** Registers `<maloca-lightbox>`. Each link inside it is a picture. */
export const widget: WidgetDefinition<"dialog", LightboxProps, typeof lightboxOptions> =
  defineOpening({
    name: "lightbox",
    kind: "dialog",
    component: Lightbox,
    options: lightboxOptions,
    fromMarkup(element, opener) {
      const links = [...element.querySelectorAll<HTMLAnchorElement>("a[href]")];
      const index = links.indexOf(opener as HTMLAnchorElement);
      return { pictures: links.map(toPicture), ...(index >= 0 && { index }) };
    },
  });

function toPicture(link: HTMLAnchorElement): LightboxPicture {
  const words = link.textContent?.trim();
  const alt = link.querySelector("img")?.alt || words || "";
  return { src: link.href, alt, caption: words || alt };
}

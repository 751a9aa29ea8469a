import { lightbox as words } from "../locales/es";

/** The options of the lightbox, each with its default: React props and attributes alike. */
export const lightboxOptions = {
  /** Whether it is open. */
  open: false,
  /** The picture to show when it opens, counted from 0. */
  index: 0 as number,
  /** Texts to replace, as `{"close":"…"}`. */
  strings: words,
};

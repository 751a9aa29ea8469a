import type { Picture } from "@maloca/catalog";
import texts from "../artwork/alt.json";

/** A drawn scene with its texts, by the name of its file: `choco/hero`. */
export const scene = (name: keyof typeof texts): Picture => ({
  src: `/art/${name}.svg`,
  ...texts[name],
});

import { globalStyle } from "@vanilla-extract/css";
import { placing } from "../theme/properties";

const [property, room] = placing.margin;

/**
 * Keeps a form that stands in a page apart from what is above and below it. Not where it is alone in a
 * box of the page, which has its own room.
 * @param name of the element, without its prefix.
 */
export const keepApart = (name: string) =>
  globalStyle(`:host(maloca-${name}:not(:only-child))`, {
    marginBlock: `var(${property}, ${room})`,
  });

import { globalStyle } from "@vanilla-extract/css";
import { placing } from "../theme/properties";

const [property, margin] = placing.margin;

/**
 * A margin above and below an inline form. Not where the form is the only child: then its container has the padding.
 * @param name of the element, without its prefix.
 */
export const keepApart = (name: string) =>
  globalStyle(`:host(maloca-${name}:not(:only-child))`, {
    marginBlock: `var(${property}, ${margin})`,
  });

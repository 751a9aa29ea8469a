import { pictureAddress } from "@maloca/catalog/addresses";
import type { Rule } from "../../core/options/option-rules";

export const picture: Rule<string> = {
  accepts: (text) => pictureAddress(text) !== undefined,
  expected: "a picture's address, such as /rio.jpg",
};

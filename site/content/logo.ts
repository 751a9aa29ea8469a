import { operatorPictures } from "./operator-pictures";

// The operator's logo where it is shown, or the drawn one.

const { logo } = operatorPictures;

/** The icon in the browser's tab. */
export const ICON = logo
  ? { href: logo.src, type: "image/png" }
  : { href: "/favicon.svg", type: "image/svg+xml" };

/** The mark in the bar. */
export const MARK = logo?.src ?? "/art/mark-light.svg";

export const TOUCH_ICON = logo?.src ?? "/icons/180.png";

import { globalStyle } from "@vanilla-extract/css";

// Lightning CSS, in the production builds of Vite, Next and Tailwind, compiles `light-dark(a, b)` to
// `var(--lightningcss-light, a) var(--lightningcss-dark, b)`, and sets the two variables only if the same
// build has a `color-scheme`. On any other page both values apply, and the colour is invalid
// (parcel-bundler/lightningcss#1196). So the components' style sheet sets the variables here, without
// setting a `color-scheme`; the page's style sheet overrides them.

const light = { "--lightningcss-light": "initial", "--lightningcss-dark": " " };
const dark = { "--lightningcss-light": " ", "--lightningcss-dark": "initial" };

globalStyle(":where(:root)", { vars: light });

// A colour scheme in the page's head, which no build reads.
globalStyle(':where(:root:has(meta[name="color-scheme"][content="dark"]))', { vars: dark });
globalStyle(':where(:root:has(meta[name="color-scheme"][content~="light"][content~="dark"]))', {
  "@media": { "(prefers-color-scheme: dark)": { vars: dark } },
});
// A colour scheme in an inline style, such as that of a page's switch, which overrides style sheets.
globalStyle(':root[style*="color-scheme: light"]:not([style*="light dark"])', { vars: light });
globalStyle(':root[style*="color-scheme: dark"]', { vars: dark });

import { globalStyle } from "@vanilla-extract/css";

// Lightning CSS, in the production builds of Vite, Next and Tailwind, writes `light-dark(a, b)` as
// `var(--lightningcss-light, a) var(--lightningcss-dark, b)`, and sets the two only where the same
// build sees a `color-scheme`. On any other page both hold and the colour is none at all
// (parcel-bundler/lightningcss#1196). So they are set here, for the components' style sheet, without
// a word on the page's own scheme; what the page's style sheet says of it wins.

const light = { "--lightningcss-light": "initial", "--lightningcss-dark": " " };
const dark = { "--lightningcss-light": " ", "--lightningcss-dark": "initial" };

globalStyle(":where(:root)", { vars: light });

// Said where no build sees it: in the page's head.
globalStyle(':where(:root:has(meta[name="color-scheme"][content="dark"]))', { vars: dark });
globalStyle(':where(:root:has(meta[name="color-scheme"][content~="light"][content~="dark"]))', {
  "@media": { "(prefers-color-scheme: dark)": { vars: dark } },
});
// And by a page's switch between light and dark, which beats any style sheet.
globalStyle(':root[style*="color-scheme: light"]:not([style*="light dark"])', { vars: light });
globalStyle(':root[style*="color-scheme: dark"]', { vars: dark });

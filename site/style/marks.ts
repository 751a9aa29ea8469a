import { color } from "@maloca/widgets/theme/tokens";

/** A small drawing as a data URL. Only characters that would break the URL are encoded: it compresses better. */
const svgUrl = (svg: string) =>
  `url("data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#]/g, encodeURIComponent)}")`;

/** A list item's mark as a mask image: its colour is that of the page. */
const stencil = (path: string) =>
  svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="${path}" fill="none" stroke="#000" stroke-width="2.5"/></svg>`,
  );

export const check = stencil("M3 11l5 5L17 5");
export const dash = stencil("M3 10h14");
export const sun = stencil("M10 6a4 4 0 1 0 1 0zM10 0v3m0 14v3M0 10h3m14 0h3");
export const drop = stencil("M10 2l4 7a5 5 0 1 1-8 0z");

/** A list item with its mark on the left of the text. */
export const marked = (mark: string, ink: string) =>
  ({
    position: "relative",
    paddingLeft: "32px",
    "::before": {
      content: '""',
      position: "absolute",
      left: 0,
      // Centred on the first line, at every line height.
      top: "calc((1lh - 20px) / 2)",
      // A border instead of a background, which forced colours remove.
      border: `10px solid ${ink}`,
      mask: `${mark} 0 0 / 100%`,
    },
  }) as const;

/** Marks of a ride, a meal and a bed. */
export const onward = stencil("M2 10h15M11 4l6 6-6 6");
export const bowl = stencil("M3 10h14q-1 7-7 7t-7-7zM8 7V3m4 4V3");
export const bed = stencil("M2 4v13M2 13h16m0 4v-6H9v2");
export const backward = stencil("M18 10H3M9 4l-6 6 6 6");

const SIZE = 24;
const STRANDS = 3;

/** A tile of a basket weave: three horizontal strands, then three vertical ones. */
export function weave(inks: readonly [string, string, string]): string {
  const step = SIZE / STRANDS;
  const strands = inks.map((ink, i) => {
    const at = i * step + 1;
    const across = `M0 ${at}h${SIZE}v${step - 2}H0z`;
    const down = `M${SIZE + at} 0h${step - 2}v${SIZE}h-${step - 2}z`;
    return `<path fill="${ink}" d="${across}${down}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * SIZE}" height="${SIZE}">${strands.join("")}</svg>`;
  return svgUrl(svg);
}

export const onPaper = weave([color.clay, color.maize, color.forest]);
export const onForest = weave([color.clay, color.maize, color.paper]);

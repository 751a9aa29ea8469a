import { color } from "@maloca/widgets/theme/tokens";
import { svgUrl } from "./svg-url";

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

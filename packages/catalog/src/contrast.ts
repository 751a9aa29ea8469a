/** The contrast ratio of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Colours are painted in 8 bits: so much more than the least contrast is asked of them. #767676 on white has it. */
export const MARGIN = 0.02;

/**
 * A colour on another as the widgets show it: as it is, or black or white where its contrast is less. Their style sheet
 * has the same rule in CSS.
 */
export const legible = (front: string, back: string, least: number): string => {
  if (contrast(front, back) >= least + MARGIN) return front;
  return contrast("#000000", back) > contrast("#ffffff", back) ? "#000000" : "#ffffff";
};

/** The relative luminance of `#rrggbb`, from 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @import { Sheet } from "./sheet.mjs" */

/**
 * The grain of paper over the whole picture: faint specks, dark and light.
 * @param {Sheet} sheet
 * @param {{ dark?: string, light?: string, strength?: number }} [options]
 */
export function paperGrain(sheet, { strength = 1 } = {}) {
  const k = (/** @type {number} */ value) => (value * strength).toFixed(2);
  const id = sheet.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="8" result="n"/><feColorMatrix result="d" values="0 0 0 0 .05 0 0 0 0 .08 0 0 0 0 .07 ${k(1.3)} 0 0 0 -${k(0.66)}"/><feColorMatrix in="n" result="l" values="0 0 0 0 1 0 0 0 0 .95 0 0 0 0 .84 0 ${k(1.3)} 0 0 -${k(0.68)}"/><feMerge><feMergeNode in="d"/><feMergeNode in="l"/></feMerge></filter>`,
  );
  return `<path filter="url(#${id})" d="M0 0h${sheet.size.width}v${sheet.size.height}H0z"/>`;
}

import { use } from "../print/sheet.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * A sea turtle seen from above, swimming right: shell, its shields, four
 * flippers with their scales. About 480 long, middle of the shell at 0,0.
 * @param {Press} press
 * @param {{ x: number, y: number, scale: number, turn: number, shell: string, lit: string, dark: string, skin: string, pale: string, rim: string }} how
 */
export function turtle(
  { sheet, stipple },
  { x, y, scale, turn, shell, lit, dark, skin, pale, rim },
) {
  const hull =
    "M186-4c-6-48-60-96-130-112-84-16-160 12-204 66-28 34-46 44-52 50 6 8 24 22 52 52 46 52 122 78 204 62 70-16 124-62 130-118z";
  const limbs =
    "M96-78c30-60 26-150-40-226-18-20-40-34-52-30-8 6 4 18 14 34 38 62 34 130-2 184zM92 84c10 48 2 92-28 136-26 36-58 62-96 70-14 0-10-14 0-24 40-40 52-92 42-156zM-150-54c-34-30-62-66-106-74-16 0-18 14-10 28 20 36 56 62 96 76zM-152 54c-28 20-50 56-96 72-16 4-22-8-16-24 16-36 50-58 92-74zM176-30c26-26 82-32 108-8 18 18 18 50-2 66-28 20-82 12-106-10z";
  const scales =
    "M70-150l14-20M84-190l6-26M62-230l2-24M34-276l-6-20M48 170l-10 24M72 130l4-22M12 232l-22 18M-204-92l-22-14M-206 84l-22 14M214-22l20-10M212 18l20 8M248-24l18 4M250 22l16-6";
  const shields =
    "M178-12L122-42 88-28 40-50 4-32-46-50-82-30-128-40-186-4M178 10L122 42 88 28 40 50 4 32-46 50-82 30-128 40-186 8M88-28v56M4-32v64M-82-30v60M122-42l18-32M40-50l14-64M-46-50l-14-62M-128-40l-20-26M122 42l18 32M40 50l14 64M-46 50l-14 62M-128 40l-20 26";
  const id = sheet.path(hull);
  return (
    `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})"><path fill="${rim}" transform="translate(-3 -5)" d="${limbs}"/><path fill="${skin}" d="${limbs}"/><path fill="none" stroke="${pale}" stroke-width="13" stroke-linecap="round" opacity=".75" d="${scales}"/>` +
    use(id, { fill: rim, x: -3, y: -6 }) +
    use(id, { fill: shell }) +
    stipple(
      use(id, { fill: sheet.radial([20, -70, 230], `0 ${lit} 1, .5 ${lit} .4, 1 ${lit} 0`) }) +
        use(id, { fill: sheet.linear([0, 0, 0, 120], `0 ${dark} 0, 1 ${dark} .9`) }),
    ) +
    `<path fill="none" stroke="${dark}" stroke-width="7" stroke-linejoin="round" d="${shields}"/><path fill="none" stroke="${pale}" stroke-width="3" opacity=".6" transform="translate(-2 -5)" d="${shields}"/>${use(id, { fill: "none", stroke: dark, "stroke-width": 14, "stroke-dasharray": "46 5", transform: "scale(.95)" })}<circle cx="258" cy="-24" r="7" fill="${dark}"/></g>`
  );
}

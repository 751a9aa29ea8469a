import { table } from "../print/path.mjs";

/**
 * Flamingos, drawn by hand: feet at 0,0, about 350 tall, facing right. The neck
 * is a ribbon apart from the body; the bill is bent and has a dark tip.
 */
const legs = "M-2-136l6 62-5 74M22-136l-4 60 6 76";
const body =
  "M-96-150q6-12 20-18 26-26 66-30 40-2 56 20 10 18-4 34-20 22-58 24-34 0-52-16-12-2-28-14z";
const wing = "M-92-150q18-26 62-32 40-4 54 18-18 28-56 30-30 0-60-16z";
const pose = {
  tall: {
    neck: "M34-170C78-178 92-222 62-250 34-276 36-318 62-330",
    head: "M50-332q2-20 22-20 16 0 20 14 20 2 24 20 0 16-8 22-4-14-16-20-18 2-28 0-12-4-14-16z",
    tip: "M108-330q8 6 8 14 0 14-8 20-4-12-10-17z",
  },
  feed: {
    neck: "M34-168C92-190 122-140 104-92 92-60 98-44 106-34",
    head: "M116-52q12 10 8 26-4 14-18 16-10 14-26 10-10-4-14-12 14 2 20-6 0-18 8-28 8-10 22-6z",
    tip: "M66-12q10 2 17-3l5 13q-5 5-12 2-8-4-10-12z",
  },
  rest: {
    neck: "M34-170C70-186 76-226 48-236 22-246 6-226 14-206",
    head: "M2-212q-2-18 14-22 14-2 18 10 0 10-6 14-2 14-14 24-12 8-22 4 8-6 10-18z",
    tip: "M6-190l12 4q-6 10-14 14-8 4-12 2 8-6 14-20z",
  },
};

/**
 * @param {keyof typeof pose} how
 * @param {{ x: number, y: number, scale: number, flip?: boolean, pink: string, deep: string, light: string, ink: string, leg: string }} bird
 */
export function flamingo(how, { x, y, scale, flip = false, pink, deep, light, ink, leg }) {
  const { neck, head, tip } = pose[how];
  return `<g transform="translate(${x} ${y})scale(${flip ? -scale : scale} ${scale})"><path fill="none" stroke="${leg}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="${legs}"/><path fill="${ink}" d="M-90-146q-12 8-22 20 18-2 34-10z"/><path fill="${light}" transform="translate(2 -4)" d="${body}"/><path fill="${pink}" d="${body}"/><path fill="${deep}" d="${wing}"/><path fill="none" stroke="${pink}" stroke-width="3" stroke-linecap="round" d="M-60-156q30-14 62-10M-50-146q26-10 56-6M-76-152q10-8 22-12"/><path fill="none" stroke="${light}" stroke-width="19" stroke-linecap="round" transform="translate(2 -3)" d="${neck}"/><path fill="none" stroke="${pink}" stroke-width="19" stroke-linecap="round" d="${neck}"/><path fill="${pink}" d="${head}"/><path fill="${ink}" d="${tip}"/></g>`;
}

/**
 * Far off and in the air: neck and legs out, wings up; facing left, about 90 wide.
 * @param {string | readonly (readonly number[])[]} birds rows of x, y, size and wing beat
 * @param {string} pink
 * @param {string} ink
 */
export function flamingosInFlight(birds, pink, ink) {
  return table(birds)
    .map(
      ([x, y, size, beat]) =>
        `<g transform="translate(${x} ${y})scale(${size})"><path fill="none" stroke="${pink}" stroke-width="3.4" stroke-linecap="round" d="M-12 0q-16 4-34-2M12 1l36 4"/><path fill="${pink}" d="M-16-3q16-8 32 3-16 8-32-3zM-50-5l8 2-6 5z"/><path fill="${ink}" d="${beat ? "M-4-2q6-26 28-36-4 22-14 36z" : "M-4 0q4 22 24 32-2-20-12-32z"}"/></g>`,
    )
    .join("");
}

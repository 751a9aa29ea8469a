import { table } from "../print/path.mjs";

/** @import { Press } from "../print/poster.mjs" */

/** Birds in flight, drawn by hand, about 80 wide, flying left: the near wing with the body, then the far wing. */

/** Herons: neck folded, legs trailing. */
const heron = [
  [
    "M-38 0l13-3q8-5 19-3 6-19 22-31-2 16-3 29l8 3 22 6-24 1q-22 4-34 0-7-1-10-3z",
    "M-3-6q-6-14-4-30 9 11 12 27z",
  ],
  [
    "M-38 1l13-4q9-5 20-2l17 1 9 2 22 6-24 0-5 1q-4 17-18 28 0-16-4-27-9-1-17-5z",
    "M-2-5q-10-8-23-11 16-3 30 10z",
  ],
  [
    "M-38 0l13-3q8-5 20-3 12-10 32-12-10 7-18 15l13 2 22 5-24 2q-22 4-36-1-7-1-10-3z",
    "M-4-5q-12-12-26-15 18-2 32 13z",
  ],
];

/** Frigatebirds, which hang over the coast on long bent wings, the tail a fork. */
const frigatebird = [
  [
    "M-27 4l10-4q5-3 10-2-7-14-19-16-14 2-30 14 14-20 30-23 18 1 29 22 11-21 27-25 16 2 28 18-14-8-28-8-14 4-18 20l10 4 20 12-14-3 6 12-16-12q-14 3-26-2-9-1-19-3z",
    "",
  ],
  [
    "M-27 3l10-3q5-3 10-2-10-12-24-11-12 1-24 10 10-16 25-18 20-2 32 18 8-22 22-32 14-7 28-4-18 4-26 16-8 10-9 22l10 4 20 9-14-1 8 10-18-9q-14 3-26-2-9-1-14-4z",
    "",
  ],
  [
    "M-27 5l10-4q6-3 11-1-5-12-16-17-14-4-30 2 16-12 32-10 18 3 26 23 12-14 26-16 18-1 32 12-16-6-30-4-12 3-16 14l12 3 18 13-13-4 5 12-15-12q-14 2-26-3-9-2-16-3z",
    "",
  ],
];

/** Brown pelicans, which fly in a line low over the water, the bill on the breast. */
const pelican = [
  [
    "M-44 9l22-10q0-7 6-8 7 0 8 7l12-1q14 0 26 6l-16 3q-16 5-30 1-5 0-8-1zM-6-3q4-18 24-32l12-2q-6 14-3 30l-10 9z",
    "M-2-4q-9-12-8-28l9-4q5 14 10 30z",
  ],
  [
    "M-44 9l22-10q0-7 6-8 7 0 8 7l12-1q14 0 26 6l-16 3q-16 5-30 1-5 0-8-1zM-8-2q18-12 46-11 12 1 20 6-20 1-32 9-14 6-32 1z",
    "M-4-4q-16-10-36-8l-10 4q20 2 34 11z",
  ],
  [
    "M-44 9l22-10q0-7 6-8 7 0 8 7l12-1q14 0 26 6l-16 3q-16 5-30 1-5 0-8-1zM-6 0L16-3 25 3Q23 15 29 27L20 27Q0 18-6 0z",
    "M-4-4q-14-9-28-7 16 2 28 14z",
  ],
];

/** Vultures and, where the peaks are high, the condor: broad planks of wings, their ends fingers. */
const vulture = [
  [
    "M-22 4q5-4 11-4-6-14-20-22-12-7-30-6l-10-7 8 0-7-6 9 2-4-6 10 5q22 2 36 16 10 10 18 16 10-16 26-24 16-8 30-7l10-5-4 7 8-2-6 6 7 1-9 6q-18 2-30 12-10 8-14 16l14 3 8 6-14 1q-14 3-26-1-8-1-14-3z",
    "",
  ],
  [
    "M-22 4q5-4 11-4-10-8-24-10-14-2-28 2l-11-3 8-3-8-3 9-1-6-5 11 2q22-4 38 5 12 6 20 12 8-18 22-30 12-10 26-13l8-7-2 8 8-4-4 7 7-1-7 8q-16 6-25 18-8 10-10 18l14 3 8 5-14 1q-14 3-26-1-8-1-12-3z",
    "",
  ],
  [
    "M-22 4q5-4 11-4-4-12-16-18-14-6-32-2l-10-5 8-2-8-5 9 0-5-6 10 3q22-4 36 8 10 8 16 22 12-14 28-18 16-4 30 0l10-4-5 6 8-1-6 5 6 3-10 3q-18-2-30 5-10 5-14 11l14 3 8 6-14 1q-14 3-26-1-8-1-14-3z",
    "",
  ],
];

const kinds = { heron, frigatebird, pelican, vulture };

/**
 * A small flock of one kind.
 * @param {string} birds rows of x, y, size and pose
 * @param {string} near @param {string} far
 * @param {keyof typeof kinds} [kind]
 */
export function flock(birds, near, far, kind = "heron") {
  return table(birds)
    .map(([x, y, size, pose]) => {
      const [body, behind] = kinds[kind][pose];
      const wing = behind && `<path fill="${far}" d="${behind}"/>`;
      return `<g transform="translate(${x} ${y})scale(${size})">${wing}<path fill="${near}" d="${body}"/></g>`;
    })
    .join("");
}

/** A macaw gliding left: near wing with body and long tail, far wing, the coloured edge of the wing. */
const macaw = {
  body: "M-34 2q-2-7 5-9 8-2 16 2l20 3q16 2 30 9 22 8 44 14-30-2-50-7-22 2-42-2-12 2-17-3-4 3-6-1z",
  near: "M-8-3q4-22 26-44 6-6 12-9-2 14-2 24 1 18-8 30-14 6-28-1z",
  far: "M-12-4q-12-16-14-36-1-8 0-12 10 8 16 18 8 14 10 28z",
  edge: "M30-56q-2 14-2 24 1 18-8 30l-8 1q8-28 18-55z",
};

/** @param {string} birds rows of x, y, size and turn @param {{ body: string, far: string, edge: string }} inks */
export function macaws(birds, { body, far, edge }) {
  return table(birds)
    .map(
      ([x, y, size, turn]) =>
        `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})"><path fill="${far}" d="${macaw.far}"/><path fill="${body}" d="${macaw.body}${macaw.near}"/><path fill="${edge}" d="${macaw.edge}"/></g>`,
    )
    .join("");
}

/**
 * Parrots with long tails, flying left: wings up, down and level. Yellow-eared parrots (Ognorhynchus icterotis) nest
 * in the trunks of wax palms and eat their fruit (birdsofcolombia.com/pages/yellow-eared-parrot).
 */
const parrot = {
  body: "M-37 1q-3-10 6-12 9-2 16 4 14 1 26 4 12 3 20 8l34 12-36-4q-22 3-38-2-12 1-18-3-4 3-7 2-3-4-3-9z",
  ear: "M-35-6q4-6 11-4 5 3 4 8-6 3-10-1-3-2-5-3z",
  wings: [
    ["M-8-5q2-24 20-42 8 12 8 28-1 12-8 22z", "M-10-6q-10-14-8-34 12 12 18 30z"],
    ["M-8 0q-2 22 14 42 10-12 8-28-2-12-8-18z", "M-4-6q-12-8-26-8 14-6 32 4z"],
    ["M-8-4q14-18 44-20-8 16-22 28z", "M-8-7q-16-10-34-8 20-8 42 2z"],
  ],
};

/** @param {string} birds rows of x, y, size and pose @param {{ body: string, far: string, ear: string }} inks */
export function parrots(birds, { body, far, ear }) {
  return table(birds)
    .map(([x, y, size, pose]) => {
      const [near, behind] = parrot.wings[pose];
      return `<g transform="translate(${x} ${y})scale(${size})"><path fill="${far}" d="${behind}"/><path fill="${body}" d="${parrot.body}${near}"/><path fill="${ear}" d="${parrot.ear}"/></g>`;
    })
    .join("");
}

/**
 * A hummingbird in the air before a flower, its bill to the left; the wings are a blur.
 * @param {Press} press
 * @param {{ x: number, y: number, scale: number, turn?: number, flip?: boolean, back: string, throat: string, tail: string, wing: string, ink: string }} bird
 */
export function hummingbird(
  { sheet, stipple },
  { x, y, scale, turn = 0, flip = false, back, throat, tail, wing, ink },
) {
  const at = `translate(${x} ${y})rotate(${turn})scale(${flip ? -scale : scale} ${scale})`;
  const blur = sheet.radial([30, -34, 40], `0 ${wing} .9, 1 ${wing} 0`);
  const far = sheet.radial([-6, -40, 34], `0 ${wing} .7, 1 ${wing} 0`);
  return (
    stipple(
      `<g transform="${at}"><path fill="${far}" d="M2-8Q-22-40-18-72-2-66 12-12z"/><path fill="${blur}" d="M4-6Q34-58 66-64 60-30 14 4z"/></g>`,
    ) +
    `<g transform="${at}"><path fill="${tail}" d="M18 24L40 62 34 64 26 50 28 66 21 66 8 28z"/><path fill="${back}" d="M-26-18q8-8 17-3 5 4 6 10 14 4 20 18 6 12 4 22-10 4-18-2-14-10-20-26-8 0-12-6-2-5 3-13z"/><path fill="${throat}" d="M-27-14q6 6 14 4 6 2 8 8-2 10 6 24-12-6-16-24-8 0-11-5z"/><path fill="${ink}" d="M-66-4L-27-17-25-12zM-19-17a2.200 2.200 0 1 1 .1 0z"/></g>`
  );
}

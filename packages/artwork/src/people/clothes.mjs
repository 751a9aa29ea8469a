import { mix } from "../print/palette.mjs";
import { spineAt } from "./outline.mjs";
import { ages } from "./skeleton.mjs";
import { fill, line, p } from "./tools.mjs";

/**
 * @import { Body, Layer, Tone } from "./bodies.mjs"
 * @import { From } from "./from.mjs"
 * @import { Role } from "./roles.mjs"
 * @import { Skeleton } from "./skeleton.mjs"
 */

/**
 * What people of a place wear, put on the bodies of `roles`. Cloth is plain: no people's own weave, face paint or
 * sacred thing. README.md, "People", says where it is described.
 *
 * @typedef {object} Cut
 * @property {Partial<Body["top"]>} [top] @property {Partial<Body["bottom"]>} [bottom]
 * @property {Body["hair"]} [hair] of those seen from the side
 * @property {Body["hat"]} [hat] of those who wear a hat; `always`: of all
 * @property {boolean} [always] @property {"bare"} [feet]
 * @property {number} [hem] how far a skirt or tunic reaches below the hips, in heads
 * @property {(s: Skeleton, body: Body) => Layer[]} [over] what hangs over the trunk, below the arms
 * @property {(own: Inks) => Inks} [inks]
 */

/** @typedef {Partial<Record<Tone, string>>} Inks */
/** @typedef {{ skin: string, man: Cut, woman: Cut }} Clothes */

/** The share of the scene's ink in what a place wears, and of the place's skin in the scene's. */
const PALE = "#fff6df";
const [DUSK, OWN] = [0.1, 0.6];

/** A bag at the hip; its strap lies across the chest. Whoever sits or holds something before them has put it down. @param {Tone} tone @param {number} [size] @returns {NonNullable<Cut["over"]>} */
const bag =
  (tone, size = 1) =>
  (s, { armsBefore }) => {
    if (armsBefore || s.pelvis[1] > -s.bones.spine) return [];
    const [x, y] = [s.hips[0][0] - 0.12, s.hips[0][1] + 0.1];
    const w = 0.42 * size;
    /** @type {(dx: number, dy: number) => string} */
    const at = (dx, dy) => p([x + dx, y + dy]);
    return [
      line(tone, 1.3, `M${p([s.shoulders[1][0] - 0.1, s.shoulders[1][1] - 0.22])}L${at(0, 0)}`),
      fill(
        tone,
        `M${at(-w, -0.1)}Q${at(0, -0.3)} ${at(w, -0.1)}L${at(w * 0.9, 0.6 * size)}Q${at(0, 0.85 * size)} ${at(-w * 0.9, 0.6 * size)}z`,
      ),
    ];
  };

/** A thin poncho folded over one shoulder. @param {Tone} tone @returns {(s: Skeleton) => Layer[]} */
const folded = (tone) => (s) => {
  const [x, y] = s.shoulders[1];
  return [line(tone, 5, `M${p([x - 0.05, y - 0.1])}L${p([x + 0.06, s.waist[1] + 0.25])}`)];
};

/** A kerchief about the neck. @param {Tone} tone @returns {(s: Skeleton) => Layer[]} */
const kerchief = (tone) => (s) => {
  const [x, y] = spineAt(s, 0.99);
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) => p([x + dx, y + dy]);
  return [fill(tone, `M${at(-0.42, -0.1)}Q${at(0, 0.1)} ${at(0.46, -0.14)}L${at(0.28, 0.62)}z`)];
};

/** Strings of beads. @param {Tone} tone @returns {(s: Skeleton) => Layer[]} */
const beads = (tone) => (s) => {
  const [x, y] = spineAt(s, 0.97);
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) => p([x + dx, y + dy]);
  return [line(tone, 1.1, `M${at(-0.3, 0)}Q${at(0.14, 0.9)} ${at(0.4, 0)}`)];
};

/** The band about a hat's crown. @param {Skeleton} s @param {Body} body @returns {Layer[]} */
const band = (s, { hat }) =>
  hat === "straw" || hat === "strawFront"
    ? [
        {
          tone: "band",
          body: `<path transform="translate(${p(s.skull)})rotate(${Math.round(s.tilt)})" d="M-5.900-5.200Q0-6.600 5.700-5.500L5.500-7.300Q0-8.300-5.700-7z"/>`,
        },
      ]
    : [];

/** @type {Record<From, Clothes>} */
export const clothes = {
  caribbean: {
    skin: "#6b412c",
    man: { top: { sleeve: 1.1 }, inks: () => ({ hat: "#efe0b8", band: "#2a1c18" }) },
    woman: { hem: 3.1 },
  },
  choco: {
    skin: "#3d2219",
    man: { feet: "bare", inks: () => ({ band: "#8a5a2c" }) },
    woman: {
      feet: "bare",
      hat: "turban",
      always: true,
      hem: 3.2,
      inks: ({ top = PALE }) => ({ hat: mix(top, PALE, 0.2) }),
    },
  },
  coffee: {
    skin: "#a8714e",
    man: {
      top: { sleeve: 1.85 },
      hat: "straw",
      always: true,
      over: (s, body) => [...folded("poncho")(s), ...bag("bag", 0.8)(s, body)],
      inks: () => ({ hat: "#f6ecd4", band: "#1c1614", poncho: "#f0e0b8", bag: "#5a3420" }),
    },
    woman: { hair: "braid", hem: 3, over: kerchief("poncho"), inks: () => ({ poncho: "#b8333c" }) },
  },
  guajira: {
    skin: "#82492f",
    man: {
      feet: "bare",
      over: bag("bag"),
      inks: () => ({ hat: "#4a342c", band: "#8a3a2c", bag: "#c8402f" }),
    },
    woman: {
      top: { sleeve: 1.25, hem: -0.1, flare: 0.3 },
      bottom: { to: 1.9 },
      hair: "long",
      hat: "scarf",
      always: true,
      hem: 3.45,
      over: beads("bag"),
      inks: ({ top = PALE }) => ({ bottom: top, hat: mix(top, "#5a1c28", 0.45), bag: "#f0c060" }),
    },
  },
  islands: {
    skin: "#4c2c20",
    man: {
      top: { sleeve: 1.85 },
      inks: ({ top = PALE }) => ({ top: mix(top, PALE, 0.7), band: "#2f6a5c" }),
    },
    woman: {
      top: { sleeve: 1.45 },
      hair: "bun",
      hem: 3.4,
      inks: ({ top = PALE }) => ({ top: mix(top, PALE, 0.6) }),
    },
  },
  llanos: {
    skin: "#8c5a3c",
    man: {
      hat: "felt",
      over: kerchief("poncho"),
      inks: () => ({ hat: "#3c2c26", poncho: "#b8333c" }),
    },
    woman: { hair: "long", hem: 3 },
  },
  sierra: {
    skin: "#8a5436",
    man: {
      top: { sleeve: 1.9 },
      hair: "long",
      feet: "bare",
      hem: 1.5,
      over: bag("bag"),
      inks: () => ({ top: "#f6efdc", bottom: "#f0e6cc", bag: "#a8865c", load: "#5e4232" }),
    },
    woman: {
      top: { sleeve: 0.5 },
      hair: "long",
      feet: "bare",
      hem: 2.9,
      over: beads("bag"),
      inks: () => ({ top: "#f6efdc", bottom: "#f6efdc", bag: "#b8333c" }),
    },
  },
};

/** Who comes from elsewhere, and wears what the scene gives them. @type {ReadonlySet<Role>} */
const visitors = new Set([
  "walker",
  "walkerBack",
  "walkerFront",
  "trekker",
  "passenger",
  "passengerHat",
  "passengerLooking",
  "childAboard",
  "surfer",
  "surferStill",
  "diver",
]);

/**
 * A body in the clothes of a place.
 * @param {Role} role @param {Body} body @param {From} from @param {Inks} inks of the scene; without a skin it prints silhouettes @param {string} ink
 * @returns {{ body: Body, inks: Inks }}
 */
export function dressedFrom(role, body, from, inks, ink) {
  if (visitors.has(role)) return { body, inks };
  const { skin, man, woman } = clothes[from];
  const she = body.bottom.legs === "skirt" || /bun|raid|long/.test(body.hair ?? "");
  const cut = she ? woman : man;
  const { turn = 0.35, pelvis } = body.pose;
  const side = turn >= 0 && turn < 0.8;
  const tall = ages[body.age ?? "grown"].spine / ages.grown.spine;
  const hat = cut.hat && (body.hat || (cut.always && side && tall === 1)) ? cut.hat : body.hat;
  const [x, y] = pelvis;
  const { hem } = cut;
  const wide = Math.max(...(body.bottom.hem ?? [[0.8, 0]]).map(([at]) => Math.abs(at - x)));
  const long = hem && y < -2 * tall && (body.bottom.hem || !she);
  /** @type {Body} */
  const worn = {
    ...body,
    top: { ...body.top, ...cut.top },
    bottom: {
      ...body.bottom,
      ...cut.bottom,
      ...(long && {
        hem: [
          [x - wide, y + hem * tall],
          [x + wide, y + hem * tall],
        ],
      }),
    },
    hair: side && body.hair && cut.hair ? cut.hair : body.hair,
    hat,
    shoes: cut.feet && body.shoes?.[0] !== "boot" ? [cut.feet, cut.feet] : body.shoes,
    things: (s) => {
      const { before = [], ...rest } = body.things?.(s) ?? {};
      return {
        ...rest,
        before: [...band(s, { ...body, hat }), ...(cut.over?.(s, body) ?? []), ...before],
      };
    },
  };
  if (!inks.skin) return { body: worn, inks };
  const own = Object.entries(cut.inks?.(inks) ?? {}).map(([tone, paint]) => [
    tone,
    mix(paint, ink, DUSK),
  ]);
  return {
    body: worn,
    inks: { ...inks, ...Object.fromEntries(own), skin: mix(inks.skin, skin, OWN) },
  };
}

import * as o from "./outline.mjs";
import { ages, skeleton } from "./skeleton.mjs";

/**
 * @import { Joint, Pose, Skeleton } from "./skeleton.mjs"
 * @import { hairs, hands, hats, heads, shoes } from "./outline-shapes.mjs"
 */

/**
 * A tone is an ink that the scene chooses; a tone without one is printed in the figure's own ink.
 * @typedef {"skin" | "hair" | "top" | "bottom" | "hat" | "shoe" | "apron" | "load" | "wood" | "dark" | "pale" | "steel" | "straw" | "clay" | "glow" | "tube" | "band" | "poncho" | "bag"} Tone
 */
/** A part in one tone: filled, or a line of a width; `edge` outlines it against what is behind it. @typedef {{ tone: Tone, body: string, line?: number, edge?: boolean }} Layer */

/**
 * A hand as text: its shape, how far it is turned in degrees, and whether it is mirrored: "fist -20 over".
 * @typedef {keyof typeof hands} HandShape
 * @typedef {HandShape | `${HandShape} ${number}` | `${HandShape} ${number} over`} Hand
 */

/**
 * A body: how it stands, what it wears, what it holds.
 * @typedef {object} Body
 * @property {keyof typeof ages} [age]
 * @property {Pose} pose
 * @property {keyof typeof heads} [head]
 * @property {keyof typeof hairs} [hair] @property {Tone} [hairTone] grey hair has a tone of its own
 * @property {keyof typeof hats} [hat]
 * @property {{ sleeve: number, hem?: number, flare?: number }} top sleeve: 1 to the elbow, 2 to the wrist
 * @property {{ legs: "trousers" | "skirt" | "bare", to?: number, hem?: [back: Joint, front: Joint] }} bottom
 * @property {[keyof typeof shoes, keyof typeof shoes]} [shoes] @property {[number, number]} [soles] turned, degrees @property {[number, number]} [toes]
 * @property {[Hand, Hand]} hands
 * @property {{ size?: number, belly?: number, hips?: number, shoulders?: number }} [build]
 * @property {boolean} [armsBefore] both arms pass before what is held
 * @property {boolean} [legsBefore] the legs pass before the trunk's lap: seated toward us
 * @property {(s: Skeleton) => [hand: 0 | 1, where: Joint][]} [held] where the hands meet what they play or hold
 * @property {(s: Skeleton) => { behind?: Layer[], before?: Layer[], over?: Layer[] }} [things] behind the body, before its trunk, over its hands
 */

/** @param {Tone} tone @param {string} d @param {boolean} [edge] @returns {Layer} */
const flat = (tone, d, edge) => ({ tone, body: `<path d="${d}"/>`, edge });

/**
 * The layers of a body, far ones first: trunk and legs in `back`, head and what is in front of them in `front`.
 * @param {Body} body @returns {{ back: Layer[], front: Layer[], skeleton: Skeleton }}
 */
export function dress(body) {
  const s = skeleton(body.pose, ages[body.age ?? "grown"]);
  const { build = {}, top, bottom, shoes = ["shoe", "shoe"], soles = [0, 0], toes = [1, 1] } = body;
  const size = (build.size ?? 1) * (s.bones.shoulder / 0.8);
  const thin = Math.max(size, 0.74);

  const legOf = (/** @type {0 | 1} */ i) => {
    /** @type {Layer[]} */ const layers = [];
    const joints = /** @type {const} */ ([s.hips[i], s.knees[i], s.ankles[i]]);
    const to = bottom.to ?? (bottom.legs === "skirt" ? 1.7 : 1.96);
    const cloth = bottom.legs !== "bare";
    if (!cloth || to < 1.9)
      layers.push(
        flat("skin", o.limb(joints, o.girths.barLeg, { from: cloth ? to - 0.15 : 0, size: thin })),
      );
    layers.push({
      tone: shoes[i] === "bare" ? "skin" : "shoe",
      body: o.foot(s, i, shoes[i], soles[i], toes[i]),
    });
    if (cloth) {
      const girth = bottom.legs === "skirt" ? o.girths.skirtLeg : o.girths.trouserLeg;
      const end = shoes[i] === "boot" ? Math.min(to, 1.5) : to;
      layers.push(flat("bottom", o.limb(joints, girth, { to: end, size: thin, round: 0.04 })));
    }
    if (shoes[i] === "boot")
      layers.push({ tone: "shoe", body: o.foot(s, i, "boot", soles[i], toes[i]) });
    return layers;
  };
  const armOf = (/** @type {0 | 1} */ i) => {
    const joints = /** @type {const} */ ([s.shoulders[i], s.elbows[i], s.wrists[i]]);
    const [shape, turn = "0", over] = /** @type {[HandShape, string?, string?]} */ (
      body.hands[i].split(" ")
    );
    const arm = Math.max(thin, 0.7);
    return [
      {
        tone: /** @type {Tone} */ ("skin"),
        body: o.hand(s, i, shape, Number(turn), over === "over"),
      },
      ...(top.sleeve < 1.8
        ? [
            flat(
              "skin",
              o.limb(joints, o.girths.bareArm, {
                from: Math.max(top.sleeve - 0.12, 0),
                size: arm,
                round: 0.08,
              }),
            ),
          ]
        : []),
      ...(top.sleeve > 0
        ? [flat("top", o.limb(joints, o.girths.sleeve, { to: top.sleeve, size: arm, round: 0.03 }))]
        : []),
    ];
  };
  const marked = (/** @type {Layer[]} */ layers) => layers.map((l) => ({ ...l, edge: true }));

  const { behind = [], before = [], over = [] } = body.things?.(s) ?? {};
  const pelvis = flat(
    "bottom",
    o.trunk(s, { ...build, to: Math.max(0.12, (top.hem ?? 0) + 0.06) }),
  );
  const skirt = bottom.hem ? [flat("bottom", skirtTo(s, bottom.hem, build))] : [];
  const shirt = flat(
    "top",
    o.trunk(s, { ...build, from: top.hem ?? 0.02, flare: top.flare ?? 0.03 }),
    true,
  );
  const skull = [
    flat("skin", o.neck(s)),
    { tone: /** @type {Tone} */ ("skin"), body: o.head(s, body.head ?? "side"), edge: true },
    ...(body.hair
      ? [{ tone: body.hairTone ?? /** @type {Tone} */ ("hair"), body: o.hair(s, body.hair) }]
      : []),
    ...(body.hat
      ? [{ tone: /** @type {Tone} */ ("hat"), body: o.hat(s, body.hat), edge: true }]
      : []),
  ];
  const [far, near] = [armOf(1), armOf(0)];
  const legs = [...legOf(1), ...(body.legsBefore ? [] : [pelvis]), ...marked(legOf(0)), ...skirt];
  return {
    skeleton: s,
    back: [
      ...behind,
      ...(body.armsBefore ? [] : far),
      ...(body.legsBefore ? [pelvis, shirt, ...marked(legs)] : [...legs, shirt]),
    ],
    front: [...skull, ...before, ...(body.armsBefore ? marked(far) : []), ...marked(near), ...over],
  };
}

/**
 * A skirt of one piece from the waist to its hem.
 * @param {Skeleton} s @param {[Joint, Joint]} hem its ends, behind and before @param {{ hips?: number }} build
 */
function skirtTo(s, [back, front], { hips = 1 }) {
  const waist = o.spineAt(s, 0.36);
  const wide = (0.44 + 0.24 * Math.abs(s.turn)) * hips;
  const [hx, hy] = s.pelvis;
  const hip = (0.56 + 0.22 * Math.abs(s.turn)) * hips;
  /** @type {(t: number, sag: number) => Joint} */
  const along = (t, sag) => [
    back[0] + (front[0] - back[0]) * t,
    back[1] + (front[1] - back[1]) * t + sag,
  ];
  return o.outline([
    [waist[0] - wide, waist[1]],
    [hx - hip, hy],
    [(hx - hip) * 0.4 + back[0] * 0.6, (hy + back[1]) / 2],
    back,
    along(0.25, 0.16),
    along(0.5, 0.06),
    along(0.75, 0.16),
    front,
    [(hx + hip) * 0.4 + front[0] * 0.6, (hy + front[1]) / 2],
    [hx + hip, hy],
    [waist[0] + wide, waist[1]],
  ]);
}

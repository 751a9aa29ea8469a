import { arm, head, leg, limb, silhouette, trunk } from "./body-parts.mjs";

/** People at work and at play, of the same size as those who walk. */
export const activities = {
  /** In the air, arms up, knees bent. */
  jump: silhouette(
    head(2, -94),
    trunk(0),
    arm("6,-76 20,-92 30,-112"),
    arm("-5,-76 -18,-92 -26,-114"),
    leg("3,-42 20,-32 8,-14"),
    leg("-2,-42 -18,-36 -28,-18"),
  ),
  /** A leap, one leg far before the other. */
  leap: silhouette(
    head(7, -96),
    trunk(5),
    arm("8,-77 25,-88 43,-98"),
    arm("-1,-77 -18,-86 -33,-76"),
    leg("4,-42 28,-42 48,-28"),
    leg("-2,-42 -24,-34 -46,-24"),
  ),
  /** Leaning into a throw, both arms out. */
  cast: silhouette(
    head(17, -90),
    trunk(12),
    arm("15,-73 31,-72 47,-80"),
    arm("8,-72 26,-62 44,-66"),
    leg("1,-42 16,-26 20,-5"),
    leg("-2,-42 -10,-22 -24,-6"),
  ),
  /** Seated on an edge, legs hanging; the edge at 0,0. */
  perch: silhouette(
    head(3, -53),
    limb("2,-41 1,-34 0,-20 -1,-1", [10, 18, 17, 19]),
    limb("0,-6 22,-5 24,24", [13, 11, 7]),
    arm("4,-34 11,-21 19,-9"),
    "M20 20l9-1 7 5q2 4-1 4.5h-14z",
  ),
  /** Both hands up under something carried on the head. */
  carry: silhouette(
    head(3, -93),
    trunk(1),
    arm("7,-75 18,-90 12,-108"),
    arm("-4,-75 -16,-90 -10,-108"),
    leg("2,-42 12,-24 13,-5"),
    leg("-2,-42 -8,-22 -20,-6"),
  ),
  /** Bent to the ground, hands in the earth. */
  plant: silhouette(
    head(42, -47),
    limb("32,-50 25,-53 10,-50 -6,-40", [11, 18, 17, 17]),
    arm("28,-49 36,-32 42,-12"),
    arm("24,-47 27,-30 33,-10"),
    leg("-4,-42 8,-26 2,-5"),
    leg("-8,-42 -8,-22 -16,-5"),
  ),
};

import { raggedPolygon } from "../../nature/cliff.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { aboveWater, ripplePath, water } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { points, polygon, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { sanAndres as inks } from "../inks.mjs";

/** Dusk at the coral ledge: one is in the air, the others wait their turn. */
export function atardecer() {
  return poster(811, "Salto al mar desde la roca al atardecer", (press) => {
    const { sheet, random, stipple } = press;
    const top = 640;
    const sun = /** @type {const} */ ({ x: 1080, y: 520, r: 168, face: "barred" });
    let out = skyBackdrop(press, {
      sun,
      ramp: "0 #fff0b0, .18 #ffc860, .36 #f7854c, .54 #d84a6a, .74 #7a2c78, 1 #2a1650",
      reach: 1250,
      floor: top + 20,
      discInk: "#fff4cc",
      blush: "#f7853f",
      halo: "0 #fff0b8 .95, 1 #ffc860 0",
      vignette: "lateDusk",
    });
    out += clouds(
      random,
      "780,180,620,18 1180,290,480,13 420,120,420,13 700,390,300,9",
      "#a8306c",
      0.65,
    );
    out += clouds(random, "880,560,420,10 960,608,340,8", "#e8503f", 0.85);
    out += water(press, {
      top,
      ramp: "0 #ffb45c, .12 #d8586a, .4 #6a3a84, .75 #2a2a6c, 1 #17184c",
      dark: "#241a54",
      light: "#ef7a6a",
      glint: { ink: "#ffe9a8", x: 1080, half: 150, grow: 0.3, count: 140 },
    });
    const rock = raggedPolygon(
      random,
      points(
        "-40,470 120,452 300,462 470,448 610,466 628,500 596,540 612,590 560,640 574,700 520,760 540,830 480,900 500,1040 -40,1040",
      ),
      { step: 30, rough: 7 },
    );
    const id = sheet.path(rock);
    out +=
      use(id, { fill: "#ffb46a", x: 4, y: -4 }) +
      use(id, { fill: "#4a2250" }) +
      stipple(
        use(id, {
          fill: sheet.linear([640, 500, 200, 760], "0 #e8604f .9, .4 #8a3060 .5, 1 #4a2250 0"),
        }) +
          use(id, {
            fill: sheet.linear([0, 600, 0, 1000], `0 ${inks.night} 0, 1 ${inks.night} .95`),
          }),
      );
    // Old coral: pits and ledges in the face.
    let pits = "";
    for (let i = 0; i < 60; i++) {
      const [x, y] = [random.between(-10, 540), random.between(500, 960)];
      const w = random.between(14, 60);
      pits += polygon([
        [x, y],
        [x + w * 0.5, y - w * 0.18],
        [x + w, y + w * 0.04],
        [x + w * 0.5, y + w * 0.24],
      ]);
    }
    out += `<path fill="${inks.night}" opacity=".5" d="${pits}"/>`;
    out += `<path fill="${inks.cream}" opacity=".9" d="${ripplePath(random, { top: 820, bottom: 1000, spread: (y) => [470, 640 + (y - 820) * 0.5], count: 70, long: 130, thick: 11, crowd: 0.9 })}"/>`;
    const how = {
      from: /** @type {const} */ ("islands"),
      ink: "#150a28",
      rim: "#ffc070",
      rimOffset: /** @type {[number, number]} */ ([3, -1]),
    };
    out += figures(
      press,
      [
        ["onlooker", 150, 460, 1.55],
        ["gazer", 268, 462, 1.55],
        ["bearer", 390, 458, 1.5],
        ["percher", 540, 452, 1.6],
      ],
      how,
    );
    out += figures(press, [["jumper", 800, 520, 1.9]], how);
    // Someone already in the water, and the ring of an earlier jump.
    out += aboveWater(press, 836, figures(press, [["girl", 860, 896, 2]], how));
    let rings = "";
    for (const r of [60, 104, 150])
      rings += `M${860 - r} 836q${short(r * 0.3)} ${short(r * 0.2)} ${r} ${short(r * 0.2)}t${r} ${short(-r * 0.2)}`;
    return `${out}<path fill="none" stroke="${inks.cream}" stroke-width="4" stroke-linecap="round" opacity=".8" d="${rings}"/>`;
  });
}

import { flock } from "../../nature/birds.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { figure } from "../../people/figure.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { choco as inks } from "../inks.mjs";

/** @import { Role } from "../../people/roles.mjs" */

/** Dusk on the long beach: the tide is out and the sand is a mirror. */
export function atardecer() {
  return poster(521, "Playa del Pacífico al atardecer", (press) => {
    const { sheet, random, stipple } = press;
    const top = 500;
    const sun = /** @type {const} */ ({ x: 1000, y: 430, r: 104, face: "barred" });
    let out = skyBackdrop(press, {
      sun,
      ramp: "0 #fff0b8, .2 #fbcf7c, .4 #e8945c, .6 #8f6a64, .8 #35585f, 1 #12343f",
      reach: 1100,
      floor: top + 20,
      blush: "#f59a4f",
      halo: "0 #fff0c0 .9, 1 #fbcf7c 0",
      vignette: "sunset",
    });
    out += clouds(random, "280,200,460,15 820,150,520,15 1180,290,420,11", "#c95a44", ".65");
    out += band(
      top,
      760,
      sheet.linear([0, top, 0, 740], "0 #fbc878, .2 #c9906a, .6 #4f7474, 1 #2a5660"),
    );
    out += `<path fill="#1f4a54" opacity=".6" d="${ripplePath(random, { top: top + 14, bottom: 740, spread: () => [-20, 1640], count: 80, long: 220, thick: 9 })}"/><path fill="#ffe6a4" d="${ripplePath(random, { top: top + 2, bottom: 740, spread: (y) => [sun.x - 80 - (y - top) * 0.5, sun.x + 80 + (y - top) * 0.5], count: 90, long: 130, thick: 7 })}"/>`;
    out += treeline(press, {
      line: "-20,400 140,410 320,450 480,490 560,506",
      from: -40,
      to: 570,
      size: 34,
      ink: "#27484f",
      rim: "#d9a070",
      floor: 510,
      taper: [0, 110],
      rimOffset: [3, -3],
      foot: [inks.night, 0.8],
      mirror: ["#12343f", 0.6],
    });
    for (const [y, thick, ink] of /** @type {[number, number, string][]} */ ([
      [600, 7, "#e9c49a"],
      [654, 11, "#f3dcb4"],
      [716, 16, inks.cream],
    ])) {
      const wave = points("-40,6 200,-4 460,8 700,-2 960,10 1240,-4 1460,8 1660,0").map(
        ([x, dy]) => /** @type {[number, number]} */ ([x, y + dy]),
      );
      const under = [];
      for (let x = 1660; x > -50; x -= random.between(20, 52))
        under.push(/** @type {[number, number]} */ ([x, y + 6 + thick * random.next() ** 2 * 1.8]));
      out += `<path fill="${ink}" d="${curve([...wave, ...under], { closed: true })}"/>`;
    }
    const flat = sheet.path(
      `${curve(points("-40,760 300,750 700,766 1100,752 1660,764"))}V1040H-40z`,
    );
    out +=
      use(flat, { fill: "#8a6a5c" }) +
      stipple(
        use(flat, {
          fill: sheet.radial(
            [sun.x, 780, 760],
            "0 #ffd48a 1, .4 #e0905c .7, 1 #8a6a5c 0",
            "matrix(1 0 0 .4 0 468)",
          ),
        }) +
          use(flat, {
            fill: sheet.linear([0, 780, 0, 1000], `0 ${inks.night} 0, 1 ${inks.night} .9`),
          }),
      );
    out += `<path fill="#fff0c0" opacity=".8" d="${ripplePath(random, { top: 770, bottom: 950, spread: (y) => [sun.x - 160 - (y - 760), sun.x + 160 + (y - 760)], count: 50, long: 240, thick: 7, crowd: 0.9 })}"/>`;
    const walk = /** @type {[Role, number, number, number, boolean][]} */ ([
      ["elder", 650, 846, 1.3, false],
      ["girl", 730, 852, 1.34, false],
      ["boy", 1090, 816, 1.2, false],
      ["boy", 1220, 808, 1.1, true],
      ["swayer", 1290, 800, 1, true],
    ]);
    for (const [who, x, y, scale, flip] of walk) {
      const at = `scale(${flip ? `-${scale} ${scale}` : scale})`;
      const mirror = figure(press, who, { x, y, scale, ink: inks.night, flip, from: "choco" });
      out += `<g opacity=".5">${mirror.replaceAll(at, `scale(${flip ? -scale : scale} ${-scale * 0.8})`)}</g>`;
      out += figure(press, who, {
        x,
        y,
        scale,
        flip,
        from: "choco",
        ink: "#0a1a20",
        rim: "#ffd48a",
        rimOffset: [1.4, -1.2],
        tones: { pale: "#5a4a48" },
      });
    }
    out += `<circle cx="1156" cy="806" r="9" fill="#ffd48a"/><circle cx="1155" cy="807" r="8" fill="#2a2a2c"/>`;
    const crown = featherCrown(press);
    out += palms(crown, "180,900,180,1.6,70 300,880,330,-1.2,-40 1480,900,240,-1.5,-60", {
      dark: "#0a1f28",
      lit: "#2f4f4f",
      stem: "#14262c",
      thick: 11,
    });
    const dune = sheet.path(
      `${curve(points("-40,860 160,850 360,890 560,980 640,1040"))}H-40zM1240 1040${curve(points("1240,1040 1360,920 1480,880 1660,860")).replace(/^M1240 1040/, "")}V1040z`,
    );
    out += use(dune, { fill: "#e0945c", y: -4 }) + use(dune, { fill: "#14242a" });
    return (
      out +
      flock(
        "620,270,.7,0 690,250,.56,1 570,296,.5,2 750,280,.42,0 520,320,.4,1",
        "#22363c",
        "#4f5a58",
        "pelican",
      )
    );
  });
}

import { cardon } from "../../nature/cactus.mjs";
import { flamingosInFlight } from "../../nature/flamingo.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { ripplePath, water } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { guajira as inks } from "../inks.mjs";

/** Dawn at the Pilón de Azúcar: the path to its top, and the ochre beach under it. */
export function amanecer() {
  return poster(901, "Cerro junto al mar al amanecer en La Guajira", (press) => {
    const { sheet, random, stipple } = press;
    const top = 520;
    let out = skyBackdrop(press, {
      sun: { x: 330, y: 400, r: 88, face: "ringed" },
      ramp: "0 #fff3d4, .2 #ffdcb0, .42 #fbb49a, .64 #d99aa8, .84 #8a9cb8, 1 #4f86a4",
      reach: 1400,
      floor: top + 20,
      blush: "#ffab80",
      vignette: "dawn",
    });
    out += clouds(random, "60,160,460,14 620,110,560,16 240,260,300,9", "#fff0dc");
    // The hill: one cone, its lit face and its shade, gullies down from the top.
    const cone = points(
      "-20,600 520,590 600,556 680,520 780,450 870,360 950,262 1010,206 1050,186 1090,200 1150,262 1240,360 1340,440 1460,500 1640,540",
    );
    out += mountainRange(press, {
      crest: cone,
      ink: "#d8834c",
      rough: 9,
      grain: 30,
      floor: 640,
      rim: "#fff0cc",
      rimOffset: [-4, -3],
      side: sheet.linear(
        [760, 0, 1420, 0],
        "0 #ffe0a8 1, .4 #e8995c .6, .52 #a84c34 .7, 1 #6a2630 .95",
      ),
    });
    let gullies = "";
    for (let i = 0; i < 22; i++) {
      const t = i / 21;
      const [x0, x1] = [1010 + 70 * t, 620 + 900 * t];
      const y0 = 220 + random.between(0, 60);
      gullies += `M${Math.round(x0)} ${Math.round(y0)}q${Math.round((x1 - x0) * 0.3)} ${Math.round(random.between(120, 180))} ${Math.round((x1 - x0) * random.between(0.5, 0.8))} ${Math.round(random.between(200, 290))}`;
    }
    out += `<path fill="none" stroke="#7d2f2c" stroke-width="2.4" stroke-linecap="round" opacity=".3" d="${gullies}"/>`;
    out += `<path fill="none" stroke="#fff0cc" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".85" d="M846 600C880 560 930 548 968 520 1010 486 930 470 948 440 968 408 1024 412 1030 376 1034 346 992 338 1004 308 1014 282 1050 276 1044 240L1050 200"/>`;
    out += water(press, {
      top,
      ramp: "0 #ffe0b4, .1 #bcd8c4, .28 #5fc8c0, .6 #23989f, 1 #146470",
      dark: "#1a7c88",
      light: "#dcf4e4",
      glint: { ink: "#fff4d4", x: 330, half: 80, grow: 0.2, to: 840 },
    });
    // The beach sweeps in from the right under it.
    const beach = (/** @type {number} */ dx, /** @type {number} */ dy) =>
      `${curve(
        points("520,560 640,590 760,640 800,720 740,800 620,870 520,950 470,1040").map(([x, y]) => [
          x + dx,
          y + dy,
        ]),
      )}H1660V540H700z`;
    out += `<path fill="#bfeede" opacity=".8" d="${beach(-64, 6)}"/><path fill="${inks.cream}" d="${beach(-30, 2)}"/><path fill="#7fd0c4" d="${beach(-20, 1)}"/><path fill="${inks.cream}" d="${beach(-7, 0)}"/>`;
    const shore = sheet.path(beach(0, 0));
    out +=
      use(shore, { fill: "#f2b06c" }) +
      stipple(
        use(shore, {
          fill: sheet.linear([600, 600, 1300, 1000], "0 #ffe6b4 1, .5 #f2b06c .2, 1 #b4502c .9"),
        }),
      );
    let ripples = "";
    for (let i = 0; i < 40; i++) {
      const y = random.between(650, 1000);
      const x = random.between(860, 1560);
      ripples += `M${Math.round(x)} ${Math.round(y)}q${Math.round(random.between(40, 70))} ${Math.round(random.between(-16, -6))} ${Math.round(random.between(100, 170))} ${Math.round(random.between(-6, 8))}`;
    }
    out += `<path fill="none" stroke="#b4642f" stroke-width="3.4" stroke-linecap="round" opacity=".5" d="${ripples}"/><path fill="${inks.cream}" d="${ripplePath(random, { top: 570, bottom: 1000, spread: (y) => [440 - (y - 560) * 0.1, 620], count: 20, long: 120, thick: 6 })}"/>`;
    out += figures(
      press,
      [
        ["watcher", 1043, 190, 0.26],
        ["lookout", 1058, 192, 0.26],
        ["walkerBack", 1032, 372, 0.28],
        ["guide", 990, 744, 1.5, false, { top: "#fff0d0", bottom: "#5a4a5c", load: "#a8483c" }],
        ["walker", 872, 766, 1.5, false, { top: "#e2566a", bottom: "#3a4a6c", load: "#1a7c88" }],
      ],
      {
        from: "guajira",
        ink: "#2a0f1c",
        rim: "#fff4d4",
        rimOffset: [-1, -1],
        edge: "#c87a54",
        shade: "#4a2030",
        tones: { skin: "#5a2c26", hair: "#1a0c14", hat: "#f4cc84", steel: "#b8a8ac" },
      },
    );
    const green = {
      dark: "#0f4a48",
      mid: "#2f7a5c",
      lit: "#6aa868",
      rim: "#fbe3a8",
      bloom: "#e23f4c",
    };
    out += `<path fill="#7d3a2c" opacity=".45" d="M1190 716q50-10 130 4-60 14-130-4zM1302 756q40-8 104 4-48 12-104-4z"/>`;
    out += cardon({ x: 1200, y: 720, scale: 0.36, ...green });
    out += cardon({ x: 1310, y: 760, scale: 0.26, ...green, flip: true });
    out += cardon({ x: 1430, y: 1040, scale: 1.15, ...green });
    return (
      out +
      flamingosInFlight(
        "560,250,.8,1 640,280,.7,0 500,290,.62,1 720,310,.6,1",
        "#e2566a",
        "#7a2a40",
      )
    );
  });
}

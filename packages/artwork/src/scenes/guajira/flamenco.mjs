import { flamingo } from "../../nature/flamingo.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { ribbon } from "../../print/ribbon.mjs";
import { band, use } from "../../print/sheet.mjs";
import { guajira as inks } from "../inks.mjs";

/** The long S of a neck, close by; the others feed behind it. */
export function flamenco() {
  return poster(919, "Flamenco de cerca en la laguna", ({ sheet, random, stipple }) => {
    let out = band(
      -20,
      1020,
      sheet.linear([0, 0, 0, 1000], "0 #fbe4b8, .3 #a8dccc, .62 #3fb0ac, 1 #0f6470"),
    );
    out += stipple(
      band(-20, 1020, sheet.radial([1180, 180, 900], "0 #fff3d0 1, .4 #fbdcb0 .6, 1 #5fc8bc 0")) +
        band(-20, 1020, sheet.radial([200, 1100, 900], "0 #0a4a58 1, .5 #0f5a68 .6, 1 #0f5a68 0")),
    );
    out += `<path fill="#e8a060" d="${curve(points("-40,250 240,230 520,238 860,224 1200,236 1660,214"))}V262H-40z"/>`;
    out += `<path fill="#146f7c" opacity=".55" d="${ripplePath(random, { top: 290, bottom: 1010, spread: () => [-40, 1640], count: 130, long: 260, thick: 12, crowd: 1 })}"/><path fill="${inks.cream}" opacity=".8" d="${ripplePath(random, { top: 270, bottom: 990, spread: () => [-20, 1640], count: 120, long: 170, thick: 6, crowd: 1.2 })}"/>`;
    const pinks = {
      pink: "#f4697a",
      deep: "#d63f58",
      light: "#ffd2b4",
      ink: "#2a0f1c",
      leg: "#b83a52",
    };
    for (const [
      how,
      x,
      y,
      scale,
      flip,
    ] of /** @type {["tall" | "feed" | "rest", number, number, number, boolean][]} */ ([
      ["feed", 1240, 420, 0.44, false],
      ["tall", 1330, 430, 0.5, true],
      ["rest", 1430, 440, 0.48, false],
      ["feed", 1530, 470, 0.56, true],
      ["feed", 180, 450, 0.5, true],
      ["tall", 280, 470, 0.56, false],
    ])) {
      let mirror = "";
      for (let k = 0; k < 8; k++) {
        const w = 110 * scale * random.between(0.4, 1);
        mirror += `M${Math.round(x - w / 2)} ${Math.round(y + 8 + k * 17 * scale)}h${Math.round(w)}`;
      }
      out +=
        `<path fill="none" stroke="#e8697a" stroke-width="5" stroke-linecap="round" opacity=".55" d="${mirror}"/>` +
        flamingo(how, { x, y, scale, flip, ...pinks });
    }
    const neck = sheet.path(
      ribbon(
        points("330,1120 420,1000 560,900 700,800 770,670 730,540 620,440 590,320 660,220 770,180"),
        [300, 230, 176, 144, 124, 112, 104, 100, 102, 116],
      ),
    );
    const crown = sheet.path(
      "M690 150C740 96 830 84 900 110 944 126 980 146 1010 168L990 250C940 268 880 272 820 258 760 250 700 240 680 220z",
    );
    const both = (/** @type {Record<string, string | number>} */ how) =>
      use(neck, how) + use(crown, how);
    out += both({ fill: "#ffe0c4", x: 4, y: -6 }) + both({ fill: "#f4697a" });
    out += stipple(
      use(neck, {
        fill: sheet.linear([560, 0, 800, 0], "0 #b82f52 .95, .45 #f4697a 0, 1 #ffc8b0 .9"),
      }) +
        use(crown, {
          fill: sheet.linear([0, 100, 0, 270], "0 #ffd8c0 .95, .5 #f4697a 0, 1 #c83a58 .8"),
        }) +
        use(neck, { fill: sheet.linear([0, 820, 0, 1010], "0 #8a2048 0, 1 #8a2048 .9") }),
    );
    // Feathers, as short strokes that follow the neck.
    let down = "";
    for (let i = 0; i < 90; i++) {
      const t = random.next();
      const [x, y] = [
        360 + 380 * t ** 0.6 + random.between(-60, 60),
        1000 - 260 * t + random.between(-40, 40),
      ];
      down += `M${Math.round(x)} ${Math.round(y)}q-10 14-26 ${Math.round(random.between(14, 26))}`;
    }
    out += `<path fill="none" stroke="#ffd2c0" stroke-width="4" stroke-linecap="round" opacity=".55" d="${down}"/>`;
    const bill = sheet.path(
      "M984 146C1060 150 1126 184 1142 246 1152 300 1136 352 1094 396 1078 376 1072 346 1062 322 1040 284 1004 262 952 262 940 220 950 170 984 146z",
    );
    out +=
      use(bill, { fill: inks.cream, x: 3, y: -5 }) +
      use(bill, { fill: "#fbdcc4" }) +
      stipple(
        use(bill, {
          fill: sheet.linear([980, 140, 1060, 330], "0 #fff3dc 0, .6 #f08a94 .6, 1 #c84a64 .9"),
        }),
      );
    out += `<path fill="#2a0f1c" d="M1143 254C1152 302 1136 352 1094 396 1078 376 1072 346 1063 324 1094 318 1124 294 1143 254z"/><path fill="none" stroke="#8a2f48" stroke-width="6" stroke-linecap="round" d="M962 222C1020 222 1064 248 1082 312"/><path fill="none" stroke="#8a2f48" stroke-width="5" stroke-linecap="round" d="M1030 186q20 4 34 16"/><path fill="#ffe0c8" d="M868 150q40-22 78 4-30 40-78 26z"/><circle cx="906" cy="160" r="19" fill="#f4c04c"/><circle cx="908" cy="160" r="10" fill="#2a0f1c"/><circle cx="912" cy="156" r="3.6" fill="#fff6df"/>`;
    // Drops from the bill, and their rings.
    out += `<path fill="${inks.cream}" d="M1096 430q-9 18 0 24 10-6 0-24zM1098 500q-8 16 0 22 9-6 0-22z"/><path fill="none" stroke="${inks.cream}" stroke-width="5" opacity=".85" d="M1000 690a100 22 0 1 0 200 0a100 22 0 1 0-200 0M950 694a150 36 0 1 0 300 0a150 36 0 1 0-300 0M1060 688a40 9 0 1 0 80 0a40 9 0 1 0-80 0"/>`;
    return out;
  });
}

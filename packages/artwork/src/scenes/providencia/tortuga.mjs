import { brainCoral, fishSchool, seaFan, staghornCoral } from "../../nature/coral-reef.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { turtle } from "../../nature/turtle.mjs";
import { curve, short, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { providencia as inks } from "../inks.mjs";

/** A hawksbill over the reef, the light in ropes on the sand. */
export function tortuga() {
  return poster(727, "Tortuga carey sobre el arrecife", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(
      -20,
      1020,
      sheet.radial([760, -60, 1300], "0 #bff0dc, .2 #63d0c8, .45 #25a5c0, .7 #1a6fa4, 1 #123460"),
    );
    let rays = "";
    for (const [x, w, lean, long] of table(
      "420,60,-300,900 620,110,-160,980 820,70,0,940 960,130,180,980 1180,70,380,900",
    ))
      rays += `M${x}-20h${w}l${lean + w} ${long}h${-w * 3}z`;
    out += stipple(
      `<path fill="${sheet.linear([0, 0, 0, 900], `0 ${inks.sun} .7, 1 ${inks.sun} 0`)}" d="${rays}"/>`,
    );
    out += `<path fill="#1b628f" d="${staghornCoral(random, { x: 250, y: 900, long: 90, thick: 26, depth: 3, angle: -82 })}${staghornCoral(random, { x: 1420, y: 880, long: 110, thick: 30, depth: 3, angle: -100 })}"/>`;
    out += mountainRange(press, {
      crest: "-20,800 200,830 420,860 700,880 960,884 1200,850 1420,820 1640,780",
      ink: "#2d83a4",
      rough: 10,
      grain: 60,
      floor: 1020,
      rim: "#8fd8cc",
      shade: ["#d3f0d0", 90, 0.75],
    });
    // Ropes of light on the sand.
    let ropes = "";
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random.between(-20, 1560), random.between(890, 990)];
      ropes += curve([
        [x, y],
        [x + 40, y - random.between(4, 12)],
        [x + 84, y + random.between(-4, 8)],
        [x + random.between(110, 170), y - random.between(0, 10)],
      ]);
    }
    out += `<path fill="none" stroke="${inks.sun}" stroke-width="4" stroke-linecap="round" opacity=".55" d="${ropes}"/>`;
    out += `<path fill="#0f3f68" opacity=".45" d="M560 930q160-50 420-10 60 14-20 26-220 26-400 4-50-8 0-20z"/>`;
    const head = brainCoral(random, { wide: 330, high: 150, rows: 8 });
    const body = sheet.path(head.body);
    out += `<g transform="translate(1330 1000)">${use(body, { fill: "#ffd9a8", x: -3, y: -5 })}${use(body, { fill: inks.coral })}${stipple(use(body, { fill: sheet.radial([60, 20, 230], `0 ${inks.wine} 1, 1 ${inks.coral} 0`) }))}<path fill="none" stroke="#8f2f55" stroke-width="5" stroke-linecap="round" d="${head.maze}"/></g>`;
    out += `<path fill="none" stroke="#a83a78" stroke-width="3.4" stroke-linecap="round" d="${seaFan(random, { x: 200, y: 1010, size: 220, lean: -8 })}"/><path fill="none" stroke="#7a3a8c" stroke-width="3" stroke-linecap="round" d="${seaFan(random, { x: 1120, y: 1020, size: 150, lean: 16 })}"/>`;
    out += `<path fill="#124a7c" d="${fishSchool(random, { x: 300, y: 330, wide: 170, high: 90, count: 26, size: 26 })}"/><path fill="${inks.gold}" d="${fishSchool(random, { x: 1320, y: 640, wide: 130, high: 70, count: 16, size: 36, flip: true })}"/>`;
    out += turtle(press, {
      x: 790,
      y: 500,
      scale: 1.3,
      turn: -24,
      shell: "#b06a34",
      lit: "#ffd48c",
      dark: "#3a1f34",
      skin: "#1d5a62",
      pale: "#f0d8a0",
      rim: "#fff0c4",
    });
    let bubbles = "";
    for (let i = 0; i < 18; i++)
      bubbles += `M${short(1110 + random.between(-30, 50))} ${short(330 - i * 16 + random.between(-10, 10))}h0`;
    return `${out}<path fill="none" stroke="${inks.cream}" stroke-width="8" stroke-linecap="round" opacity=".8" d="${bubbles}"/>`;
  });
}

import { fanCrown, palms } from "../../nature/palm.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { dugout } from "../../objects/boats.mjs";
import { lanterns } from "../../objects/lanterns.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band } from "../../print/sheet.mjs";
import { macarenaFinDeAno as inks } from "../inks.mjs";

/** The lagoon at night is a second sky: palms, stars and one light, all of them twice. */
export function laguna() {
  return poster(1051, "Morichal y estrellas reflejados en la laguna", (press) => {
    const { sheet, random, stipple } = press;
    const top = 540;
    let out = band(
      -20,
      top + 10,
      sheet.linear([0, 0, 0, top], "0 #0f1030, .5 #2a2466, .82 #8a3f7c, 1 #f08a70"),
    );
    const way = "rotate(-40 900 200)";
    out += stipple(
      `<ellipse cx="900" cy="200" rx="800" ry="110" transform="${way}" fill="${sheet.radial([900, 200, 800], "0 #c4a8e0 .6, .5 #7a6ab8 .34, 1 #3a3a88 0", "matrix(1 0 0 .14 0 172)")}"/>`,
    );
    const off = (/** @type {number} */ x, /** @type {number} */ y) =>
      Math.abs(y - 200 + (x - 900) * Math.tan((40 * Math.PI) / 180));
    const near = (/** @type {number} */ x, /** @type {number} */ y) =>
      y < 470 && (random.chance(0.3 * (1 - y / 520)) || off(x, y) < 30 + random.next() ** 2 * 130);
    out += stars(random, { count: 1100, area: near });
    out += band(
      top,
      1020,
      sheet.linear([0, top, 0, 1000], "0 #f08a70, .12 #8a3f7c, .5 #241f5c, 1 #0a0b26"),
    );
    out += stipple(
      `<ellipse cx="900" cy="880" rx="700" ry="90" transform="rotate(40 900 880)" fill="${sheet.radial([900, 880, 700], "0 #a890d0 .5, 1 #3a3a88 0", "matrix(1 0 0 .13 0 766)")}"/>`,
    );
    out += `<g opacity=".6">${stars(random, { count: 520, area: (x, y) => y > 640 && Math.abs(y - 880 - (x - 900) * 0.84) < 40 + random.next() ** 2 * 160 })}</g>`;
    const fan = fanCrown(press);
    // All stand on the shore, a little below the horizon.
    const trees =
      "210,544,300,.62,0,5 330,544,220,-.78,0,6 450,544,350,.52,0,4 1080,544,330,-.56,0,5 1200,544,190,.86,0,7 1330,544,270,-.7,0,6 1470,544,150,.96,0,7";
    const leaves = { dark: "#15143a", lit: "#3d2f66", stem: "#1c1840" };
    const bank = treeline(press, {
      line: "-20,490 240,476 520,500 760,516 1000,500 1300,470 1640,450",
      size: 34,
      ink: "#211c4c",
      rim: "#e07a78",
      floor: top + 6,
      rimOffset: [0, -3],
      mirror: ["#15143a", 0.9],
    });
    const row = palms(fan, trees, leaves);
    out += `<g opacity=".55" transform="matrix(1 0 0 -.82 0 ${Math.round(top * 1.82)})">${row}</g>${bank}${row}`;
    out += `<path fill="#0a0b26" opacity=".6" d="${ripplePath(random, { top: top + 20, bottom: 1010, spread: () => [-40, 1640], count: 90, long: 260, thick: 9, crowd: 1 })}"/><path fill="#f2a08c" opacity=".7" d="${ripplePath(random, { top: top + 4, bottom: 760, spread: () => [-20, 1640], count: 80, long: 130, thick: 5, crowd: 1.4 })}"/>`;
    let rings = "";
    for (const r of [150, 220, 300])
      rings += `M${760 - r} 806q${short(r * 0.3)} ${short(r * 0.16)} ${r} ${short(r * 0.16)}t${r} ${short(-r * 0.16)}`;
    out += `<path fill="none" stroke="#8a6ab0" stroke-width="3" opacity=".7" d="${rings}"/>`;
    const how = { frame: "#1c1030", flame: "#ffe9b0" };
    out += lanterns(press, [[900, 800, 1.1, inks.gold]], how);
    out += dugout(press, {
      x: 760,
      y: 800,
      scale: 1.6,
      hull: "#7a2f54",
      inside: "#2a1034",
      ink: "#0a0a24",
      light: "#ffc890",
      aboard: [
        ["rower", -70],
        ["seated", -6],
        ["childAboard", 44],
      ],
      people: {
        from: "llanos",
        ink: "#0a0a24",
        rim: "#ffc890",
        rimOffset: [1.6, -0.8],
        tones: { top: "#241a48", load: "#8a3a4c", wood: "#5a2c48" },
      },
    });
    return out + lanterns(press, [[918, 776, 0.9, inks.gold]], { ...how, water: false });
  });
}

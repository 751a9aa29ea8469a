import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { water } from "../../nature/water.mjs";
import { cumulus } from "../../nature/weather.mjs";
import { catboat } from "../../objects/catboat.mjs";
import { hammock } from "../../objects/hammock.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { sanAndres as inks } from "../inks.mjs";

/** The trade wind in the afternoon: two palms that lean with it, a hammock between them, a sail on the sea. */
export function brisa() {
  return poster(1423, "Hamaca entre dos palmas frente al mar", (press) => {
    const { sheet, stipple } = press;
    let out = skyBackdrop(press, {
      sun: { x: 980, y: 330, r: 0 },
      ramp: "0 #fff3cc, .2 #ffe0a8, .42 #f8c49c, .64 #8fc4c0, 1 #2f8fa8",
      reach: 1250,
      floor: 580,
      blush: "#f9b47c",
      vignette: "day",
    });
    out += cumulus(
      press,
      "-30,520,230,56 470,524,260,64 780,522,300,84 1130,524,200,52 520,300,420,120 980,210,300,80",
      { light: "#fffaf0", shade: "#8fc4c0" },
    );
    out += water(press, {
      top: 560,
      bottom: 840,
      ramp: "0 #c9f0dc, .2 #62d0c8, .55 #1d9cb0, 1 #8fe0cf",
      dark: "#177a98",
      light: "#e6fae6",
      glint: { ink: "#fff6d4", x: 980, half: 70, grow: 0.3, to: 780, count: 60 },
    });
    out += catboat({
      x: 620,
      y: 604,
      scale: 0.62,
      hull: "#c4225f",
      stripe: inks.cream,
      sail: "#fffaf0",
      shade: "#f0d0b0",
      ink: "#3a2a4c",
    });
    const sand = (/** @type {number} */ dy) =>
      `${curve(points("-40,800 240,770 560,760 900,772 1240,756 1660,780").map(([x, y]) => [x, y + dy]))}V1040H-40z`;
    const beach = sheet.path(sand(0));
    out +=
      `<path fill="${inks.cream}" d="${sand(-16)}"/><path fill="#7fd8cc" d="${sand(-9)}"/>` +
      use(beach, { fill: "#f3d49c" }) +
      stipple(use(beach, { fill: sheet.linear([0, 800, 0, 1000], "0 #c8864c 0, 1 #a85a4c .9") }));
    const crown = featherCrown(press);
    const leaf = { dark: "#14504a", lit: "#4f9a6c", stem: "#5a4038", thick: 16, planted: true };
    out += stipple(
      `<ellipse cx="800" cy="930" rx="520" ry="34" fill="${sheet.radial([800, 930, 520], "0 #6a3a4c .9, 1 #a85a4c 0", "matrix(1 0 0 .065 0 869)")}"/>`,
    );
    out += palms(crown, "330,950,250,1.7,90,17 1300,960,190,-1.9,-60,19", leaf);
    out += hammock({
      from: [352, 640],
      to: [1272, 620],
      sag: 170,
      cloth: "#f3e2c0",
      stripes: ["#c4225f", "#f7a23c", "#1d7f8c", "#c4225f"],
      rope: "#5a4038",
      fringe: "#fff6df",
    });
    return out;
  });
}

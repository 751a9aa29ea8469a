import { flock } from "../../nature/birds.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { cloudPath } from "../../nature/sky-shapes.mjs";
import { peaks, snowPeaks } from "../../nature/snow-peaks.mjs";
import { curve, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { santaMarta as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

/** The two heads, seen from nearer than from the sea. @param {[number, number][]} line @returns {[number, number][]} */
const near = (line) =>
  line.map(([x, y]) => [Math.round((x - 930) * 1.7 + 820), Math.round((y - 96) * 1.3 + 200)]);

/**
 * The snow of the sierra at dawn from a páramo, a condor over a sea of cloud. Facts: the two highest heads
 * stand side by side, Colón and Bolívar; the páramo's frailejón, of this sierra alone, is a small tree with
 * several arms, a tuft of leaves on each.
 */
export function nieve() {
  return poster(1409, "Los picos nevados sobre las nubes", (press) => {
    const { random, sheet, stipple } = press;
    let out = skyBackdrop(press, {
      sun: { x: 420, y: 470, r: 0 },
      ramp: `0 #ffe6b8, .24 #fbc7a0, .46 #d99a98, .66 #6f7fa6, .84 #2c5276, 1 ${inks.night}`,
      reach: 1200,
      floor: 700,
      halo: "0 #ffe9c0 .9, .5 #fbd0a4 .4, 1 #fbc7a0 0",
      haloRadius: 560,
      vignette: "dawn",
    });
    out += snowPeaks(press, {
      crest: near(peaks.crest),
      snow: near(peaks.snow),
      rock: "#56688f",
      dark: "#263a66",
      white: inks.cream,
      warm: "#fcc8a0",
      blue: "#8fa6cc",
      rim: "#ffe2b8",
      floor: 900,
      mist: ["#f9d4b4", 430, 680, 1],
    });
    for (const [y, ink] of /** @type {[number, string][]} */ ([
      [610, "#fbdcc0"],
      [664, "#f4c4b0"],
      [724, "#dba8a8"],
    ])) {
      const cloud = sheet.path(
        `${curve(
          Array.from(
            { length: 15 },
            (_, i) =>
              /** @type {[number, number]} */ ([-60 + i * 124, y + random.between(-20, 20)]),
          ),
        )}V1040H-60z`,
      );
      out +=
        use(cloud, { fill: inks.cream, x: 3, y: -4 }) +
        use(cloud, { fill: ink }) +
        stipple(
          use(cloud, { fill: sheet.linear([0, y - 10, 0, y + 110], "0 #7f86b0 0, 1 #6f7aa8 .7") }),
        );
    }
    const wisp = cloudPath(random, "240,150,420,12 1160,120,380,11 1240,560,340,12");
    out += `<path fill="${inks.cream}" opacity=".7" d="${wisp}"/>`;
    out += mountainRange(press, {
      crest: "-20,800 140,780 300,800 470,850 640,890 840,900 1060,880 1240,820 1400,770 1640,740",
      ink: "#24405c",
      rough: 8,
      grain: 36,
      floor: 1040,
      rim: "#f9c8a0",
      shade: ["#f0a890", 70, 0.5],
      mist: [inks.night, 880, 1010, 0.9],
    });
    out += frailejones(press);
    return out + flock("330,290,1.7,0", "#1c2a48", "#1c2a48", "vulture");
  });
}

/** Rows of x, foot and size. @param {Press} press */
function frailejones({ random }) {
  let wood = "";
  let dry = "";
  let leaves = "";
  let lit = "";
  for (const [x, y, k] of /** @type {[number, number, number][]} */ ([
    [1130, 872, 0.55],
    [1010, 900, 0.45],
    [330, 842, 0.6],
    [1470, 850, 1],
    [1290, 950, 1.25],
    [150, 930, 1.3],
  ])) {
    for (const [dx, tall] of [
      [-34, 120],
      [2, 168],
      [38, 134],
    ]) {
      const [hx, hy] = [x + dx * 1.5 * k, y - tall * k];
      wood += `M${short(x + dx * 0.2 * k)} ${y}Q${short(x + dx * 0.5 * k)} ${short(y - tall * 0.6 * k)} ${short(hx)} ${short(hy)}`;
      dry += `M${short(hx)} ${short(hy)}l${short(13 * k)} ${short(46 * k)}h-${short(26 * k)}z`;
      for (let i = 0; i < 15; i++) {
        const a = Math.PI * (1.06 + (i / 14) * 0.88) + (i % 2 ? 0.05 : -0.05);
        const long = (52 + random.between(-6, 8)) * k;
        const [cx, cy] = [Math.cos(a), Math.sin(a) + 0.24];
        const blade = `M${short(hx - cy * 5 * k)} ${short(hy + cx * 5 * k)}q${short(cx * long * 0.6)} ${short(cy * long * 0.6 - 6 * k)} ${short(cx * long)} ${short(cy * long)}q${short(-cx * long * 0.4 + cy * 8 * k)} ${short(-cy * long * 0.3)} ${short(-cx * long + cy * 10 * k)} ${short(-cy * long - cx * 10 * k)}z`;
        if (a < 4.6) lit += blade;
        else leaves += blade;
      }
    }
  }
  return (
    `<path fill="none" stroke="#14223c" stroke-width="13" stroke-linecap="round" d="${wood}"/><path fill="#5a4a54" d="${dry}"/>` +
    `<path fill="#4f7f7c" d="${leaves}"/><path fill="#cfe0b4" d="${lit}"/>`
  );
}

import { fishSchool } from "../../nature/coral-reef.mjs";
import { stingrays } from "../../nature/stingray.mjs";
import { curve, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band } from "../../print/sheet.mjs";
import { sanAndres as inks } from "../inks.mjs";

/** @import { Random } from "../../print/random.mjs" */

/** Three rays over white sand, straight down, the net of light moving over them. */
export function rayas() {
  return poster(821, "Rayas sobre la arena blanca", ({ sheet, random, stipple }) => {
    let out = band(
      -20,
      1020,
      sheet.linear([0, 0, 1600, 1000], "0 #d8f7e0, .35 #8fe4d4, .65 #3fbfc4, 1 #14809c"),
    );
    out += stipple(
      band(-20, 1020, sheet.radial([420, 300, 900], "0 #fff6df .95, .4 #c8f2dc .5, 1 #3fbfc4 0")) +
        band(-20, 1020, sheet.radial([1640, 1040, 900], "0 #0f5a84 .95, 1 #14809c 0")),
    );
    // Ripples the tide left in the sand.
    let ripples = "";
    for (let row = 0; row < 24; row++) {
      const y = -20 + row * 46;
      for (let x = -40 - (row % 3) * 60; x < 1640; x += random.between(190, 330)) {
        const w = random.between(110, 240);
        ripples += `M${short(x)} ${short(y + x * 0.06)}q${short(w * 0.3)} ${short(random.between(-18, -8))} ${short(w * 0.55)}-2t${short(w * 0.45)} ${short(random.between(-4, 8))}`;
      }
    }
    out += `<path fill="none" stroke="#4fb4b0" stroke-width="5" stroke-linecap="round" opacity=".4" d="${ripples}"/>`;
    // Below the rays: over them the light looked like threads.
    out += `<path fill="${inks.cream}" fill-rule="evenodd" opacity=".4" d="${lightNet(random)}"/>`;
    out += stingrays("1120,330,1.05,58 620,560,1.65,40 1270,790,.86,66", {
      back: "#2b4068",
      lit: "#5a7a9c",
      spot: "#d8f2e8",
      rim: "#fff6df",
      shade: "#0f5a74",
    });
    return `${out}<path fill="#f2a93c" d="${fishSchool(random, { x: 1330, y: 170, wide: 150, high: 80, count: 15, size: 34, flip: true })}"/>`;
  });
}

/** The net of light that waves throw on the sand: all but its round cells. @param {Random} random */
function lightNet(random) {
  const [wide, high] = [190, 150];
  const corners = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 12 }, (_, column) => [
      (column - 1 + (row % 2) / 2 + random.between(-0.42, 0.42)) * wide,
      (row - 0.6 + random.between(-0.42, 0.42)) * high,
    ]),
  );
  let d = "M-20-20h1640v1040H-20z";
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 11; column++) {
      const ring = [
        corners[row][column],
        corners[row][column + 1],
        corners[row + 1][column + 1],
        corners[row + 1][column],
      ];
      const [x, y] = [0, 1].map((k) => ring.reduce((sum, corner) => sum + corner[k], 0) / 4);
      // The middle of each side, so that the curve is round at the corners, where the net is thick.
      const cell = ring.flatMap(([cx, cy], i) => {
        const [nx, ny] = ring[(i + 1) % 4];
        const near = 0.94;
        return [
          [x + (cx - x) * 0.8, y + (cy - y) * 0.8],
          [x + ((cx + nx) / 2 - x) * near, y + ((cy + ny) / 2 - y) * near],
        ];
      });
      d += curve(/** @type {[number, number][]} */ (cell), { closed: true });
    }
  return d;
}

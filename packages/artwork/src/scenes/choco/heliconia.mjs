import { clump } from "../../nature/leaves.mjs";
import { points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band } from "../../print/sheet.mjs";
import { choco as inks } from "../inks.mjs";

/** A closer look: a platanillo in the rain. */
export function heliconia() {
  return poster(523, "Platanillo bajo la lluvia", ({ sheet, random, stipple }) => {
    let out = band(-20, 1020, sheet.linear([0, 0, 0, 1000], "0 #8fb4a4, .5 #4f847c, 1 #123f44"));
    out += stipple(
      `<circle cx="980" cy="260" r="620" fill="${sheet.radial([980, 260, 620], "0 #f6ecc0 1, .4 #cfdcb0 .6, 1 #8fb4a4 0")}"/>`,
    );
    const far = [];
    for (let i = 0; i < 9; i++)
      far.push({
        x: random.between(-60, 1660),
        y: random.between(900, 1080),
        angle: random.between(-130, -50),
        long: random.between(420, 700),
        wide: random.between(110, 170),
        bend: random.between(-40, 40),
      });
    out += `<g opacity=".55">${clump(random, far, { shade: "#2f6a62", lit: "#4f8a78", rib: "#8fb89c" })}</g>`;
    out += stipple(
      band(500, 1020, sheet.linear([0, 500, 0, 1000], `0 ${inks.night} 0, 1 ${inks.night} .8`)),
    );
    let rain = "";
    for (let i = 0; i < 130; i++) {
      const l = random.between(40, 130);
      rain += `M${short(random.between(0, 1640))} ${short(random.between(-40, 900))}l${short(-l * 0.2)} ${short(l)}`;
    }
    out += `<path fill="none" stroke="${inks.cream}" stroke-width="2.4" stroke-linecap="round" opacity=".5" d="${rain}"/>`;
    out += clump(
      random,
      [
        { x: 300, y: 1080, angle: -112, long: 800, wide: 210, bend: -40, tears: 4 },
        { x: 380, y: 1100, angle: -76, long: 700, wide: 200, bend: 36, tears: 4 },
        { x: 1440, y: 1100, angle: -70, long: 760, wide: 200, bend: 40, tears: 4 },
      ],
      { shade: "#0f4240", lit: "#226a58", rib: "#7fb08c", thick: 5 },
    );
    // The flower hangs from an arching stem; bracts turn from side to side.
    out += `<path fill="none" stroke="#7d2018" stroke-width="20" stroke-linecap="round" d="M1180 1060C1180 700 1130 160 940 120 820 96 790 170 800 240"/><path fill="none" stroke="${inks.red}" stroke-width="11" stroke-linecap="round" d="M1176 1060C1176 700 1126 164 940 124 822 100 794 172 804 250L836 800"/>`;
    const lower = "M0-14C70-60 170-70 250-34 190-10 120 60 10 34z";
    const upper = "M0-14C70-60 170-70 250-34 160-40 80-24 6 8z";
    const edge = "M250-34C190-10 120 60 10 34 90 36 160-4 250-34z";
    for (let i = 8; i >= 0; i--) {
      const s = 1.06 - i * 0.07;
      const side = i % 2 ? 1 : -1;
      const [x, y] = [806 + i * 4, 270 + i * 66];
      out += `<g transform="translate(${x} ${y})scale(${short(side * s, 2)} ${short(s, 2)})rotate(${12 - i})"><path fill="#7d2018" transform="translate(4 8)" d="${lower}"/><path fill="#b8301f" d="${lower}"/><path fill="${inks.red}" d="${upper}"/><path fill="${inks.gold}" d="${edge}"/><path fill="none" stroke="#f58a64" stroke-width="4" stroke-linecap="round" d="M40-30q70-26 140-16"/></g>`;
    }
    let drops = "";
    for (const [x, y] of points("700,420 590,300 1010,366 640,568 1000,510 720,690 950,640"))
      drops += `M${x} ${y}q-11 18 0 26 11-8 0-26z`;
    out += `<path fill="${inks.cream}" opacity=".9" d="${drops}"/>`;
    return (
      out +
      clump(
        random,
        [
          { x: -40, y: 1000, angle: -34, long: 560, wide: 170, bend: 40 },
          { x: 1660, y: 1020, angle: -150, long: 480, wide: 160, bend: -30 },
        ],
        { shade: "#06201f", lit: "#15504a", rib: "#5f9c84", thick: 5 },
      )
    );
  });
}

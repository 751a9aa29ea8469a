import { fishSchool } from "../../nature/coral-reef.mjs";
import { stingrays } from "../../nature/stingray.mjs";
import { curve, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band } from "../../print/sheet.mjs";
import { sanAndres as inks } from "../inks.mjs";

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
    out += stingrays("1120,330,1.05,58 620,560,1.65,40 1270,790,.86,66", {
      back: "#2b4068",
      lit: "#5a7a9c",
      spot: "#d8f2e8",
      rim: "#fff6df",
      shade: "#0f5a74",
    });
    out += `<path fill="#f2a93c" d="${fishSchool(random, { x: 1330, y: 170, wide: 150, high: 80, count: 15, size: 34, flip: true })}"/>`;
    // The net of light: cells that share their edges, drawn open.
    let net = "";
    for (let i = 0; i < 70; i++) {
      const [x, y] = [random.between(-60, 1640), random.between(-40, 1000)];
      const r = random.between(50, 120);
      const turn = random.between(0, 6.28);
      net += curve(
        [0, 1, 2, 3].map((k) => {
          const a = turn + k * 0.9;
          return /** @type {[number, number]} */ ([
            x + Math.cos(a) * r * random.between(0.8, 1.2),
            y + Math.sin(a) * r * 0.7,
          ]);
        }),
      );
    }
    return `${out}<path fill="none" stroke="${inks.cream}" stroke-width="4.5" stroke-linecap="round" opacity=".5" d="${net}"/>`;
  });
}

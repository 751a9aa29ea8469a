import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { water } from "../../nature/water.mjs";
import { stringLights } from "../../objects/string-lights.mjs";
import { players } from "../../people/musicians.mjs";
import { people } from "../../people/people.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { inks } from "./shared/inks.mjs";

/** The string band under the bulbs: guitar, maracas and the tub bass. */
export function musicos() {
  return poster(823, "Músicos de la isla bajo los bombillos", (press) => {
    const { sheet, random, stipple } = press;
    const top = 560;
    let out = skyBackdrop(press, {
      sun: { x: 820, y: 590, r: 0 },
      ramp: "0 #f9a05c, .16 #d8506c, .34 #8a2f78, .58 #43215f, 1 #170f2e",
      reach: 1300,
      squash: 0.7,
      floor: top + 20,
      halo: "0 #ffc870 .7, 1 #f9a05c 0",
      vignette: "nightfall",
      vignetteInk: inks.night,
    });
    out += stars(random, {
      count: 380,
      to: 420,
      fade: 430,
    });
    out += water(press, {
      top,
      bottom: 800,
      ramp: "0 #e86a5c, .2 #7a3078, .6 #2f2560, 1 #1a1a48",
      dark: "#1c1444",
      light: "#d8607c",
      glint: { ink: "#ffc27c", x: 820, half: 200, grow: 0.5, to: 760 },
    });
    const ground = sheet.path(
      `${curve(points("-40,800 260,776 620,764 1000,762 1340,774 1660,800"))}V1040H-40z`,
    );
    out +=
      use(ground, { fill: "#ffc27c", y: -5 }) +
      use(ground, { fill: "#5a2a5c" }) +
      stipple(
        use(ground, {
          fill: sheet.radial(
            [820, 820, 760],
            "0 #ffb45c 1, .4 #d85a5c .6, 1 #5a2a5c 0",
            "matrix(1 0 0 .3 0 574)",
          ),
        }) +
          use(ground, {
            fill: sheet.linear([0, 860, 0, 1010], `0 ${inks.night} 0, 1 ${inks.night} .95`),
          }),
      );
    const crown = featherCrown(press);
    out += palms(crown, "150,880,250,1.35,60,11 300,850,400,-.95,-30,8 1470,880,220,-1.45,-60,12", {
      dark: "#180f30",
      lit: "#4a2258",
      stem: "#1c1234",
    });
    const wires = [
      stringLights([190, 280], [1440, 250], 120, 27),
      stringLights([320, 420], [1420, 330], 110, 20),
    ];
    const dots = wires.map((w) => w.dots).join("");
    let halos = "";
    for (const [, x, y] of dots.matchAll(/M(\d+) (\d+)h0/g))
      halos += `<circle cx="${x}" cy="${y}" r="34" fill="#ffd27a" opacity=".4"/>`;
    out +=
      `<path fill="none" stroke="#1c1234" stroke-width="3" d="${wires.map((w) => w.wire).join("")}"/>` +
      stipple(halos) +
      `<path fill="none" stroke="#fff0b8" stroke-width="12" stroke-linecap="round" d="${dots}"/>`;
    out += `<g opacity=".75">${people(
      [
        ["dance", 420, 800, 1.1, false],
        ["sway", 480, 804, 1.1, true],
        ["sway", 1240, 802, 1.08, false],
        ["dance", 1310, 800, 1.12, true],
      ],
      { ink: "#1c0f30" },
    )}</g>`;
    out += players(
      [
        ["guitar", 490, 884, 2.9, false],
        ["maracas", 700, 864, 2.7, false],
        ["voice", 960, 868, 2.74, true],
        ["tub", 1190, 890, 2.95, true],
      ],
      { ink: "#140a26", rim: "#ffc070", tool: "#a83a4c", rimOffset: [-1, -1.6] },
    );
    return out;
  });
}

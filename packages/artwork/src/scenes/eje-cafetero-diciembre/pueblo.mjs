import { facade } from "../../buildings/colonial-town.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { waxCrown, waxPalm } from "../../nature/wax-palm.mjs";
import { lanterns } from "../../objects/lanterns.mjs";
import { stringLights } from "../../objects/string-lights.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { ejeCafeteroDiciembre as inks } from "../inks.mjs";
import { byLamp } from "./shared/evening.mjs";

/** The painted street of a coffee town on the night of the candles. */
export function pueblo() {
  return poster(1043, "Calle de un pueblo cafetero con faroles en la acera", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(
      -20,
      620,
      sheet.linear([0, 0, 0, 600], "0 #10163a, .5 #2f2c6c, .85 #8a4a7c, 1 #e08a7c"),
    );
    out += stars(random, {
      count: 380,
      to: 340,
      fade: 380,
    });
    out += `<path fill="${inks.cream}" d="M800 120l6 24 24 6-24 6-6 24-6-24-24-6 24-6z"/>`;
    for (const [crest, ink] of [
      ["-20,420 240,360 460,400 660,330 820,300 980,350 1200,400 1400,340 1640,380", "#5a4484"],
      ["-20,480 300,440 560,470 800,430 1060,470 1340,440 1640,460", "#37407a"],
    ])
      out += mountainRange(press, {
        crest,
        ink,
        rough: 15,
        grain: 56,
        floor: 760,
        rim: "#e0909a",
        mist: ["#e08a8a", 440, 600, 0.7],
      });
    const crown = waxCrown(press);
    for (const [x, head, scale, flip] of /** @type {[number, number, number, boolean][]} */ ([
      [700, 250, 0.5, false],
      [790, 330, 0.36, true],
      [900, 210, 0.6, true],
      [960, 340, 0.34, false],
    ]))
      out += waxPalm(crown, {
        x,
        foot: 620,
        head,
        scale,
        flip,
        thick: 6,
        dark: "#1a2350",
        lit: "#3d4a7c",
        stem: "#6a6a94",
        planted: true,
        side: "#3a3a6c",
      });
    /**
     * @param {number} x @param {number} w @param {number} top @param {number} foot
     * @param {string} wall @param {string} shade @param {string} wood
     * @param {{ doors: number[] | number[] | undefined; balconies: number[] | number[] | undefined; x?: number; w?: number; foot?: number; top?: number; wall?: string; shade?: string; trim?: string; wood?: string; dark?: string; roof?: string; windows?: number[] | undefined; lit?: string | undefined; }} how
     */
    const house = (x, w, top, foot, wall, shade, wood, how) =>
      facade({
        x,
        w,
        top,
        foot,
        wall,
        shade,
        trim: "#f4e2c4",
        wood,
        dark: "#1c1638",
        roof: "#6a2c38",
        lit: inks.gold,
        ...how,
      });
    out += house(560, 190, 470, 720, "#c8788a", "#6a3a64", "#2f6f7c", {
      doors: [0.3, 0.72],
      balconies: [0.5],
    });
    out += house(860, 200, 460, 720, "#4f9a94", "#2a4f6c", "#c8483c", {
      doors: [0.3, 0.7],
      balconies: [0.5],
    });
    out += house(300, 270, 380, 780, "#d8a85c", "#7a4a5c", "#2f7a54", {
      doors: [0.24, 0.76],
      balconies: [0.3, 0.7],
    });
    out += house(1050, 280, 370, 780, "#b8587c", "#5c2a5c", "#f0b440", {
      doors: [0.24, 0.76],
      balconies: [0.3, 0.7],
    });
    out += house(-60, 370, 240, 860, "#5a8ab0", "#2f3f74", "#e07a3c", {
      doors: [0.26, 0.76],
      balconies: [0.28, 0.74],
    });
    out += house(1320, 370, 230, 860, "#6aa870", "#2a5a64", "#c8384c", {
      doors: [0.24, 0.74],
      balconies: [0.26, 0.72],
    });
    const street = sheet.path("M560 718h500l580 150v180H-40V868z");
    let stones = "";
    for (let i = 0; i < 160; i++) {
      const y = 730 + 280 * random.next() ** 0.8;
      const spread = 300 + (y - 720) * 2.6;
      const x = 810 + random.between(-1, 1) * spread;
      const w = 14 + (y - 720) * 0.18;
      stones += `M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}`;
    }
    out +=
      use(street, { fill: "#5a4468" }) +
      stipple(
        use(street, {
          fill: sheet.radial(
            [810, 800, 640],
            "0 #ffc870 1, .5 #d8785c .5, 1 #5a4468 0",
            "matrix(1 0 0 .4 0 480)",
          ),
        }) +
          use(street, {
            fill: sheet.linear([0, 840, 0, 1010], `0 ${inks.night} 0, 1 ${inks.night} .9`),
          }),
      ) +
      `<path fill="none" stroke="#2a2048" stroke-width="4" stroke-linecap="round" opacity=".5" d="${stones}"/>`;
    const wires = [
      stringLights([310, 400], [1320, 380], 70, 26),
      stringLights([150, 260], [1460, 250], 110, 26),
    ];
    const dots = wires.map((w) => w.dots).join("");
    let halos = "";
    for (const [, x, y] of dots.matchAll(/M(\d+) (\d+)h0/g))
      halos += `<circle cx="${x}" cy="${y}" r="30" fill="${inks.gold}" opacity=".4"/>`;
    out += `<path fill="none" stroke="#1c1638" stroke-width="3" d="${wires.map((w) => w.wire).join("")}"/>${stipple(halos)}<path fill="none" stroke="#fff0b8" stroke-width="11" stroke-linecap="round" d="${dots}"/>`;
    const papers = [inks.gold, inks.rose, inks.jade, inks.amber];
    const how = { frame: "#22122c", flame: "#ffe9b0", water: false };
    const rows = [0, 1, 2, 3, 4, 5].flatMap((i) => {
      const y = 738 + i * i * 9;
      const s = 0.42 + i * 0.19;
      const off = 236 + (y - 720) * 2.3;
      return [-1, 1].map(
        (side) =>
          /** @type {[number, number, number, string]} */ ([
            Math.round(810 + side * off),
            Math.round(y),
            s,
            papers[(i + (side > 0 ? 1 : 0)) % 4],
          ]),
      );
    });
    out += lanterns(press, rows, how);
    out += figures(
      press,
      [
        ["stroller", 736, 800, 1.2, false, { top: "#d8c8a8", bottom: "#2f3a64" }],
        ["matron", 816, 804, 1.2, true, { top: "#4f8a94", bottom: "#7a3550" }],
        ["singer", 960, 812, 1.25, true, { top: inks.rose, bottom: "#3a2a5c" }],
        ["skipper", 1044, 820, 1.3, true, { top: inks.gold, bottom: "#a8384c" }],
        ["lighter", 560, 944, 2.5, true, { top: "#c8485c", bottom: "#2f3f6c", pale: inks.cream }],
        ["squatter", 668, 952, 2.5, true, { top: inks.jade, bottom: "#5a2c4c" }],
        ["boy", 870, 936, 2.2, false, { top: "#e8a83c", bottom: "#2f5a6c" }],
        ["grandfather", 1150, 950, 2.5, true, { top: "#f4e2c4", bottom: "#3a3460" }],
      ],
      { ...byLamp, rimOffset: [0.3, -0.8] },
    );
    return (
      out +
      `<path fill="${inks.night}" opacity=".3" d="${curve(points("-40,960 400,1000 900,1010 1300,1000 1660,960"))}V1060H-40z"/>`
    );
  });
}

import { flock } from "../../nature/birds.mjs";
import { raggedPolygon } from "../../nature/cliff.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { ripplePath, water } from "../../nature/water.mjs";
import { castNet } from "../../objects/cast-net.mjs";
import { figures } from "../../people/figure.mjs";
import { points, short, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { finDeAnoChoco as inks } from "../inks.mjs";

/** Dusk: one casts the net, the other holds the canoe; the stacks stand in the swell. */
export function atardecer() {
  return poster(1009, "Pescadores lanzan la atarraya al atardecer", (press) => {
    const { sheet, random, stipple } = press;
    const top = 560;
    const sun = { x: 540, y: 450, r: 128 };
    let out = skyBackdrop(press, {
      sun,
      ramp: "0 #fff0b8, .18 #fdd07c, .36 #f0945c, .56 #a86a5c, .78 #3f5c68, 1 #10303f",
      reach: 1250,
      floor: top + 20,
      discInk: "#fff6d4",
      blush: "#f9984c",
      vignette: "dusk",
    });
    out += clouds(
      random,
      "620,170,560,18 60,240,460,14 1080,270,460,13 240,350,340,9",
      "#b8504c",
      0.6,
    );
    /** @param {string | [number, number][]} corners @param {string} ink @param {string} lit */
    const stack = (corners, ink, lit) => {
      const id = sheet.path(raggedPolygon(random, points(corners), { step: 22, rough: 6 }));
      return (
        use(id, { fill: "#ffc488", x: -4, y: -3 }) +
        use(id, { fill: ink }) +
        stipple(use(id, { fill: sheet.linear([1000, 0, 1500, 0], `0 ${lit} .9, .6 ${ink} 0`) }))
      );
    };
    out += stack(
      "1010,576 1026,500 1040,440 1066,416 1100,430 1116,480 1140,520 1150,576",
      "#4a5058",
      "#d8845c",
    );
    out += water(press, {
      top,
      ramp: "0 #fdc884, .12 #c98464, .4 #4f6c70, .75 #1f4452, 1 #0a2434",
      dark: "#173c4a",
      light: "#f4b888",
      glint: { ink: "#fff2c4", x: sun.x, half: 120, grow: 0.34, count: 130 },
    });
    out += stack(
      "1180,600 1196,500 1220,420 1250,350 1290,300 1340,290 1370,330 1380,400 1420,450 1440,530 1480,604",
      "#22363f",
      "#b8684c",
    );
    let tufts = "";
    for (const [x, y, k] of table(
      "1238,380,.6 1252,350,.8 1270,318,1 1298,298,1.1 1330,292,1.1 1356,312,1 1372,346,.8 1384,390,.6 1052,432,.5 1068,420,.7 1090,426,.6",
    ))
      tufts += `M${short(x - 24 * k)} ${short(y + 14 * k)}q${short(2 * k)} ${short(-26 * k)} ${short(16 * k)} ${short(-28 * k)} ${short(12 * k)} ${short(-10 * k)} ${short(20 * k)} ${short(2 * k)} ${short(14 * k)} ${short(6 * k)} ${short(12 * k)} ${short(26 * k)}z`;
    out += `<path fill="#16302f" d="${tufts}"/><path fill="${inks.cream}" opacity=".9" d="${ripplePath(random, { top: 590, bottom: 622, spread: () => [1130, 1520], count: 40, long: 120, thick: 10, crowd: 1 })}"/>`;
    // The dugout, long and low, one standing at the bow and one seated astern.
    const ink = "#0a1a20";
    const how = {
      from: /** @type {const} */ ("choco"),
      ink,
      rim: "#ffc884",
      rimOffset: /** @type {[number, number]} */ ([0.9, -0.8]),
      edge: "#b8684c",
      shade: "#14242c",
      tones: { skin: "#46242a", hair: "#0c0c12", hat: "#d8944c", wood: "#5a2c24" },
    };
    out += figures(
      press,
      [
        ["caster", 720, 790, 3, true, { top: "#a8483c", bottom: "#243c48" }],
        ["rower", 1030, 800, 2.9, true, { top: "#d8a468", bottom: "#2c3444", wood: "#0a1a20" }],
      ],
      how,
    );
    out += `<g transform="translate(820 800)scale(3.1)"><path fill="${ink}" opacity=".5" d="M-110 6q110 20 216-4-40 26-100 26-80 0-116-22z"/><path fill="#ffc488" transform="translate(-1 -1.6)" d="M-112-20q7 17 36 22 36 6 80 6 46 0 72-8 24-7 34-24-20 14-106 16-84 0-116-12z"/><path fill="#7a3a2c" d="M-112-20q7 17 36 22 36 6 80 6 46 0 72-8 24-7 34-24-20 14-106 16-84 0-116-12z"/></g>`;
    // The paddle goes over the side.
    out += `<path fill="none" stroke="#ffc884" stroke-width="9" stroke-linecap="round" d="M946 716L926 880"/><path fill="none" stroke="#5a2c24" stroke-width="7" stroke-linecap="round" d="M947 717L928 880"/><path fill="#5a2c24" d="M936 866l-20-3-16 78q9 14 24 4z"/>`;
    out += castNet(random, {
      hand: [604, 556],
      middle: [250, 600],
      wide: 190,
      high: 96,
      ink: "#fff0c8",
      lead: ink,
    });
    return (
      out +
      flock(
        "780,260,.9,0 860,232,.72,1 720,290,.6,2 930,270,.5,1",
        "#24404a",
        "#6f6a60",
        "frigatebird",
      )
    );
  });
}

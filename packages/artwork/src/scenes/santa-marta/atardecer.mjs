import { flock } from "../../nature/birds.mjs";
import { raggedPolygon } from "../../nature/cliff.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { ripplePath, water } from "../../nature/water.mjs";
import { lancha } from "../../objects/boats.mjs";
import { figures } from "../../people/figure.mjs";
import { points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { inks } from "./shared/inks.mjs";

/** Dusk over the bay: the islet with its lighthouse, the last boat in, neighbours on the pier. */
export function atardecer() {
  return poster(857, "El Morro y la bahía al atardecer", (press) => {
    const { sheet, random, stipple } = press;
    const top = 560;
    const sun = /** @type {const} */ ({ x: 640, y: 470, r: 120, face: "barred" });
    let out = skyBackdrop(press, {
      sun,
      ramp: "0 #ffe8b0, .18 #fdc080, .36 #f08870, .56 #a8607c, .78 #41487c, 1 #14284c",
      reach: 1250,
      floor: top + 20,
      discInk: "#fff4d0",
      blush: "#f88a54",
      vignette: "dusk",
    });
    out += clouds(
      random,
      "60,220,560,20 700,150,620,18 1100,290,460,13 260,350,360,10",
      "#c05a6c",
      0.65,
    );
    out += mountainRange(press, {
      crest: "-20,430 100,400 220,440 330,490 430,530 520,566",
      ink: "#4f4a78",
      rough: 12,
      grain: 40,
      floor: 572,
      rim: "#f7a880",
      rimOffset: [3, -2],
      mist: ["#f09078", 490, 570, 0.6],
    });
    out += water(press, {
      top,
      ramp: "0 #fcb880, .12 #c87080, .4 #4a5a8c, .75 #1f3f6c, 1 #0f2444",
      dark: "#1a3260",
      light: "#f0a088",
      glint: { ink: "#fff0c4", x: 640, half: 110, grow: 0.3, count: 120 },
    });
    const islet = sheet.path(
      raggedPolygon(
        random,
        points(
          "850,580 880,548 930,536 960,492 1010,470 1040,424 1090,400 1140,410 1170,450 1230,468 1260,510 1310,530 1350,580",
        ),
        { step: 24, rough: 6 },
      ),
    );
    out +=
      use(islet, { fill: "#ffb888", x: -4, y: -3 }) +
      use(islet, { fill: "#2a2a50" }) +
      stipple(use(islet, { fill: sheet.linear([850, 0, 1200, 0], "0 #d8706c .9, 1 #2a2a50 0") }));
    out += `<path fill="#ffd0a0" transform="translate(-3 -1)" d="M1080 404l8-96h34l8 96z"/><path fill="#f4e4cc" d="M1080 404l8-96h34l8 96z"/><path fill="#9a5a64" d="M1106 308h16l8 96h-20z"/><path fill="#2a2444" d="M1082 300h46v9h-46zM1090 276h30v24h-30z"/><path fill="#ffe48c" d="M1095 280h20v17h-20z"/><path fill="#c8443c" d="M1084 276l21-22 21 22zM1084 344h42l2 20h-46z"/>`;
    out += stipple(
      `<circle cx="1105" cy="288" r="130" fill="${sheet.radial([1105, 288, 130], "0 #ffe48c .9, 1 #ffb45c 0")}"/>`,
    );
    out += `<path fill="${inks.cream}" opacity=".9" d="${ripplePath(random, { top: 574, bottom: 600, spread: () => [820, 1380], count: 40, long: 130, thick: 8, crowd: 1 })}"/><path fill="#1a2448" opacity=".7" d="${ripplePath(random, { top: 600, bottom: 760, spread: () => [900, 1300], count: 50, long: 170, thick: 10 })}"/>`;
    out += lancha(press, {
      x: 460,
      y: 730,
      scale: 1.2,
      hull: "#2f7f86",
      stripe: "#f4c05c",
      inside: "#173f50",
      ink: "#14162e",
      light: "#ffd8a8",
      aboard: [
        ["boatman", -98],
        ["passengerHat", -54],
        ["passenger", -14],
        ["childAboard", 12],
        ["passengerLooking", 44],
      ],
      people: { ink: "#14162e", rim: "#ffd8a8", tones: { load: "#c8583c", top: "#2a2a50" } },
    });
    // The pier: planks across the foot of the picture, on piles.
    let piles = "";
    for (const x of [820, 960, 1110, 1270, 1440, 1600]) piles += `M${x} 880h24v160h-24z`;
    let planks = "";
    for (let x = 720; x < 1640; x += random.between(26, 40)) planks += `M${short(x)} 850v30`;
    out += `<path fill="#100f26" d="${piles}"/><path fill="#ffb07c" d="M700 842h960v10H700z"/><path fill="#221f40" d="M700 848h960v36H700z"/><path fill="none" stroke="#0c0c20" stroke-width="3" d="${planks}"/>`;
    out += figures(
      press,
      [
        ["angler", 770, 846, 1.66, true],
        ["percher", 880, 846, 1.6, true],
        ["onlooker", 1040, 850, 1.55],
        ["gazer", 1116, 850, 1.5, true],
        ["grandfather", 1330, 850, 1.6, true],
        ["boy", 1470, 850, 1.5, true],
      ],
      { ink: "#0e0e24", rim: "#ffb888", rimOffset: [1.4, -1.4] },
    );
    return (
      out +
      flock("330,240,1,0 430,214,.8,1 520,250,.66,2 250,280,.6,1", "#2f2f58", "#6a5a7c", "pelican")
    );
  });
}

import { boulder } from "../../nature/boulder.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { ripplePath, water } from "../../nature/water.mjs";
import { lancha } from "../../objects/boats.mjs";
import { figures } from "../../people/figure.mjs";
import { poster } from "../../print/poster.mjs";
import { santaMarta as inks } from "../inks.mjs";

/** Morning in a cove of the Tayrona: the round granite of its shore, two who look out from it, a launch in the bay. */
export function bahia() {
  return poster(1439, "Dos personas sobre una roca en la bahía", (press) => {
    const { random } = press;
    let out = skyBackdrop(press, {
      sun: { x: 520, y: 300, r: 84 },
      ramp: "0 #fff3d4, .2 #fde0b4, .42 #f4c0a4, .64 #8fb8c0, 1 #2f7a9c",
      reach: 1250,
      floor: 540,
      blush: "#f9b48c",
      vignette: "day",
    });
    out += clouds(random, "60,190,460,18 720,130,520,16 1120,220,420,13", inks.cream);
    for (const [crest, ink] of [
      ["700,530 860,480 1000,400 1140,372 1280,330 1440,300 1640,280", "#7fa4ac"],
      ["980,534 1120,500 1260,450 1400,430 1520,400 1640,392", "#2f6a5c"],
    ])
      out += mountainRange(press, {
        crest,
        ink,
        rough: 12,
        grain: 40,
        floor: 548,
        rim: "#ffe2b8",
        rimOffset: [-3, -2],
        mist: ["#f6d8b8", 440, 544, 0.8],
      });
    out += water(press, {
      top: 536,
      ramp: "0 #fbe6c0, .1 #a8dccc, .35 #3fb0b0, .7 #1f7a94, 1 #123f5c",
      dark: "#17607c",
      light: "#cff0dc",
      glint: { ink: "#fff4d0", x: 520, half: 70, grow: 0.24, count: 90 },
    });
    out += lancha(press, {
      x: 270,
      y: 640,
      scale: 0.9,
      hull: inks.clay,
      stripe: inks.cream,
      inside: "#5a2f34",
      ink: "#1c2038",
      light: "#fff0d0",
      aboard: [
        ["boatman", -98],
        ["passengerLooking", -20],
      ],
      people: {
        from: "caribbean",
        ink: "#1c2038",
        rim: "#fff0d0",
        tones: { skin: "#4e2a2a", top: "#f0dcb0", load: "#f0a040" },
      },
    });
    const stone = (
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {number} */ wide,
      /** @type {number} */ high,
    ) =>
      boulder(press, {
        x,
        y,
        wide,
        high,
        ink: "#a08c84",
        lit: "#fbdcb0",
        rim: "#fff0d0",
        shade: "#2a3450",
      });
    out += stone(1240, 660, 260, 150) + stone(1470, 700, 360, 260) + stone(1060, 690, 150, 80);
    out += `<path fill="${inks.cream}" d="${ripplePath(random, { top: 664, bottom: 704, spread: () => [960, 1640], count: 50, long: 170, thick: 10, crowd: 1 })}"/>`;
    out += stone(900, 900, 640, 330) + stone(560, 920, 230, 110) + stone(1240, 930, 260, 150);
    out += `<path fill="${inks.cream}" d="${ripplePath(random, { top: 900, bottom: 950, spread: () => [430, 1400], count: 80, long: 220, thick: 13, crowd: 1 })}"/>`;
    out += figures(
      press,
      [
        ["gazer", 820, 590, 2.1, true, { top: "#f0dcb0", bottom: "#a8483c" }],
        ["watcher", 960, 596, 2.1, false, { top: "#3f8a88", bottom: "#2c3048" }],
      ],
      {
        from: "caribbean",
        ink: "#14182c",
        rim: "#ffe8c0",
        rimOffset: [-0.9, -0.9],
        edge: "#c08a78",
        shade: "#241c38",
        tones: { skin: "#5c3426", hair: "#14101c" },
      },
    );
    out += stone(1560, 1010, 420, 230) + stone(60, 1030, 460, 200);
    return (
      out +
      palms(featherCrown(press), "1500,1040,230,2,-130,16", {
        dark: "#123a34",
        lit: "#4f8f5c",
        stem: "#4a4444",
        thick: 14,
      })
    );
  });
}

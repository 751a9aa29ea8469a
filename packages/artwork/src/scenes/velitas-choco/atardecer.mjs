import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds, stars } from "../../nature/sky-shapes.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { water } from "../../nature/water.mjs";
import { dugout, lancha } from "../../objects/boats.mjs";
import { lanterns } from "../../objects/lanterns.mjs";
import { poster } from "../../print/poster.mjs";
import { velitasChoco as inks } from "../inks.mjs";

/**
 * @import { Aboard } from "../../objects/boats.mjs"
 * @import { FigureInks } from "../../people/figure.mjs"
 */

/** First dark: the boats come down the river in a line, a light at every bow. */
export function atardecer() {
  return poster(957, "Botes con faroles bajan por el río al anochecer", (press) => {
    const { random } = press;
    const top = 440;
    let out = skyBackdrop(press, {
      sun: { x: 800, y: 440, r: 0 },
      ramp: "0 #ffc890, .14 #f2907c, .32 #b85a80, .54 #5a3f80, .78 #262c68, 1 #0e1638",
      reach: 1150,
      squash: 0.7,
      floor: top + 20,
      halo: "0 #ffdca0 .8, 1 #f2907c 0",
      haloRadius: 380,
      vignette: "sunset",
      vignetteInk: inks.night,
    });
    out += stars(random, {
      count: 240,
      fill: inks.cream,
      to: 260,
      fade: 280,
    });
    out += `<path fill="${inks.cream}" d="M1090 150l4 17 17 4-17 4-4 17-4-17-17-4 17-4z"/>`;
    out += clouds(random, "480,250,460,13 860,320,420,11 1080,230,420,12", "#a84878", 0.6);
    const crown = featherCrown(press);
    const row = treelines(press, {
      rimOffset: [0, -3],
      foot: [inks.night, 0.7],
      mirror: ["#141a44", 0.5],
    });
    out += water(press, {
      top,
      ramp: "0 #fbb488, .1 #c86c84, .34 #5a4484, .7 #222a64, 1 #0c1438",
      dark: "#1c2258",
      light: "#e08a94",
      glint: { ink: "#ffd8a4", x: 800, half: 130, grow: 0.1, to: 840, count: 90 },
    });
    out += row("-20,360 200,380 420,410 620,438", 30, "#4a3a78", "#f2a08c", top + 10, {
      from: -40,
      to: 640,
      taper: [0, 90],
    });
    out += row("960,438 1180,410 1400,376 1640,350", 30, "#4a3a78", "#f2a08c", top + 10, {
      from: 950,
      to: 1660,
      taper: [90, 0],
    });
    out += palms(
      crown,
      "260,470,250,.76,14,5 360,470,320,-.56,0,4 1270,470,240,-.8,-14,5 1390,470,300,.62,0,4",
      { dark: "#262660", lit: "#4f467c", stem: "#2f2c60" },
    );
    out += row("-20,330 120,380 280,440 420,500", 60, "#232a5c", "#a8608c", 530, {
      from: -40,
      to: 440,
      taper: [0, 110],
    });
    out += row("1180,500 1300,440 1460,380 1640,320", 60, "#232a5c", "#a8608c", 530, {
      from: 1170,
      to: 1660,
      taper: [110, 0],
    });
    const how = { frame: "#2a1430", flame: "#ffe08a" };
    /** @type {FigureInks} */
    const people = {
      from: "choco",
      ink: "#0c0c26",
      rim: "#ffc890",
      rimOffset: [0.4, -1.6],
      tones: { load: "#a8485c", wood: "#5a2c48" },
    };
    const paddlers = /** @type {[number, number, number, string, string, Aboard[]][]} */ ([
      [820, 484, 0.36, "#6a2f4c", inks.gold, [["rower", -60]]],
      [
        740,
        520,
        0.52,
        "#2f6470",
        inks.rose,
        [
          ["rower", -60],
          ["seated", 10],
        ],
      ],
      [
        870,
        572,
        0.8,
        "#7a3a44",
        inks.jade,
        [
          ["poler", -66],
          ["seated", 10],
        ],
      ],
      [
        690,
        652,
        1.15,
        "#2f5a80",
        inks.amber,
        [
          ["rower", -64],
          ["seated", 0],
          ["girl", 50],
        ],
      ],
    ]);
    for (const [x, y, s, hull, ink, aboard] of paddlers) {
      out += lanterns(press, [[x + 100 * s, y - 6 * s, 0.7 * s, ink]], how);
      out += dugout(press, {
        x,
        y,
        scale: s,
        hull,
        inside: "#1c1438",
        ink: "#0c0c26",
        light: "#ffc890",
        aboard,
        people,
      });
      out += lanterns(press, [[x - 96 * s, y - 18 * s, 0.62 * s, inks.gold]], {
        ...how,
        water: false,
      });
    }
    out += lanterns(
      press,
      [
        [1110, 812, 1.2, inks.gold],
        [700, 820, 1.1, inks.rose],
      ],
      how,
    );
    out += lancha(press, {
      x: 900,
      y: 824,
      scale: 1.8,
      hull: "#8a2f4c",
      stripe: inks.amber,
      inside: "#3a1434",
      ink: "#0c0c26",
      light: "#ffcf98",
      aboard: [
        ["boatman", -98],
        ["passengerHat", -56],
        ["childAboard", -24],
        ["passenger", 4],
        ["passengerLooking", 44],
      ],
      people: { ...people, rimOffset: [0.2, -1.3], tones: { ...people.tones, top: "#3a2a5c" } },
    });
    return (
      out +
      lanterns(
        press,
        [
          [1120, 764, 1.1, inks.gold],
          [720, 800, 0.9, inks.jade],
        ],
        { ...how, water: false },
      ) +
      lanterns(
        press,
        [
          [330, 800, 0.9, inks.jade],
          [1380, 760, 0.8, inks.rose],
          [230, 920, 1.3, inks.gold],
          [1440, 930, 1.4, inks.amber],
        ],
        how,
      )
    );
  });
}

import { gableHouse } from "../../buildings/gable-house.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds, stars } from "../../nature/sky-shapes.mjs";
import { bulbs } from "../../objects/string-lights.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { sanAndres as inks } from "../inks.mjs";

/**
 * A yard behind a wooden house in the evening: bulbs from the palms to the gable, a song from the back door, a
 * guitar beside its steps, a couple that dances.
 */
export function patio() {
  return poster(829, "Patio de una casa de madera con bombillos", (press) => {
    const { sheet, random, stipple } = press;
    let out = skyBackdrop(press, {
      sun: { x: 420, y: 640, r: 0 },
      ramp: "0 #fbb468, .2 #ea6a68, .42 #a5357a, .66 #51246a, 1 #1c1338",
      reach: 1350,
      squash: 0.8,
      floor: 760,
      halo: "0 #ffd27a .8, 1 #f9a05c 0",
      vignette: "nightfall",
      vignetteInk: inks.night,
    });
    out += stars(random, { count: 280, to: 340, fade: 380 });
    out += clouds(random, "160,500,420,15 420,580,340,11 620,440,300,11", "#c8487a", 0.8);
    const crown = featherCrown(press);
    out += palms(crown, "330,800,240,1,20,9 210,800,360,-.8,-14,8 760,800,300,.84,10,8", {
      dark: "#2a123c",
      lit: "#6a2f5c",
      stem: "#3a1a40",
    });
    const sand = sheet.path(
      `${curve(points("-40,770 300,760 760,764 1200,772 1660,766"))}V1040H-40z`,
    );
    out +=
      use(sand, { fill: "#ffc27c", y: -4 }) +
      use(sand, { fill: "#7a3a5c" }) +
      stipple(
        use(sand, {
          fill: sheet.radial(
            [760, 860, 760],
            "0 #ffc06c .95, .5 #e8825c .5, 1 #7a3a5c 0",
            "matrix(1 0 0 .4 0 516)",
          ),
        }) + use(sand, { fill: sheet.linear([0, 840, 0, 1010], "0 #2a1238 0, 1 #2a1238 .9") }),
      );
    // The fence of boards over which the music is heard.
    let boards = "";
    for (let x = -10; x < 1090; x += 46) boards += `M${x} 790v-96l18-14 18 14v96z`;
    out += `<path fill="#ffb87c" transform="translate(-3 -3)" d="${boards}"/><path fill="#4a2450" d="${boards}"/><path fill="#4a2450" d="M-20 712h1120v10H-20zM-20 760h1120v10H-20z"/>`;
    const lamp = { x: 1292, y: 520 };
    out += gableHouse({
      x: 1350,
      y: 838,
      wall: "#3a5fa8",
      batten: "#2a4484",
      trim: inks.cream,
      leaf: "#e8a03c",
      slat: "#a8642c",
      roof: "#8a2f4c",
      lit: "#ffe094",
      ink: "#24103a",
      rim: "#ffc890",
    });
    out += stipple(
      `<circle cx="${lamp.x}" cy="${lamp.y}" r="260" fill="${sheet.radial([lamp.x, lamp.y, 260], "0 #ffe8a0 .9, .4 #ffb45c .4, 1 #3a5fa8 0")}"/>`,
    );
    out += `<path fill="none" stroke="#24103a" stroke-width="9" d="M110 800V330M690 790V350"/>`;
    out += bulbs(press, [110, 340], [690, 360], { sag: 100, count: 11, wire: "#24103a" });
    out += bulbs(press, [690, 360], [1060, 556], { sag: 50, count: 7, wire: "#24103a" });
    const skin = "#4a2430";
    return (
      out +
      figures(
        press,
        [
          ["boy", 430, 850, 2, false, { top: "#e8503f", bottom: "#2f4a8c" }],
          ["girl", 540, 846, 2, true, { top: "#f4b44c", bottom: "#2f8fa0" }],
          ["singer", 1186, 786, 2.25, true, { top: "#f4b44c", bottom: "#7a2458" }],
          ["guitar", 1400, 930, 2.75, true, { top: "#f3e2c0", bottom: "#3a2a60" }],
          ["matron", 220, 930, 2.7, false, { top: "#f0a03c", bottom: "#5a2458" }],
          ["suitor", 740, 976, 3.3, false, { top: "#2f8fa0", bottom: "#2a1a4c" }],
          ["dancer", 960, 980, 3.25, true, { top: inks.cream, bottom: "#d8386a" }],
        ],
        {
          from: "islands",
          ink: "#180c2c",
          rim: "#ffd08a",
          rimOffset: [-0.6, -1.1],
          edge: "#b8645c",
          shade: "#2a1040",
          tones: {
            skin,
            hair: "#120a1c",
            hat: "#e8b878",
            wood: "#8a4a34",
            dark: "#24102c",
            pale: inks.cream,
            steel: "#c8bcc4",
          },
        },
      )
    );
  });
}

import { sentryBox } from "../../buildings/colonial-town.mjs";
import { flock } from "../../nature/birds.mjs";
import { blocks } from "../../nature/crystal-river.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { clouds } from "../../nature/sky-shapes.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { dugout } from "../../objects/boats.mjs";
import { castNet } from "../../objects/cast-net.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { cartagena as inks } from "../inks.mjs";

/** Dawn over the sea wall: a sentry box, stones in the surf, someone out fishing. */
export function amanecer() {
  return poster(601, "Garita y mar al amanecer en Cartagena", (press) => {
    const { sheet, random, stipple } = press;
    const top = 560;
    let out = skyBackdrop(press, {
      sun: { x: 560, y: 440, r: 80, face: "ringed" },
      ramp: "0 #fff0cc, .22 #fdd0a4, .44 #f0a09a, .66 #a88ab4, 1 #4a5f9c",
      reach: 1150,
      floor: top + 20,
      blush: "#f9a884",
      vignette: "dawn",
    });
    out += clouds(
      random,
      "120,170,460,22 700,120,420,20 640,300,380,12 180,330,300,10",
      "#fdeed8",
      ".75",
    );
    out += band(
      top,
      1020,
      sheet.linear([0, top, 0, 1000], "0 #fbd8b0, .12 #d9b0b0, .4 #5f9cac, .7 #2a6f8c, 1 #173f66"),
    );
    out += `<path fill="#2a6788" opacity=".6" d="${ripplePath(random, { top: top + 20, bottom: 1010, spread: () => [-20, 1640], count: 110, long: 280, thick: 13 })}"/><path fill="#bfe4dc" opacity=".8" d="${ripplePath(random, { top: top + 20, bottom: 980, spread: () => [-20, 1200], count: 80, long: 160, thick: 7 })}"/><path fill="${inks.cream}" d="${ripplePath(random, { top: top + 3, bottom: 980, spread: (y) => [500 - (y - top) * 0.2, 620 + (y - top) * 0.2], count: 90, long: 130, thick: 8, crowd: 1.3 })}"/>`;
    out += dugout(press, {
      x: 500,
      y: 744,
      scale: 1.3,
      hull: inks.teal,
      inside: "#173f55",
      ink: "#1c1a3a",
      light: inks.sand,
      aboard: [
        ["rower", -68],
        ["caster", 62],
      ],
      people: {
        from: "caribbean",
        ink: "#1c1a3a",
        rim: inks.sand,
        rimOffset: [1.2, -1],
        tones: { top: "#3a3a6c", hat: "#8a6a6c", wood: "#5a3a48" },
      },
    });
    out += castNet(random, {
      hand: [622, 676],
      middle: [752, 668],
      wide: 72,
      high: 34,
      ink: inks.sand,
      lead: "#1c1a3a",
      weight: 0.55,
    });
    // The wall comes in from the right, in courses of coral stone.
    const wall = sheet.path("M960 520h90v-44h110v44h70v-44h110v44h70v-44h110v44h140v540H860z");
    let joints = "";
    for (let row = 0; row < 12; row++) {
      const y = 552 + row * 40;
      const edge = 950 - (row / 12) * 90;
      joints += `M${short(edge)} ${y}H1640`;
      for (let x = edge + (row % 2) * 46; x < 1640; x += random.between(70, 120))
        joints += `M${short(x)} ${y}v-40`;
    }
    out +=
      use(wall, { fill: "#ffe2bc", x: -4, y: -4 }) +
      use(wall, { fill: "#c08a78" }) +
      `<path fill="none" stroke="#8a5a64" stroke-width="3" opacity=".55" d="${joints}"/>`;
    out += stipple(
      use(wall, {
        fill: sheet.linear([860, 0, 1640, 0], "0 #ffdcae .95, .3 #c08a78 .3, 1 #4f3a64 .9"),
      }) + use(wall, { fill: sheet.linear([0, 620, 0, 1000], "0 #3a2c5a 0, 1 #3a2c5a .85") }),
    );
    out += sentryBox({
      x: 1010,
      y: 476,
      scale: 1.75,
      wall: "#c9917c",
      shade: "#7a5268",
      lit: "#ffe0b4",
      dark: "#3a2450",
    });
    // Broken rock keeps the swell off its foot.
    const rocks = { top: "#a87480", front: "#4a3258", rim: "#ffe2bc", pool: "#3a2c5a" };
    out += blocks(
      random,
      "900,900,170,90 1050,916,210,110 1230,928,240,120 1430,936,270,126 1620,946,240,120 790,946,190,96 960,980,260,124 1180,996,290,130 1410,1004,310,136 1620,1014,280,130 720,1000,170,80",
      rocks,
    );
    out += stipple(
      `<path fill="${sheet.linear([0, 880, 0, 1000], "0 #ffdcae .5, .35 #4a3258 0, 1 #2a2048 .9")}" d="M860 870l130-6 160 14 170 4 340 0v140H700q30-60 90-90z"/>`,
    );
    out += `<path fill="${inks.cream}" d="${ripplePath(random, { top: 950, bottom: 1014, spread: (y) => [520, 760 + (y - 950) * 0.6], count: 46, long: 130, thick: 10 })}"/>`;
    return (
      out +
      flock(
        "700,250,.9,0 790,226,.76,1 640,282,.6,2 862,262,.56,0",
        "#3f3a64",
        "#6f6a94",
        "pelican",
      )
    );
  });
}

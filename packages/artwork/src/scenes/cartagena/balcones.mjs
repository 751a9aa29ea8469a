import { churchFront } from "../../buildings/church-front.mjs";
import { bougainvillea, dome, facade } from "../../buildings/colonial-town.mjs";
import { raggedPolygon } from "../../nature/cliff.mjs";
import { featherCrown, palm } from "../../nature/palm.mjs";
import { cloudPath } from "../../nature/sky-shapes.mjs";
import { figures } from "../../people/figure.mjs";
import { points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { cartagena as inks } from "../inks.mjs";

/** Noon in the old town: painted fronts, wooden balconies, flowers over them. */
export function balcones() {
  return poster(607, "Balcones con buganvilias en Cartagena", (press) => {
    const { sheet, random, stipple } = press;
    let out =
      band(-20, 700, sheet.linear([0, 0, 0, 600], "0 #2f8fa8, .6 #9fd4cc, 1 #fbf0cc")) +
      stipple(band(-20, 240, sheet.linear([0, 0, 0, 240], "0 #1b6a8c .7, 1 #1b6a8c 0")));
    const cloud = sheet.path(cloudPath(random, "380,120,420,34 900,180,380,28"));
    out +=
      use(cloud, { fill: inks.cream }) +
      stipple(use(cloud, { fill: sheet.linear([0, 90, 0, 210], "0 #7fc0c4 0, 1 #88bcc0 .8") }));
    out += palm(featherCrown(press), {
      x: 640,
      foot: 700,
      head: 250,
      scale: 1.0,
      dark: "#1d5a4c",
      lit: "#5f9a5c",
      stem: "#8a7a5c",
      thick: 7,
      bend: 24,
    });
    out += churchFront({
      x: 736,
      w: 268,
      foot: 880,
      top: 398,
      wall: "#efc48c",
      lit: "#fbe0b0",
      shade: "#c98f68",
      dark: "#3f3a54",
      wood: "#5a4038",
    });
    out += dome({
      x: 870,
      y: 400,
      r: 108,
      drum: 64,
      skin: "#c8573c",
      lit: "#f0a060",
      rib: "#8f3636",
      wall: "#f7d9a4",
      shade: "#cf9a6c",
      dark: "#3f3a54",
    });
    const day = { dark: "#3a3050", roof: "#b8502f" };
    out += facade({
      x: -60,
      w: 330,
      foot: 900,
      top: 250,
      wall: "#e0705c",
      shade: "#a8424c",
      trim: "#fff0cf",
      wood: "#3f5a5c",
      doors: [0.7],
      balconies: [0.36, 0.78],
      ...day,
    });
    out += facade({
      x: 270,
      w: 270,
      foot: 870,
      top: 380,
      wall: "#f2bd50",
      shade: "#c98a3c",
      trim: "#fff3d8",
      wood: "#1f5a70",
      doors: [0.28],
      windows: [0.72],
      balconies: [0.28, 0.74],
      ...day,
    });
    out += facade({
      x: 540,
      w: 190,
      foot: 846,
      top: 500,
      wall: "#f7ead0",
      shade: "#cdb492",
      trim: "#e0805c",
      wood: "#7a4030",
      doors: [0.5],
      balconies: [0.5],
      ...day,
    });
    out += facade({
      x: 1000,
      w: 200,
      foot: 850,
      top: 480,
      wall: "#4fa8a0",
      shade: "#2f7880",
      trim: "#fff3d8",
      wood: "#7a4030",
      doors: [0.3],
      windows: [0.74],
      balconies: [0.5],
      ...day,
    });
    out += facade({
      x: 1200,
      w: 260,
      foot: 874,
      top: 390,
      wall: "#f08a72",
      shade: "#bf5a58",
      trim: "#fff0cf",
      wood: "#2f5f5a",
      doors: [0.7],
      windows: [0.26],
      balconies: [0.28, 0.74],
      ...day,
    });
    out += facade({
      x: 1460,
      w: 330,
      foot: 904,
      top: 250,
      wall: "#5a86b8",
      shade: "#3a5a90",
      trim: "#fff3d8",
      wood: "#6a3a34",
      doors: [0.26],
      balconies: [0.26],
      ...day,
    });
    const flowers = bougainvillea(
      random,
      "60,560,50 120,590,44 180,600,36 20,620,40 250,560,40 300,640,34 350,654,34 236,620,30 430,650,30 480,656,30 610,690,26 650,696,26 1080,680,28 1120,690,30 1170,680,24 1240,650,34 1290,660,34 1420,640,40 1460,600,46 1500,640,44 1560,600,50 1480,690,34 1590,650,40 1610,540,40",
    );
    out += `<path fill="#2f6a48" d="${flowers.leaves}"/><path fill="#a81a58" d="${flowers.dark}"/><path fill="${inks.hot}" d="${flowers.hot}"/><path fill="#ff9ab4" d="${flowers.light}"/>`;
    out += stipple(
      `<path fill="${sheet.linear([0, 640, 0, 900], "0 #5a3058 0, 1 #5a3058 .5")}" d="M-20 400H730v520H-20zM1000 460h640v460h-640z"/>`,
    );
    const ground = sheet.path("M-20 880q400-50 820-52 440 6 840 58v140H-20z");
    out += use(ground, { fill: "#e9c08c" });
    let setts = "";
    for (let i = 0; i < 100; i++) {
      const y = 840 + 160 * random.next();
      const w = 20 + (y - 830) * 0.5;
      setts += `M${short(random.between(-20, 1640))} ${short(y)}h${short(w * random.between(0.4, 1))}`;
    }
    out +=
      `<path fill="none" stroke="#b8845c" stroke-width="3" stroke-linecap="round" d="${setts}"/>` +
      stipple(
        use(ground, {
          fill: sheet.linear([0, 850, 0, 1000], "0 #fff0cc .8, .5 #e9c08c 0, 1 #8a5048 .8"),
        }),
      );
    out += `<path fill="#5a3050" opacity=".5" d="${raggedPolygon(random, points("760,930 790,926 900,960 880,968"), { step: 30, rough: 2 })}${raggedPolygon(random, points("850,920 876,916 980,948 960,956"), { step: 30, rough: 2 })}"/>`;
    return (
      out +
      figures(
        press,
        [
          ["grandfather", 360, 894, 1.55, false, { top: "#f3e2c4", bottom: "#4a5a6c" }],
          ["server", 1290, 906, 1.6, true, { top: "#fff0d8", bottom: "#c83f5c", glow: "#f0803c" }],
          [
            "walkerBack",
            800,
            930,
            1.8,
            false,
            { top: "#e8b04a", bottom: "#3a4a6c", load: inks.hot },
          ],
          [
            "walkerBack",
            892,
            924,
            1.72,
            true,
            { top: "#5fa8a0", bottom: "#6a4a4c", load: "#2f5a6c" },
          ],
          ["skipper", 1160, 902, 1.6, true, { top: "#f2bd50", bottom: "#2f6a74" }],
        ],
        {
          from: "caribbean",
          ink: "#1f1630",
          rim: inks.cream,
          rimOffset: [-0.8, -1],
          edge: "#c89a70",
          shade: "#4a2c4c",
          tones: {
            skin: "#5e3326",
            hair: "#17121c",
            hat: "#f0c878",
            wood: "#7a4a34",
            pale: "#fff6df",
            steel: "#b8b4b8",
          },
        },
      )
    );
  });
}

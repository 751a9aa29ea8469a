import { mountainRange } from "../../nature/mountain-range.mjs";
import { fanCrown, palms } from "../../nature/palm.mjs";
import { stars } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { stringLights } from "../../objects/string-lights.mjs";
import { people } from "../../people/people.mjs";
import { curve, points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { inks } from "./shared/inks.mjs";

/** The long table of the last supper of the year, set out on the savanna. */
export function mesa() {
  return poster(1057, "Mesa larga con luces en la sabana, de noche", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(
      -20,
      700,
      sheet.linear([0, 0, 0, 680], "0 #0f1030, .45 #2f2466, .75 #94407c, 1 #f79a74"),
    );
    out += stars(random, {
      count: 520,
      to: 420,
      fade: 470,
    });
    out += mountainRange(press, {
      crest: "-20,560 200,548 420,500 520,440 620,426 900,430 980,470 1080,520 1300,540 1640,520",
      ink: "#6a3a7c",
      rough: 9,
      grain: 44,
      floor: 740,
      rim: "#f79a80",
      mist: ["#f79a74", 540, 680, 0.8],
    });
    const fan = fanCrown(press);
    out += palms(
      fan,
      "160,690,330,.8,0,7 280,690,440,-.56,0,5 1370,690,300,-.86,0,7 1490,690,400,.64,0,6",
      { dark: "#1c1840", lit: "#4a3568", stem: "#241c44" },
    );
    out += treeline(press, {
      line: "-20,640 300,650 700,664 1100,650 1640,630",
      size: 34,
      ink: "#2a2254",
      rim: "#d8708a",
      floor: 740,
    });
    const lawn = sheet.path(`${curve(points("-40,700 400,690 900,694 1660,704"))}V1040H-40z`);
    out +=
      use(lawn, { fill: "#f0a08a", y: -3 }) +
      use(lawn, { fill: "#34265c" }) +
      stipple(
        use(lawn, {
          fill: sheet.radial(
            [800, 860, 860],
            "0 #ffc46c 1, .4 #d8705c .6, 1 #34265c 0",
            "matrix(1 0 0 .3 0 602)",
          ),
        }) +
          use(lawn, {
            fill: sheet.linear([0, 880, 0, 1010], `0 ${inks.night} 0, 1 ${inks.night} .9`),
          }),
      );
    const dark = {
      ink: "#130d2c",
      rim: inks.gold,
      rimOffset: /** @type {[number, number]} */ ([0, -2]),
    };
    // Poles and wires; those who stand behind the table; the table; those before it.
    const wires = [
      stringLights([230, 350], [800, 330], 90, 17),
      stringLights([800, 330], [1370, 350], 90, 17),
    ];
    const dots = wires.map((w) => w.dots).join("");
    let halos = "";
    for (const [, x, y] of dots.matchAll(/M(\d+) (\d+)h0/g))
      halos += `<circle cx="${x}" cy="${y}" r="34" fill="${inks.gold}" opacity=".4"/>`;
    out += `<path fill="#130d2c" d="M224 350h12v470h-12zM794 330h12v400h-12zM1364 350h12v470h-12z"/><path fill="none" stroke="#130d2c" stroke-width="3" d="${wires.map((w) => w.wire).join("")}"/>${stipple(halos)}<path fill="none" stroke="#fff0b8" stroke-width="12" stroke-linecap="round" d="${dots}"/>`;
    out += people(
      [
        ["rest", 390, 880, 2.2, false],
        ["point", 520, 880, 2.1, false],
        ["rest", 660, 880, 2.2, true],
        ["dance", 800, 884, 2.1, false],
        ["rest", 930, 880, 2.16, false],
        ["point", 1080, 880, 2.1, true],
        ["rest", 1210, 880, 2.2, true],
      ],
      dark,
    );
    out += `<path fill="#130d2c" d="M290 880l-20 150h16l24-150zM1300 880l20 150h-16l-24-150z"/><path fill="#fff0cc" d="M270 800h1060l40 30H230z"/>`;
    out += stipple(
      `<path fill="${sheet.linear([230, 0, 1370, 0], "0 #c86a7c .9, .5 #ffdc94 .6, 1 #c86a7c .9")}" d="M270 800h1060l40 30H230z"/>`,
    );
    out += `<path fill="#c84a64" d="M230 830h1140l-14 50q-60 10-112-4-70 14-140 0-70 14-140 0-70 14-140 0-70 14-140 0-70 14-140 0-70 14-140 0-50 14-110 4z"/>`;
    out += stipple(
      `<path fill="${sheet.linear([0, 830, 0, 886], "0 #ffb48c .8, 1 #5a1c4c .9")}" d="M230 830h1140l-14 52H244z"/>`,
    );
    let plates = "";
    let fruit = "";
    let flames = "";
    for (let i = 0; i < 9; i++) {
      const x = 330 + i * 118;
      plates += `M${x - 30} 816a30 7 0 1 0 60 0a30 7 0 1 0-60 0z`;
      if (i % 2) flames += `M${x + 58} 778q-11 18 0 26 12-8 0-26z`;
      else fruit += `M${x + 58} 806h0M${x + 70} 800h0M${x + 48} 802h0`;
    }
    out += `<path fill="#8a4a74" d="${plates}"/><path fill="none" stroke="#f0603c" stroke-width="18" stroke-linecap="round" d="${fruit}"/><path fill="#fff0b0" d="${flames}"/>`;
    return (
      out +
      people(
        [
          ["sway", 130, 900, 1.5, false],
          ["dance", 210, 906, 1.5, true],
          ["guide", 1460, 910, 1.7, true],
        ],
        dark,
      )
    );
  });
}

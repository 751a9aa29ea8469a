import { boardwalk } from "../../buildings/boardwalk.mjs";
import { flock } from "../../nature/birds.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { water } from "../../nature/water.mjs";
import { cumulus } from "../../nature/weather.mjs";
import { catboat } from "../../objects/catboat.mjs";
import { figures } from "../../people/figure.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { providencia as inks } from "../inks.mjs";

/** Dawn on the painted footbridge that joins Providencia and Santa Catalina; a catboat is out already. */
export function amanecer() {
  return poster(701, "Puente de madera entre las islas al amanecer", (press) => {
    const { sheet, random, stipple } = press;
    const top = 500;
    let out = skyBackdrop(press, {
      sun: { x: 520, y: 396, r: 0 },
      ramp: "0 #fff0c8, .22 #fcd8a8, .42 #f3b094, .64 #a99fb4, 1 #3d6f9c",
      reach: 1200,
      floor: top + 20,
      blush: "#f6a580",
      vignette: "morning",
    });
    out += cumulus(
      press,
      "-20,470,240,60 320,472,300,84 660,470,180,48 120,240,360,110 640,190,260,70 1040,240,400,120",
      { light: "#fff0d8", shade: "#b48aa4" },
    );
    out += water(press, {
      top,
      ramp: "0 #fbdcb0, .1 #b9cdbc, .3 #5fbcbc, .6 #2591b4, 1 #17588f",
      dark: "#1d6f9c",
      light: "#cdeedc",
      glint: { ink: "#fff3d0", x: 520, half: 60, grow: 0.24, to: 900 },
    });
    out += mountainRange(press, {
      crest:
        "700,520 800,470 900,430 980,372 1050,350 1120,364 1200,318 1290,300 1380,330 1460,372 1640,400",
      ink: "#5c8a90",
      rough: 10,
      grain: 44,
      floor: 512,
      rim: "#fcd8a8",
      rimOffset: [-3, -3],
      mist: ["#fcd8a8", 400, 510, 0.6],
      shade: [inks.night, 100, 0.4],
    });
    out += treeline(press, {
      line: "860,512 940,486 1060,470 1240,462 1440,450 1640,440",
      from: 850,
      size: 34,
      ink: "#27605e",
      rim: "#e8c898",
      floor: 518,
      taper: [90, 0],
      rimOffset: [-2, -3],
      foot: [inks.night, 0.7],
      mirror: ["#174f70", 0.8],
    });
    out += catboat({
      x: 300,
      y: 600,
      scale: 0.9,
      hull: "#c8483c",
      stripe: "#fff0d0",
      sail: "#fff6e4",
      shade: "#f0c8a4",
      ink: inks.night,
    });
    const houses = [
      [1130, "#f08a70"],
      [1200, "#f4d27c"],
      [1290, "#8fd4c4"],
      [1400, "#f5efe0"],
    ]
      .map(
        ([x, ink]) =>
          `<path fill="${ink}" d="M${x} 516v-28h46v28z"/><path fill="#8f3a3c" d="M${Number(x) - 6} 489l14-20h30l14 20z"/><path fill="${inks.night}" d="M${Number(x) + 8} 496h9v12h-9zM${Number(x) + 28} 496h9v12h-9z"/>`,
      )
      .join("");
    out += houses;
    const walk = boardwalk(random, {
      to: [1010, 500],
      left: 90,
      right: 800,
      deep: 16,
      posts: 11,
      tall: 300,
      legs: 150,
    });
    const paint = ["#e8604f", "#f6c04e", "#2fa3a8", "#f4efe0", "#7a5aa0"];
    /** @param {{ rods: string, rails: string[] }} fence */
    const side = ({ rods, rails }) =>
      rails
        .toReversed()
        .map(
          (/** @type {string} */ d, /** @type {number} */ i) =>
            `<path fill="${paint[i % paint.length]}" d="${d}"/>`,
        )
        .join("") +
      `<path fill="#ffe9c0" transform="translate(-2 -2)" d="${rods}"/><path fill="#5a3a44" d="${rods}"/>`;
    const deck = sheet.path(walk.deck);
    out +=
      use(deck, { fill: inks.night, opacity: 0.4, transform: "translate(20 46)" }) +
      use(deck, { fill: "#b98a74" }) +
      stipple(
        use(deck, {
          fill: sheet.linear([200, 980, 1010, 500], "0 #5a3a4c .95, .6 #b98a74 0, 1 #ffdca8 .9"),
        }),
      ) +
      `<path fill="none" stroke="#5a3a44" stroke-width="2.4" opacity=".55" d="${walk.seams}"/>` +
      side(walk.right);
    out += side(walk.left);
    out += figures(
      press,
      [
        [
          "walkerFront",
          560,
          886,
          2.2,
          false,
          { top: "#f4d27c", bottom: "#2c5a7c", hat: "#f5efe0" },
        ],
        ["skipper", 668, 896, 2.2, false, { top: "#e8604f", bottom: "#2fa3a8" }],
      ],
      {
        from: "islands",
        ink: "#14203c",
        rim: "#ffe2b0",
        rimOffset: [-0.9, -0.9],
        edge: "#c8906c",
        shade: "#2a3050",
        tones: { skin: "#5a3028", hair: "#15121c" },
      },
    );
    out += `<path fill="#124a50" d="M1420 592q40-34 100-36t100-4v48h-150z"/>`;
    out += palms(featherCrown(press), "1500,560,300,-.9,-20 1590,562,230,1.1,20", {
      dark: "#124a50",
      lit: "#3f8a74",
      stem: "#4a4a50",
      planted: true,
    });
    return (
      out + flock("760,250,.7,0 836,230,.56,1 704,276,.5,2", "#2a4a70", "#6a84a0", "frigatebird")
    );
  });
}

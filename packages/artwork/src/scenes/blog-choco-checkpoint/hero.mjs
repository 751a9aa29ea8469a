import { stiltHouse } from "../../buildings/stilt-house.mjs";
import { flock } from "../../nature/birds.mjs";
import { clump } from "../../nature/leaves.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { scrim, skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { squall } from "../../nature/weather.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";

const night = "#0a232c";
const cream = "#fff6df";

export const tileLeft = 700;

/** The garden by the sea: a house with the sun on its roof, water in its tank, beds in rows. */
export function hero() {
  return poster(1117, "Casa con paneles solares, tanque de agua y huerta junto al mar", (press) => {
    const { sheet, random, stipple } = press;
    const top = 470;
    let out = skyBackdrop(press, {
      sun: { x: 760, y: 320, r: 0, face: "hazy" },
      ramp: `0 #fff6d4, .2 #f9e6b0, .4 #e0cc98, .6 #8fb0a0, .8 #3f7a80, 1 ${night}`,
      reach: 1080,
      floor: top + 20,
      blush: "#f6b45c",
      halo: "0 #fff6d4 .95, .5 #f9e6b0 .4, 1 #f9e6b0 0",
      vignette: [280, 0.6],
    });
    out += squall(press, {
      base: 110,
      ink: "#1d4a55",
      belly: "#b7ac86",
      rain: "#5f948c",
      veils: "420,180,452,-60 1000,300,440,-70 1330,340,440,-70",
    });
    out += band(
      top,
      1020,
      sheet.linear([0, top, 0, 900], "0 #fbecc0, .12 #a8ccb8, .4 #4f9498, 1 #1d5262"),
    );
    out += `<path fill="#2a6a74" opacity=".6" d="${ripplePath(random, { top: top + 12, bottom: 1000, spread: () => [-40, 1000], count: 110, long: 200, thick: 8 })}"/><path fill="${cream}" d="${ripplePath(random, { top: top + 3, bottom: 690, spread: (y) => [690 - (y - top) * 0.2, 830 + (y - top) * 0.2], count: 70, long: 110, thick: 6 })}"/>`;
    const row = treelines(press, ({ rim, ink }) => ({
      rimOffset: [-2, -3],
      light: sheet.linear([900, 0, 1640, 0], `0 ${rim} .8, 1 ${ink} 0`),
      foot: [night, 0.5],
      taper: [100, 0],
    }));
    out += row(
      "860,480 1000,430 1160,370 1320,310 1480,250 1640,200",
      44,
      "#5f9484",
      "#f4e8b4",
      500,
      { from: 850 },
    );
    const crown = featherCrown(press);
    out += palms(crown, "1010,560,300,.7,-14,6 1470,600,180,-1.1,20,8 1570,600,260,.9,0,7", {
      dark: "#1f564c",
      lit: "#6fa878",
      stem: "#5a5a4c",
    });
    out += row("960,560 1080,500 1240,440 1420,400 1640,360", 60, "#2a6a56", "#cfd08c", 660, {
      from: 950,
    });
    const land = sheet.path(
      `${curve(points("560,1040 600,860 680,740 800,670 960,636 1200,622 1660,612"))}V1040z`,
    );
    out +=
      use(land, { fill: "#e4f0d8", x: -16, y: -8 }) +
      use(land, { fill: cream, x: -6, y: -4 }) +
      use(land, { fill: "#7fa05c" }) +
      stipple(
        use(land, {
          fill: sheet.linear([640, 640, 1200, 1000], "0 #f4e0a0 1, .4 #a8b468 .5, 1 #2a5a4c .9"),
        }),
      );
    // The house: panels on the side of its roof that looks at the sun.
    out += stiltHouse({
      x: 1230,
      y: 690,
      scale: 2,
      wall: "#e07a4c",
      side: "#8a3f3c",
      roof: "#4f6a74",
      lit: "#fff0b0",
      ink: "#1c2a34",
      rim: "#fff0c4",
    });
    let cells = "";
    for (let i = 0; i < 3; i++) cells += `M${1096 + i * 80} 496h66l12-68h-58z`;
    out += `<path fill="#fff6d4" transform="translate(-3 -3)" d="${cells}"/><path fill="#1d3f74" d="${cells}"/>`;
    out += stipple(
      `<path fill="${sheet.linear([1090, 420, 1330, 500], "0 #bfe4f0 .9, .6 #1d3f74 0")}" d="${cells}"/>`,
    );
    out += `<path fill="none" stroke="#a8c8e0" stroke-width="2" d="M1100 474h236M1108 450h230M1118 496l10-68M1140 496l8-68M1198 496l10-68M1220 496l8-68M1278 496l10-68M1300 496l8-68"/>`;
    // The tank on its stand, a pipe down to the beds.
    out += `<path fill="none" stroke="#3a2a2c" stroke-width="9" d="M930 690l10-120M1030 690l-10-120M936 640h90M930 690l96-70"/><path fill="#fff0c4" transform="translate(-3 -3)" d="M922 572v-98q58-34 116 0v98z"/><path fill="#2f7f98" d="M922 572v-98q58-34 116 0v98z"/>`;
    out += stipple(
      `<path fill="${sheet.linear([922, 0, 1038, 0], "0 #c4ecec .9, .5 #2f7f98 0, 1 #103a54 .9")}" d="M922 572v-98q58-34 116 0v98z"/>`,
    );
    out += `<path fill="none" stroke="#164a60" stroke-width="3" d="M922 504q58 20 116 0M922 536q58 20 116 0"/><path fill="#3a2a2c" d="M914 570h132v10H914z"/><path fill="none" stroke="#d8e8dc" stroke-width="6" d="M1000 578v130q0 16 20 20"/>`;
    let beds = "";
    let rows = "";
    for (let k = 0; k < 6; k++) {
      const [x0, x1] = [880 + k * 100, 760 + k * 170];
      beds += `M${x0} 740h50l${x1 - x0 + 46} 260h-120z`;
      for (let t = 0.02; t < 1; t += 0.11) {
        const s = 0.4 + t;
        const [x, y] = [x0 + 24 + (x1 - x0 + 12) * t, 746 + 250 * t];
        rows += `M${short(x)} ${short(y)}q${short(-30 * s)} ${short(-10 * s)} ${short(-26 * s)} ${short(-34 * s)} ${short(22 * s)} ${short(4 * s)} ${short(26 * s)} ${short(34 * s)} ${short(-4 * s)} ${short(-34 * s)} ${short(4 * s)} ${short(-46 * s)} ${short(14 * s)} ${short(18 * s)} ${short(-4 * s)} ${short(46 * s)} ${short(8 * s)} ${short(-30 * s)} ${short(32 * s)} ${short(-30 * s)} ${short(-2 * s)} ${short(22 * s)} ${short(-32 * s)} ${short(30 * s)}z`;
      }
    }
    out += `<path fill="#5a3a34" d="${beds}"/><path fill="#e8f0a8" transform="translate(-2 -3)" d="${rows}"/><path fill="#2f8a54" d="${rows}"/>`;
    out += figures(
      press,
      [
        ["planter", 812, 762, 1.24],
        ["carrier", 1090, 726, 1, true],
        ["grandmother", 1370, 640, 0.84, true],
        ["squatter", 748, 800, 1.1],
        ["shoveller", 690, 856, 1.24],
        ["carrier", 1486, 862, 1.5, true],
      ],
      {
        from: "choco",
        ink: "#0e1f26",
        rim: "#fff2c4",
        rimOffset: [-1.4, -1.2],
        tones: {
          skin: "#3a2420",
          top: "#a8482c",
          bottom: "#1d3a40",
          hat: "#d8b45c",
          straw: "#3f8a54",
          wood: "#7a5434",
          steel: "#8fa3a2",
        },
      },
    );
    out += palms(crown, "1600,1040,300,-1.5,-40,12", {
      dark: "#0f3a38",
      lit: "#3f7a5c",
      stem: "#2a3a38",
    });
    out += scrim(press, night, { to: 600, flat: 0.68, grain: 0.78 });
    return (
      out +
      flock("560,260,.7,0 630,238,.56,1 510,284,.46,2", "#2f5a60", "#7a9488", "pelican") +
      clump(
        random,
        [
          { x: -30, y: 1060, angle: -60, long: 380, wide: 120, bend: 40 },
          { x: 60, y: 1090, angle: -30, long: 320, wide: 100, bend: 24 },
        ],
        { shade: "#06181f", lit: "#17504a", rib: "#6fa08c" },
      )
    );
  });
}

import { figures } from "../../people/figure.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { byLamp } from "./shared/evening.mjs";
import { inks } from "./shared/inks.mjs";

/**
 * The kitchen of the farm in December: natilla stirred over wood in its pot, a dish of buñuelos on its
 * way to the corridor; maize hangs from the beam.
 */
export function cocina() {
  return poster(1305, "La cocina de la finca en diciembre", (press) => {
    const { sheet, random, stipple } = press;
    const wall = sheet.path("M-20-20h1640v1060H-20z");
    let out =
      use(wall, { fill: "#6a3444" }) +
      stipple(
        use(wall, {
          fill: sheet.radial(
            [760, 700, 900],
            "0 #ffc86c 1, .4 #d8743c .7, .75 #6a2c40 .4, 1 #1c1030 1",
          ),
        }),
      );
    // A window on the evening.
    out += `<path fill="#3a1a2c" d="M1130 170h330v300h-330z"/><path fill="${sheet.linear([0, 190, 0, 450], "0 #1a2050, .6 #5a3f80, 1 #d8807c")}" d="M1152 192h286v256h-286z"/><path fill="#37407a" d="M1152 392q70-40 140-10 80-50 146-10v76h-286z"/><path fill="none" stroke="#3a1a2c" stroke-width="12" d="M1295 192v256M1152 320h286"/><path fill="${inks.cream}" d="M1220 240l4 12 12 4-12 4-4 12-4-12-12-4 12-4z"/>`;
    // Shelf with pots, maize tied to the beam.
    out += `${band(-20, 96, "#22122c")}<path fill="#2f1a2c" d="M90 372h380v18H90z"/>`;
    let jars = "";
    for (const [x, w, h] of [
      [120, 70, 84],
      [214, 54, 60],
      [290, 80, 104],
      [392, 56, 70],
    ])
      jars += `M${x} 372q-8-${h / 2} 6-${h - 14}h${w - 12}q14 ${h / 2} 6 ${h - 14}z`;
    out += `<path fill="#ffce8c" transform="translate(3 -3)" d="${jars}"/><path fill="#a8583c" d="${jars}"/>`;
    let maize = "";
    for (let x = 560; x < 1080; x += 58) {
      const y = 120 + random.between(0, 34);
      maize += `M${x} 90V${Math.round(y)}m0 0q-20 34-2 92 22-52 2-92z`;
    }
    out += `<path fill="#f0b440" stroke="#c88a34" stroke-width="4" d="${maize}"/>`;
    const floor = sheet.path("M-20 880h1640v160H-20z");
    out +=
      use(floor, { fill: "#4a2434" }) +
      stipple(
        use(floor, {
          fill: sheet.radial(
            [760, 900, 700],
            "0 #ffb45c .9, 1 #1c1030 .6",
            "matrix(1 0 0 .3 0 630)",
          ),
        }),
      );
    // Steam over the pot.
    out += stipple(
      `<path fill="${sheet.linear([0, 200, 0, 620], `0 ${inks.cream} 0, 1 ${inks.cream} .6`)}" d="M770 640q-26-70 6-130 26-50 2-110 34 60 20 120-16 60-6 120zM812 640q-20-90 14-150 30-60 0-150 40 80 26 160-24 70-18 140zM852 640q-14-60 10-106 20-44 2-94 30 50 18 104-14 50-10 96z"/>`,
    );
    out += figures(
      press,
      [
        ["cook", 620, 930, 5.1, false, { top: "#c8485c", bottom: "#3a3f6c", hat: inks.gold }],
        ["server", 1280, 940, 4.7, false, { top: "#4f8a74", bottom: "#7a3550" }],
        ["gazer", 240, 940, 4.3, false, { top: "#e8b04a", bottom: "#2f5a6c" }],
      ],
      { ...byLamp, rimOffset: [0.3, -0.7] },
    );
    return out;
  });
}

import { figures } from "../../people/figure.mjs";
import { points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { ejeCafeteroDiciembre as inks } from "../inks.mjs";
import { byLamp } from "./shared/evening.mjs";

/** @import { Press } from "../../print/poster.mjs" */

/**
 * The kitchen of the farm in December: natilla stirred over wood in its pot, a dish of buñuelos on its
 * way to the corridor; maize hangs from the beam. Facts: the hearth is a long bench of clay with a mouth for
 * the wood under each pot, warm all day; the family sits around it.
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
    out += hearth(press);
    // Steam over the pots.
    out += stipple(
      `<path fill="${sheet.linear([0, 240, 0, 680], `0 ${inks.cream} 0, 1 ${inks.cream} .6`)}" d="M770 670q-26-70 6-130 26-50 2-110 34 60 20 120-16 60-6 120zM812 670q-20-90 14-150 30-60 0-150 40 80 26 160-24 70-18 140zM1010 690q-20-60 10-116 24-50 0-110 36 60 22 124-18 60-14 102zM1130 700q-14-50 8-90 16-40 0-84 28 44 18 92-12 46-8 82z"/>`,
    );
    out += figures(
      press,
      [
        ["cook", 620, 930, 5.1, false, { top: "#c8485c", bottom: "#3a3f6c", hat: inks.gold }],
        ["gazer", 300, 1000, 4.6, false, { top: "#e8b04a", bottom: "#2f5a6c" }],
      ],
      { ...byLamp, rimOffset: [0.5, -0.6] },
    );
    out += table(press);
    out += figures(
      press,
      [["server", 1370, 1090, 6.6, false, { top: "#4f8a74", bottom: "#7a3550" }]],
      { ...byLamp, rimOffset: [-0.5, -0.5] },
    );
    return out;
  });
}

/** The hearth of clay along the wall: a mouth for the wood under each place, pots over them. @param {Press} press */
function hearth({ sheet, stipple }) {
  const body = sheet.path("M560 764h660v166H560z");
  const pots = "M944 764q-14-60 2-72h130q16 12 2 72zM1092 764q-10-44 2-54h92q12 10 2 54z";
  let wood = "";
  for (const [x, y] of points("950,912 986,912 1022,912 1058,912 968,884 1004,884 1040,884"))
    wood += `M${x} ${y}m-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0`;
  return (
    stipple(
      `<circle cx="800" cy="800" r="520" fill="${sheet.radial([800, 800, 520], "0 #ffe0a0 .95, .5 #f0904c .5, 1 #d8743c 0")}"/>`,
    ) +
    use(body, { fill: "#a8583c" }) +
    `<path fill="#ffce8c" d="M548 756h684v14H548z"/>` +
    stipple(use(body, { fill: sheet.linear([700, 0, 1220, 0], "0 #ffb45c .7, 1 #3a1a2c .9") })) +
    `<path fill="#22122c" d="M924 930v-60q0-26 26-26h108q26 0 26 26v60zM1110 930v-56q0-22 22-22h56q22 0 22 22v56z"/>` +
    `<path fill="#8a5236" stroke="#3a1a2c" stroke-width="4" d="${wood}"/><path fill="${inks.gold}" d="M1136 930q-6-30 12-44 4 14 12 18 2-20 14-30 0 24 12 34 8 10 2 22z"/>` +
    `<path fill="#ffce8c" transform="translate(-3 -3)" d="${pots}"/><path fill="#3a2a3c" d="${pots}"/><path fill="none" stroke="#22122c" stroke-width="8" d="M936 692h150M1086 710h108"/>`
  );
}

/** A corner of the table near us, the buñuelos on it. @param {Press} press */
function table({ sheet, stipple }) {
  const top = sheet.path("M-20 890L440 884 520 936-20 948z");
  let round = "";
  for (const [x, y] of points(
    "150,870 196,866 242,868 288,872 172,842 220,836 266,842 200,814 244,814 222,790",
  ))
    round += `M${x} ${y}h0`;
  return (
    `<path fill="#2c1424" d="M-20 940H520v44H-20zM440 984h44v60h-44z"/>` +
    use(top, { fill: "#6a3430" }) +
    stipple(use(top, { fill: sheet.linear([520, 0, 0, 0], "0 #ffb45c .9, 1 #2c1424 .6") })) +
    `<g fill="none" stroke-linecap="round"><path stroke="#b86a2c" stroke-width="50" d="${round}"/><path stroke="#e8a04c" stroke-width="42" d="${round}"/></g><path fill="${inks.cream}" d="M96 876q126 26 252 0-20 50-70 54H166q-52-6-70-54z"/>` +
    stipple(
      `<path fill="${sheet.linear([348, 0, 96, 0], "0 #d8743c 0, 1 #6a2c40 .9")}" d="M96 876q126 26 252 0-20 50-70 54H166q-52-6-70-54z"/>`,
    )
  );
}

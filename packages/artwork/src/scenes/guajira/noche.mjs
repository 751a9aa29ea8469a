import { cardon } from "../../nature/cactus.mjs";
import { campfire } from "../../nature/campfire.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { milkyWay, stars } from "../../nature/sky-shapes.mjs";
import { hammock } from "../../objects/hammock.mjs";
import { figure, figures } from "../../people/figure.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { guajira as inks } from "../inks.mjs";

/** Night under the arbour: hammocks, a small fire, and more stars than sky. */
export function noche() {
  return poster(929, "Enramada con chinchorros bajo las estrellas", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(
      -20,
      760,
      sheet.linear([0, 0, 0, 740], "0 #101434, .45 #3a2250, .75 #8a3a50, 1 #e0764c"),
    );
    const way = "rotate(-32 700 260)";
    out += stipple(
      `<ellipse cx="700" cy="260" rx="900" ry="130" transform="${way}" fill="${sheet.radial([700, 260, 900], "0 #c4a8d0 .6, .5 #7a6aa8 .36, 1 #3a3a78 0", "matrix(1 0 0 .145 0 222)")}"/><ellipse cx="740" cy="256" rx="560" ry="48" transform="${way}" fill="${sheet.radial([740, 256, 560], "0 #ffe6c4 .6, 1 #e9a4a4 0", "matrix(1 0 0 .086 0 234)")}"/>`,
    );
    out += stars(random, {
      count: 520,
      to: 560,
      fade: 640,
    });
    out += milkyWay(random, { fill: "#ffeede", x: 700, y: 260, turn: -32, to: 600 });
    out += mountainRange(press, {
      crest: "-20,700 200,690 420,660 620,640 800,660 1000,690 1300,700 1640,690",
      ink: "#5a2440",
      rough: 6,
      grain: 50,
      floor: 800,
      rim: "#f0946c",
      shade: [inks.night, 90, 0.4],
    });
    const ground = sheet.path(
      `${curve(points("-40,760 300,748 800,742 1300,750 1660,764"))}V1040H-40z`,
    );
    out +=
      use(ground, { fill: "#f0a070", y: -4 }) +
      use(ground, { fill: "#4a2034" }) +
      stipple(
        use(ground, {
          fill: sheet.linear([0, 780, 0, 1000], `0 ${inks.night} 0, 1 ${inks.night} .95`),
        }),
      );
    const green = {
      dark: "#101c34",
      mid: "#1f3a48",
      lit: "#2f5450",
      rim: "#d8806c",
      bloom: "#c83f54",
    };
    out += cardon({ x: 200, y: 780, scale: 0.8, ...green });
    out += cardon({ x: 330, y: 770, scale: 0.4, ...green, flip: true });
    out += campfire(press, {
      x: 470,
      y: 868,
      scale: 0.86,
      reach: 470,
      sparks: 40,
    });
    const how = {
      from: /** @type {const} */ ("guajira"),
      ink: "#160a1a",
      rim: "#ffb45c",
      rimOffset: /** @type {[number, number]} */ ([0.9, -0.7]),
      lit: 1,
      edge: "#b0583c",
      shade: "#1c0c20",
      tones: {
        skin: "#4a2028",
        hair: "#140812",
        hat: "#c88a4c",
        wood: "#5a2c2c",
        steel: "#a89098",
      },
    };
    out += figures(
      press,
      [
        ["grandmother", 330, 902, 2.2, false, { top: "#b0384c", bottom: "#7a2a44" }],
        ["seated", 640, 906, 2.15, true, { top: "#d8944c", bottom: "#3a2444" }],
        ["idler", 250, 912, 2.1, false, { top: "#e0b070", bottom: "#2f6a74" }],
      ],
      how,
    );
    // The arbour: forked posts, a deep roof of dry cactus wood, lamps under it.
    const posts = [780, 1080, 1390, 1580];
    out += stipple(
      `<circle cx="1180" cy="560" r="420" fill="${sheet.radial([1180, 560, 420], "0 #ffc870 .75, 1 #f0803c 0")}"/><ellipse cx="1180" cy="880" rx="560" ry="110" fill="${sheet.radial([1180, 880, 560], "0 #ffb45c .9, 1 #7a2a2c 0", "matrix(1 0 0 .2 0 704)")}"/>`,
    );
    const post = posts
      .map((x) => `M${x - 9} 900q4-220-2-470l-16-30 12-4 12 24 12-26 12 6-16 32q4 240 6 468z`)
      .join("");
    out += `<path fill="#ffb878" transform="translate(3 -1)" d="${post}"/><path fill="#1c0c1c" d="${post}"/>`;
    /** @type {[number, number][]} */
    const above = [];
    /** @type {[number, number][]} */
    const below = [];
    for (let x = 690; x <= 1660; x += 15) {
      above.push([x, 372 + random.between(-12, 8) - 14 * Math.sin((x - 690) / 300)]);
      below.push([x, 430 + random.between(-8, 22)]);
    }
    const roof = sheet.path(
      `M${[...above, ...below.toReversed()].map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}z`,
    );
    let reeds = "";
    for (let i = 0; i < 90; i++) {
      const x = random.between(690, 1600);
      const y = random.between(372, 430);
      reeds += `M${short(x)} ${short(y)}l${short(random.between(40, 110))} ${short(random.between(-6, 6))}`;
    }
    out +=
      use(roof, { fill: "#f0a070", y: -4 }) +
      use(roof, { fill: "#3a1a28" }) +
      stipple(use(roof, { fill: sheet.linear([0, 390, 0, 450], "0 #3a1a28 0, 1 #d8843c .9") })) +
      `<path fill="none" stroke="#8a4a3c" stroke-width="3" stroke-linecap="round" opacity=".7" d="${reeds}"/>`;
    const sling = { rope: "#f4d4a8", fringe: "#fff0d0" };
    out += hammock({
      from: [790, 500],
      to: [1076, 496],
      sag: 170,
      cloth: "#d83f58",
      stripes: ["#f7b45c", "#fff0d0", "#f4697a"],
      ...sling,
    });
    out += figure(press, "resting", {
      x: 1212,
      y: 650,
      scale: 2.5,
      ...how,
      tones: { ...how.tones, top: "#f0d0a0", bottom: "#7a2a44" },
    });
    out += hammock({
      from: [1088, 500],
      to: [1384, 500],
      sag: 190,
      cloth: "#1f8f9b",
      stripes: ["#fff0d0", "#f7b45c", "#5fcdbd"],
      ...sling,
    });
    out += hammock({
      from: [1398, 500],
      to: [1580, 496],
      sag: 130,
      cloth: "#f0903c",
      stripes: ["#fff0d0", "#b4304c", "#ffd27a"],
      ...sling,
    });
    // A lamp hangs from each bay.
    for (const x of [930, 1236, 1490])
      out += `<path fill="none" stroke="#1c0c1c" stroke-width="3" d="M${x} 430v40"/><path fill="#fff0b8" d="M${x - 13} 472h26l5 34h-36z"/><path fill="#1c0c1c" d="M${x - 15} 466h30v7h-30zM${x - 19} 505h38v6h-38z"/>`;
    return out;
  });
}

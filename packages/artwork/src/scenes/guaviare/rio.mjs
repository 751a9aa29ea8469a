import { flock } from "../../nature/birds.mjs";
import { emergent } from "../../nature/forest.mjs";
import { fanCrown, featherCrown, palms } from "../../nature/palm.mjs";
import { ridge } from "../../nature/ridge.mjs";
import { tonina } from "../../nature/river-dolphin.mjs";
import { cloudPath } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { bongo } from "../../objects/boats.mjs";
import { mix } from "../../print/palette.mjs";
import { points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";

const tea = { pale: "#f0c98a", amber: "#c8823c", brown: "#8a4a22", deep: "#3a1c14" };
const top = 440;

/** A covered boat goes up a wide river the colour of tea, forest on both banks; pink dolphins come up to breathe near it. */
export function rio() {
  return poster(31, "Lancha en un río color de té", (press) => {
    const { sheet, random, stipple } = press;
    const air = sheet.linear([0, 0, 0, top], "0 #8fb7a8, .5 #cfd8b4, 1 #fbeccb");
    let out = band(-20, top + 20, air);
    out += stipple(band(-20, 260, sheet.linear([0, 0, 0, 260], "0 #3f7a78 .7, 1 #3f7a78 0")));
    const clouds = cloudPath(
      random,
      "560,150,420,24 720,196,520,22 90,110,300,16 1120,92,300,14 980,250,280,11",
    );
    const cloud = sheet.path(clouds);
    out +=
      use(cloud, { fill: "#fff6df" }) +
      stipple(
        use(cloud, {
          fill: sheet.linear([0, 110, 0, 260], "0 #e9b48a 0, 1 #e9a878 .7"),
        }),
      );
    const far = sheet.path(
      ridge(random, points("-20,410 300,400 600,392 700,372 860,366 900,388 1200,404 1640,400"), {
        rough: 6,
        grain: 40,
        floor: 470,
      }).d,
    );
    out +=
      use(far, { fill: "#8fae9c" }) +
      stipple(
        use(far, {
          fill: sheet.linear([0, 380, 0, 450], "0 #fbeccb 0, 1 #fbeccb .9"),
        }),
      );

    // The water: sky-pale far off, amber, then brown and deep toward us.
    out += band(
      top,
      1020,
      sheet.linear(
        [0, top, 0, 1000],
        `0 ${tea.pale}, .2 #dea258, .5 #b06a30, .8 #7d3f1e, 1 #5a2a18`,
      ),
    );
    const channel = (/** @type {number} */ y) => {
      const t = (y - top) / (1000 - top);
      return /** @type {[number, number]} */ ([700 - 620 * t, 900 + 560 * t]);
    };
    out += `<path fill="#8a4a22" opacity=".75" d="${ripplePath(random, { top: top + 24, bottom: 1000, spread: () => [0, 1600], count: 80, long: 330, thick: 11, crowd: 1.1 })}"/>`;
    out += `<path fill="#5a2a18" opacity=".7" d="${ripplePath(random, { top: 700, bottom: 1010, spread: () => [0, 1600], count: 40, long: 360, thick: 13, crowd: 0.9 })}"/>`;
    out += `<path fill="#e8b066" d="${ripplePath(random, { top: top + 8, bottom: 990, spread: channel, count: 80, long: 230, thick: 6, crowd: 1.3 })}"/>`;
    out += `<path fill="#fdeecb" d="${ripplePath(random, { top: top + 6, bottom: 760, spread: (y) => [700 - (y - top) * 0.3, 900 + (y - top) * 0.34], count: 60, long: 130, thick: 5, crowd: 1.5 })}"/>`;

    const fan = fanCrown(press);
    const feather = featherCrown(press);
    /** @param {string} ink @param {number} high @param {number} low */
    const light = (ink, high, low) =>
      sheet.linear([0, high, 0, low], `0 ${mix(ink, "#f5d27a", 0.55)} .95, 1 ${ink} 0`);
    /**
     * @param {[number, number][]} line @param {number} from @param {number} to
     * @param {number} size @param {string} ink @param {number} floor
     * @param {[number, number]} taper
     */
    const row = (line, from, to, size, ink, floor, taper) => ({
      line,
      from,
      to,
      size,
      ink,
      floor,
      taper,
      rim: mix(ink, "#f7dc94", 0.5),
      rimOffset: /** @type {[number, number]} */ ([from < 100 ? 2 : -2, -4]),
      light: light(ink, Math.min(...line.map((p) => p[1])) - size, floor),
      foot: /** @type {[string, number]} */ (["#0c2622", 0.85]),
      mirror: /** @type {[string, number]} */ ([mix(tea.deep, ink, 0.25), 0.75]),
    });
    out += treeline(
      press,
      row(points("-20,392 400,420 700,440 760,444"), -30, 760, 22, "#6f9478", 446, [0, 120]),
    );
    out += treeline(
      press,
      row(points("850,444 910,440 1200,412 1640,384"), 850, 1640, 24, "#6a9074", 447, [120, 0]),
    );
    out += treeline(
      press,
      row(
        points("-20,330 220,372 480,420 560,446 600,464"),
        -30,
        600,
        46,
        "#3f735a",
        466,
        [0, 160],
      ),
    );
    out += treeline(
      press,
      row(
        points("1000,472 1050,452 1180,410 1380,360 1640,316"),
        1000,
        1640,
        50,
        "#3a6e56",
        474,
        [150, 0],
      ),
    );
    const tree = emergent(random, {
      x: 150,
      foot: 470,
      top: 130,
      spread: 300,
      thick: 10,
      lean: 0.04,
    });
    const crown = sheet.path(tree.crown);
    out +=
      `<path fill="#8a8a68" d="${tree.trunk}"/>` +
      use(crown, { fill: "#cdbd6c", x: 4, y: -4 }) +
      use(crown, { fill: "#1d4d3c" }) +
      stipple(
        `<path fill="${sheet.linear([0, 0, 320, 0], "0 #2c6048 .2, 1 #c7bd62 .9")}" d="${tree.light}"/>`,
      );
    const palmInks = { dark: "#1a4a3a", lit: "#5f8f58", stem: "#4a5a40", thick: 4, planted: true };
    out +=
      palms(feather, "470,470,318,.5 404,470,280,-.62", palmInks) +
      palms(fan, "1290,480,262,.66 1366,480,210,-.8", palmInks) +
      palms(feather, "1212,480,330,-.46", palmInks);
    out += treeline(
      press,
      row(
        points("-20,420 120,452 260,500 330,534 356,554"),
        -30,
        356,
        64,
        "#1d4d3c",
        556,
        [0, 170],
      ),
    );
    out += treeline(
      press,
      row(
        points("1240,574 1274,548 1360,498 1480,450 1640,400"),
        1240,
        1640,
        70,
        "#1a493a",
        576,
        [170, 0],
      ),
    );
    out += bongo(press, {
      x: 790,
      y: 596,
      scale: 0.86,
      hull: "#1d6b86",
      stripe: "#f0b440",
      inside: "#123a44",
      canvas: "#fff6df",
      ink: "#1d0f16",
      light: "#fff6df",
      aboard: [
        ["boatman", -132],
        ["passengerHat", -62],
        ["passenger", -10],
        ["childAboard", 26],
        ["passengerLooking", 70],
      ],
      people: {
        from: "llanos",
        ink: "#1d0f16",
        rim: "#fff6df",
        rimOffset: [-1, -1],
        tones: {
          skin: "#5c3424",
          top: "#efe2c0",
          load: "#dd6a2c",
          hat: "#d9a850",
          bottom: "#2f3f48",
        },
      },
    });
    for (const [x, y, scale, turn] of /** @type {const} */ ([
      [1216, 706, 0.56, -1],
      [640, 812, 1.12, 1],
    ]))
      out += tonina(press, {
        x,
        y,
        scale,
        turn,
        ink: "#dc948a",
        light: "#ffe6d2",
        shade: "#7c4a50",
        eye: tea.deep,
        foam: "#fbeccb",
        deep: tea.deep,
      });
    out += flock("880,300,.5,0 932,280,.44,1 836,282,.4,2", "#fff6df", "#d9d2ac");
    return out;
  });
}

import { flock } from "../../nature/birds.mjs";
import { ridge } from "../../nature/ridge.mjs";
import { cloudPaths, disc } from "../../nature/sky-shapes.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { mix } from "../../print/palette.mjs";
import { points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { banks } from "./shared/banks.mjs";
import { inks, sun } from "./shared/inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const { clay, maize, cream, night, haze } = inks;

/** The opening poster: river and forest at dawn, a maloca against the sun, a canoe for scale. */
export function hero() {
  return poster(19, "Maloca junto al río al amanecer", (press) => {
    const sky = drawSky(press);
    const far = drawRanges(press);
    const river = drawRiver(press);
    const land = banks(press);
    return sky + far + river + land;
  });
}

/** @param {Press} press */
function drawSky({ sheet, random, stipple }) {
  const glow = sheet.radial(
    [sun.x, sun.y + 70, 900],
    `0 #fbdf9a, .16 #f7c766, .32 #e39a4c, .5 #9c7a48, .7 #3d5c46, 1 ${night}`,
    "matrix(1 0 0 .8 0 96)",
  );
  const halo = sheet.radial([sun.x, sun.y, 420], `.28 ${cream} .95, .5 #ffe7ae .5, 1 #ffe0a0 0`);
  const ball = sheet.path(disc(random, sun.x, sun.y, sun.r));
  const vignette = sheet.linear([0, 0, 0, 420], "0 #0c2a24 .9, .5 #12382b .45, 1 #12382b 0");
  const clouds = cloudPaths(
    random,
    "500,196,420,13 700,232,300,9 1010,170,520,15 1180,268,360,11 330,330,330,10 1060,330,330,8",
  );
  const birds = flock(
    "640,246,.62,0 706,262,.5,1 694,214,.46,2 588,208,.44,1 762,236,.36,0",
    cream,
    "#d9c48e",
  );
  return (
    band(-20, 640, glow) +
    stipple(
      `${band(-20, 420, vignette)}<circle cx="${sun.x}" cy="${sun.y}" r="420" fill="${halo}"/>`,
    ) +
    use(ball, { fill: cream }) +
    stipple(
      use(ball, {
        fill: sheet.linear([0, sun.y - 20, 0, sun.y + sun.r], `0 ${maize} 0, 1 ${maize} .75`),
      }),
    ) +
    `<path fill="${clay}" opacity=".62" d="${clouds.slice(2, 4).join("")}${clouds[5]}"/>` +
    `<path fill="#7a5a3c" opacity=".55" d="${clouds.slice(0, 2).join("")}${clouds[4]}"/>` +
    birds
  );
}

/** @param {Press} press */
function drawRanges({ sheet, random, stipple }) {
  const layers = [
    {
      crest: points(
        "-20,392 150,372 300,398 440,440 600,452 760,470 900,476 1060,462 1180,410 1330,356 1470,348 1620,380",
      ),
      ink: "#c98a4b",
      rough: 16,
      grain: 80,
    },
    {
      crest: points(
        "-20,452 180,432 330,462 500,492 680,500 900,512 1100,500 1290,452 1460,440 1620,452",
      ),
      ink: "#8f7a4a",
      rough: 15,
      grain: 60,
    },
    {
      crest: points("-20,500 130,484 300,506 520,534 760,546 980,546 1180,526 1400,500 1620,492"),
      ink: "#4f6a4a",
      rough: 11,
      grain: 44,
    },
  ];
  let flat = "";
  let shade = "";
  const out = [];
  for (const { crest, ink, rough, grain } of layers) {
    const { d } = ridge(random, crest, { rough, grain, floor: 660 });
    const id = sheet.path(d);
    const low = Math.min(...crest.map(([, y]) => y));
    // Away from the sun a range takes the colour of the night, near it that of the haze.
    const side = sheet.radial(
      [sun.x, 520, 760],
      `.1 ${haze} .85, .42 ${haze} .16, .6 ${night} .3, 1 ${night} .85`,
    );
    const mist = sheet.linear([0, low + 30, 0, 610], ".2 #f3d391 0, 1 #f3d391 .85");
    flat = use(id, { fill: ink }) + use(id, { fill: side });
    shade =
      use(id, {
        fill: sheet.linear([0, low, 0, low + 110], `0 ${mix(ink, night, 0.7)} .55, 1 ${night} 0`),
      }) + use(id, { fill: mist });
    out.push(flat + stipple(shade));
  }
  return out.join("");
}

/** @param {Press} press */
function drawRiver({ sheet, random, stipple }) {
  const top = 572;
  const sheen = sheet.linear(
    [0, top, 0, 1000],
    "0 #f2c877, .16 #d9a45c, .4 #6f7a50, .7 #1f5243, 1 #0f3a30",
  );
  const dim = sheet.radial(
    [sun.x - 40, 600, 900],
    `.25 ${night} 0, .6 ${night} .55, 1 ${night} .95`,
  );
  /** @type {(y: number) => [number, number]} */
  const column = (y) => {
    const t = (y - top) / (1000 - top);
    const half = 50 + 90 * t;
    const middle = sun.x - 30 - 90 * t;
    return [middle - half, middle + half];
  };
  const light = ripplePath(random, {
    top: top + 4,
    bottom: 990,
    spread: column,
    count: 150,
    long: 120,
    thick: 9,
    crowd: 1.35,
  });
  const gold = ripplePath(random, {
    top: top + 4,
    bottom: 1004,
    spread: (y) => [column(y)[0] - 130, column(y)[1] + 100],
    count: 130,
    long: 130,
    thick: 9,
    crowd: 1.3,
  });
  const deep = ripplePath(random, {
    top: 630,
    bottom: 1000,
    spread: () => [60, 1560],
    count: 120,
    long: 300,
    thick: 12,
    crowd: 0.9,
  });
  return (
    band(top, 1020, sheen) +
    stipple(band(top, 1020, dim)) +
    `<path fill="#0d332b" opacity=".8" d="${deep}"/><path fill="${maize}" d="${gold}"/><path fill="${cream}" d="${light}"/>`
  );
}

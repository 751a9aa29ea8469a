import { fanCrown, palms } from "../nature/palm.mjs";
import { whaleTail } from "../nature/whale-tail.mjs";
import { catboat } from "../objects/catboat.mjs";
import { mix } from "../print/palette.mjs";
import { curve, points, short } from "../print/path.mjs";
import { poster } from "../print/poster.mjs";
import { hills } from "../print/relief-map.mjs";
import { use } from "../print/sheet.mjs";
import { country, countrySize, frame, onCountryMap } from "./country-view.mjs";
import { land, outlinePath, seaAround } from "./land.mjs";
import { lettering } from "./lettering.mjs";
import { winding } from "./place-map.mjs";

/**
 * @import { Press } from "../print/poster.mjs"
 * @import { Mark } from "./country-view.mjs"
 */

const ink = {
  sea: "#14505f",
  rim: "#8fd0c4",
  abroad: "#123a3c",
  land: "#245a43",
  lit: "#4f8a58",
  night: "#0b2a2c",
  gold: "#f4bf52",
  cream: "#fbf0d8",
  clay: "#d9663a",
};

/** Land west of 80.6 degrees, where the outlines end: parts of Panama, Ecuador and Peru, drawn by hand. */
const beyond = [
  "-80.6,9.06 -81.2,8.79 -81.8,9.05 -82.4,9.4 -82.4,8.2 -81.7,8.1 -81.2,7.6 -80.9,7.2 -80.6,7.25",
  "-80.6,-.9 -80.9,-1 -80.75,-1.7 -81,-2.2 -80.6,-2.5",
  "-80.6,-3.5 -81.3,-4.2 -81.3,-5.2 -80.6,-5.2",
];

/** Mountain ranges: the three cordilleras and single ranges. */
const ranges = [
  { at: [-77.4, 1.3], rx: 70, ry: 46, turn: -50, levels: 3 },
  { at: [-76.6, 2.9], rx: 150, ry: 40, turn: -66, levels: 3 },
  { at: [-76.1, 5.6], rx: 190, ry: 34, turn: -78, levels: 3 },
  { at: [-75.4, 4.6], rx: 240, ry: 44, turn: -76, levels: 4 },
  { at: [-75.3, 7.2], rx: 120, ry: 50, turn: -70, levels: 3 },
  { at: [-74.4, 4.0], rx: 200, ry: 48, turn: -58, levels: 3 },
  { at: [-72.9, 6.3], rx: 210, ry: 56, turn: -62, levels: 4 },
  { at: [-73.0, 9.6], rx: 130, ry: 22, turn: -74, levels: 2 },
  { at: [-73.7, 10.75], rx: 62, ry: 40, turn: -10, levels: 4 },
  { at: [-73.75, 2.55], rx: 56, ry: 16, turn: -76, levels: 2 },
];

/** Rivers from source to mouth, in longitude and latitude. */
const rivers = [
  "-76.3,1.9 -75.6,2.6 -75.2,3.4 -74.8,4.4 -74.7,5.4 -74.1,6.6 -73.9,7.7 -74.3,8.8 -74.8,9.4 -74.9,10.3 -74.84,11.08",
  "-76.3,2.6 -76.5,3.6 -75.9,4.9 -75.7,6.3 -75.3,7.4 -75,8.4 -74.75,8.95",
  "-74.2,2.7 -73.2,2.3 -72.6,2.58 -71.2,2.7 -69.8,3.1 -68.6,3.7 -67.85,3.98",
  "-73.6,4.2 -72.4,4.5 -70.9,5.5 -69.4,6.1 -67.9,6.2",
  "-76.2,0.9 -75,0.6 -74,0 -72.6,-0.9 -71.2,-1.5 -69.5,-1.2",
  "-75.9,1.3 -74.6,1.2 -73,0.4 -71.4,-0.1 -70.2,-0.6",
  "-77,5.6 -76.7,6.2 -76.9,7.2 -76.95,8.1",
];

/**
 * A map of the country. Each trip's place has a ring of twelve months, January at the top; a second trip of the same
 * place has a larger ring around it. The page adds names and links.
 * Coast and borders: Natural Earth (see outlines.mjs); rivers and ranges are drawn by hand.
 * @param {readonly Mark[]} marks
 */
export const countryMap = (marks) =>
  poster(
    1601,
    "Mapa de Colombia",
    (press) => {
      const { sheet, stipple } = press;
      const { width, height } = countrySize;
      const home = outlinePath(country, land.colombia);
      const abroad = outlinePath(country, [
        ...land.neighbours,
        ...beyond.map((ring) => points(ring)),
      ]);
      const water = sheet.define(
        (id) => `<path id="${id}" fill-rule="evenodd" d="${seaAround(country, home + abroad)}"/>`,
      );
      const body = sheet.path(home);
      const inside = sheet.define((id) => `<clipPath id="${id}">${use(body)}</clipPath>`);
      const edge = (/** @type {number} */ wide, /** @type {number} */ strength) =>
        use(body, {
          fill: "none",
          stroke: ink.rim,
          "stroke-width": wide,
          "stroke-linejoin": "round",
          opacity: strength,
        });
      let out =
        `<path fill="${ink.abroad}" d="M0 0h${width}v${height}H0z"/>` +
        edge(90, 0.12) +
        edge(44, 0.18) +
        use(water, { fill: ink.sea }) +
        stipple(
          use(water, {
            fill: sheet.radial([780, 1000, 1200], "0 #3f8f94 .9, .6 #1d6478 .5, 1 #0b2a3c .9"),
          }),
        ) +
        edge(64, 0.14) +
        edge(30, 0.22) +
        use(body, { fill: ink.night, x: 8, y: 12, opacity: 0.6 }) +
        use(body, { fill: ink.land });
      const drawn = ranges.map(({ at, rx, ry, turn, levels }) => {
        const [x, y] = country.at(/** @type {[number, number]} */ (at));
        return { x, y, rx: country.units(rx), ry: country.units(ry), turn, levels };
      });
      let relief = stipple(
        use(body, {
          fill: sheet.linear([300, 300, 1300, 2000], "0 #7aa05c .8, .45 #3f7a52 .4, 1 #123f35 .9"),
        }),
      );
      relief += hills(press, { shade: ink.night, line: "#16443a" }, drawn, [
        "#3f7a50",
        "#6f9456",
        "#a89a5c",
        "#e4d4a0",
      ]);
      for (const [i, line] of rivers.entries())
        relief += `<path fill="none" stroke="${ink.rim}" stroke-width="${i ? 6 : 9}" stroke-linecap="round" opacity=".75" d="${curve(winding(country.line(line)))}"/>`;
      out += `<g clip-path="url(#${inside})">${relief}</g>${edge(5, 0.95)}`;
      return out + life(press) + inset(press) + rings(marks);
    },
    { size: countrySize, grain: 0.45 },
  );

/** Small motifs: a whale, a sail, palms. @param {Press} press */
function life(press) {
  return (
    whaleTail(press, {
      x: 170,
      y: 1330,
      scale: 0.4,
      dark: ink.night,
      rim: ink.rim,
      lit: "#5f8f94",
      pale: ink.cream,
    }) +
    `<path fill="${ink.cream}" opacity=".85" d="M60 1328q50-14 96 0 60-16 110 0-60 12-110 4-50 8-96-4zM110 1356q60-10 120 0-60 10-120 0z"/>` +
    catboat({
      x: 330,
      y: 690,
      scale: 0.56,
      hull: ink.clay,
      stripe: ink.cream,
      sail: ink.cream,
      shade: mix(ink.cream, ink.clay, 0.3),
      ink: ink.night,
    }) +
    palms(
      fanCrown(press),
      "1270,1100,970,.56 1180,1120,1020,-.44 1150,1700,1600,.5 1080,1740,1650,-.4",
      {
        dark: "#0f352d",
        lit: "#8fae62",
        stem: "#0f342f",
        thick: 4,
      },
    ) +
    lettering(press, "MAR CARIBE", {
      x: 1010,
      y: 74,
      size: 48,
      ink: ink.rim,
      anchor: "middle",
      spacing: 0.12,
    }) +
    lettering(press, "OCÉANO", {
      x: 210,
      y: 1490,
      size: 48,
      ink: ink.rim,
      anchor: "middle",
      spacing: 0.12,
    }) +
    lettering(press, "PACÍFICO", {
      x: 210,
      y: 1552,
      size: 48,
      ink: ink.rim,
      anchor: "middle",
      spacing: 0.12,
    })
  );
}

/** The frame with the two islands. @param {Press} press */
function inset(press) {
  const { left, top, width, height } = frame;
  const isle = (/** @type {[number, number]} */ place, /** @type {string} */ d) => {
    const [x, y] = onCountryMap(place).map(Math.round);
    return `<path fill="${ink.lit}" stroke="${ink.cream}" stroke-width="4" transform="translate(${x} ${y})" d="${d}"/>`;
  };
  return (
    `<path fill="none" stroke="${ink.rim}" stroke-width="4" opacity=".8" d="M${left} ${top}h${width}v${height}h${-width}z"/>` +
    isle([-81.37, 13.35], "M-6-14q14-4 16 10 2 16-8 20-14 0-14-14 0-12 6-16z") +
    isle([-81.7, 12.58], "M4-18q10 6 2 20-4 14-10 16-8-6-4-18 4-16 12-18z") +
    lettering(press, "N", { x: 1480, y: 220, size: 56, ink: ink.cream, anchor: "middle" }) +
    `<path fill="${ink.cream}" d="M1480 80l26 84-26-18-26 18z"/>`
  );
}

/** A month in a ring, and the gap to the next, as parts of a twelfth. */
const month = { long: 0.78, gap: 0.22 };

/** @param {readonly Mark[]} marks */
function rings(marks) {
  let out = "";
  /** @type {Map<string, number>} */
  const at = new Map();
  for (const { at: place, months } of marks) {
    const key = place.join();
    const nth = at.get(key) ?? 0;
    at.set(key, nth + 1);
    const [x, y] = onCountryMap(place).map((value) => short(value));
    const radius = 36 + nth * 20;
    const [first, last] = months ?? [1, 12];
    const count = ((last - first + 12) % 12) + 1;
    const dashes = `${`${month.long} ${month.gap} `.repeat(count - 1)}${month.long} ${short(12 - count + month.gap, 2)}`;
    const ring = (
      /** @type {string} */ stroke,
      /** @type {string} */ dash,
      /** @type {number} */ offset,
    ) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="13" pathLength="12" stroke-dasharray="${dash}" stroke-dashoffset="${short(-offset - month.gap / 2, 2)}" transform="rotate(-90 ${x} ${y})"/>`;
    if (nth === 0)
      out += `<circle cx="${x}" cy="${y}" r="46" fill="${ink.night}" opacity=".85"/><circle cx="${x}" cy="${y}" r="15" fill="${ink.clay}" stroke="${ink.cream}" stroke-width="6"/>`;
    else
      out += `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ink.night}" stroke-width="20" opacity=".85"/>`;
    out += ring("#5f7f70", `${month.long} ${month.gap}`, 0) + ring(ink.gold, dashes, first - 1);
  }
  return out;
}

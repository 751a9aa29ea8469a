import { curve, points, short } from "../print/path.mjs";
import { pin, reliefMap } from "../print/relief-map.mjs";
import { land, outlinePath, seaAround } from "./land.mjs";
import { lettering, widthOf } from "./lettering.mjs";
import { projection } from "./projection.mjs";

/**
 * @import { Press } from "../print/poster.mjs"
 * @import { ReliefMap } from "../print/relief-map.mjs"
 * @import { View } from "./projection.mjs"
 * @import { Stop, TripWay } from "./trip-ways.mjs"
 */

/** Sizes of the names: in a picture of 340 pixels, as on a phone, they are at least ten pixels high. */
const sizes = { town: 54, start: 60, river: 48, sea: 56, range: 46 };

/** A name without a dot: of a sea, a range or a river, its middle, its turn in degrees. @typedef {{ name: string, at: [number, number], turn?: number, kind: "sea" | "river" | "range", shift?: [number, number] }} Region */

/**
 * A map with names of a piece of the country, and on it the way of a trip (see trip-ways.mjs). Places, rivers, roads and the way are longitude and
 * latitude, drawn by hand from the known coordinates of towns and mouths, true to about a kilometre; the
 * coast is Natural Earth's (see outlines.mjs). Hills are ellipses in kilometres around a place.
 * @typedef {object} Piece
 * @property {View} view
 * @property {Pick<ReliefMap, "ground" | "steps" | "line" | "shade" | "water" | "route" | "halo">} inks
 * @property {{ ink: string, rim: string }} sea
 * @property {{ at: [number, number], rx: number, ry: number, turn?: number, levels: number }[]} hills
 * @property {string[]} [rivers] the widest first
 * @property {string[]} [canals] without the bends of a river
 * @property {string[]} [roads] each a line
 * @property {string[]} [islands] rings of islands that the outline of the country leaves out
 * @property {Region[]} regions of the land and the sea, for orientation
 * @property {string} ink of the names @property {string} [waterInk] of the names on water
 * @property {number} bar the scale's length in kilometres
 * @property {{ hills: Piece["hills"], steps: string[] }} [heights] drawn over the sea, for islands
 * @property {string} [reef] a line
 * @property {[number, number]} [foot] where scale and north stand, from the left and the top of the sheet
 * @property {{ scale: number, ink: string, rim: string, inner: string, body: string }} mark of the pin
 *
 * @typedef {Piece & TripWay} PlaceMap
 */

/** Length of a river's bend on the sheet, and its greatest distance from the line. */
const bend = { long: 58, wide: 12 };

/**
 * Adds bends to a river's line, to the left and to the right, all different; source and mouth stay. The bends are
 * computed from the river's position and not from random numbers, so that nothing else on the map changes.
 * @param {[number, number][]} line
 */
export function winding(line) {
  /** @type {[number, number][]} */
  const out = [];
  let side = 1;
  line.forEach(([x, y], i) => {
    const next = line[i + 1];
    out.push([x, y]);
    if (!next) return;
    const [dx, dy] = [next[0] - x, next[1] - y];
    const far = Math.hypot(dx, dy);
    const bends = Math.floor(far / bend.long);
    for (let k = 1; k <= bends; k++) {
      const t = (k + 0.24 * Math.sin(x * 0.7 + k * 2.4)) / (bends + 1);
      const [px, py] = [x + dx * t, y + dy * t];
      side = -side;
      const away = side * bend.wide * (0.55 + 0.45 * Math.sin(px * 0.31 + py * 0.17));
      out.push([px - (dy / far) * away, py + (dx / far) * away]);
    }
  });
  return out;
}

/** @param {Press} press @param {PlaceMap} map */
export function placeMap(press, map) {
  const projected = projection(map.view);
  const { at, line, units } = projected;
  const own = (map.islands ?? []).map((ring) => points(ring));
  // Rounded, two countries would overlap along their border: there both stay as they are.
  const abroad = outlinePath(projected, land.neighbours);
  const coast =
    abroad +
    outlinePath(projected, land.colombia, { round: !abroad }) +
    outlinePath(projected, own, { round: true });
  /** @param {PlaceMap["hills"]} list */
  const placedHills = (list) =>
    list.map(({ at: middle, rx, ry, turn, levels }) => {
      const [x, y] = at(middle);
      return { x, y, rx: units(rx), ry: units(ry), turn, levels };
    });
  const out = reliefMap(press, {
    ...map.inks,
    edge: 0.45,
    hills: placedHills(map.hills),
    heights: map.heights && { ...map.heights, hills: placedHills(map.heights.hills) },
    sea: {
      ...map.sea,
      d: seaAround(projected, coast),
    },
    rivers: [
      ...(map.rivers ?? []).map((river) => winding(line(river))),
      ...(map.canals ?? []).map(line),
    ],
    roads: (map.roads ?? []).map(line),
    ways: (map.ways ?? []).map((way) =>
      way.flatMap((part) => (/^-?\d/.test(part) ? line(part) : [at(stopOf(map, part).at)])),
    ),
    stops: map.stops.filter(({ kind }) => !kind).map((stop) => at(stop.at)),
  });
  const [x, y] = at(stopOf(map, map.pin).at);
  const reef = map.reef
    ? `<path fill="none" stroke="${map.inks.halo}" stroke-width="9" stroke-linecap="round" stroke-dasharray="60 26 30 34" opacity=".8" d="${curve(line(map.reef))}"/>`
    : "";
  return (
    out +
    reef +
    map.regions.map((region) => regionName(press, map, at(region.at), region)).join("") +
    map.stops
      .map((stop) =>
        stop.kind
          ? regionName(press, map, at(stop.at), /** @type {Region} */ (stop))
          : townName(press, map, at(stop.at), stop),
      )
      .join("") +
    pin({ ...map.mark, x: Math.round(x), y: Math.round(y) }, map.mark.body) +
    scaleAndNorth(press, map, units(map.bar))
  );
}

/** @param {TripWay} way @param {string} name @throws {Error} if the trip has no such stop */
function stopOf({ stops }, name) {
  const stop = stops.find((one) => one.name === name);
  if (!stop) throw new Error(`no stop is called "${name}"`);
  return stop;
}

/** @param {Press} press @param {PlaceMap} map @param {[number, number]} at @param {Stop} town */
function townName(press, { ink, inks }, [x, y], { name, side = "e", start, shift = [0, 0] }) {
  const size = start ? sizes.start : sizes.town;
  const [dx, dy, anchor] = /** @type {const} */ ({
    e: [32, 17, "start"],
    w: [-32, 17, "end"],
    n: [0, -34, "middle"],
    s: [0, 70, "middle"],
  })[side];
  return lettering(press, name, {
    x: x + dx + shift[0],
    y: y + dy + shift[1],
    size,
    ink,
    halo: inks.halo,
    anchor,
  });
}

/** @param {Press} press @param {PlaceMap} map @param {[number, number]} at @param {Region} region */
function regionName(
  press,
  { ink, inks, waterInk = ink },
  [x, y],
  { name, turn, kind, shift = [0, 0] },
) {
  return lettering(press, name, {
    x: x + shift[0],
    y: y + shift[1],
    turn,
    size: sizes[kind],
    ink: kind === "range" ? ink : waterInk,
    halo: kind === "range" ? inks.halo : undefined,
    anchor: "middle",
    spacing: kind === "sea" ? 0.06 : 0.01,
  });
}

/** @param {Press} press @param {PlaceMap} map @param {number} long */
function scaleAndNorth(press, { inks, ink, bar, foot = [80, 920] }, long) {
  const [x, y] = foot;
  const label = `${bar} km`;
  const half = Math.round(long / 2);
  const end = x + Math.round(long);
  const north = end + 70 + widthOf(label, 46);
  return (
    `<g stroke="${inks.halo}" stroke-width="10" paint-order="stroke" stroke-linejoin="round"><path fill="${ink}" d="M${x} ${y - 8}h${half}v16h${-half}z"/><path fill="none" d="M${x} ${y - 8}H${end}v16H${x}z"/></g><path fill="${inks.halo}" d="M${x + half} ${y - 8}H${end}v16H${x + half}z"/><path fill="none" stroke="${ink}" stroke-width="3" d="M${x} ${y - 8}H${end}v16H${x}z"/>` +
    lettering(press, label, { x: end + 22, y: y + 16, size: 46, ink, halo: inks.halo }) +
    `<path fill="${ink}" stroke="${inks.halo}" stroke-width="8" paint-order="stroke" d="M${short(north)} ${y - 74}l20 56-20-12-20 12z"/>` +
    lettering(press, "N", {
      x: north,
      y: y + 26,
      size: 46,
      ink,
      halo: inks.halo,
      anchor: "middle",
    })
  );
}

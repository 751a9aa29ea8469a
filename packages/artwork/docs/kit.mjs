import { farmhouse } from "../src/buildings/farmhouse.mjs";
import { stiltHouse } from "../src/buildings/stilt-house.mjs";
import { flock, macaws } from "../src/nature/birds.mjs";
import { cardon } from "../src/nature/cactus.mjs";
import { flamingo } from "../src/nature/flamingo.mjs";
import { fanCrown, featherCrown, palms } from "../src/nature/palm.mjs";
import { waxCrown, waxPalms } from "../src/nature/wax-palm.mjs";
import { bongo, dugout, lancha } from "../src/objects/boats.mjs";
import { catboat } from "../src/objects/catboat.mjs";
import { willys } from "../src/objects/willys.mjs";
import { figures } from "../src/people/figure.mjs";
import { band } from "../src/print/sheet.mjs";

/** @import { Press } from "../src/print/poster.mjs" */

const green = { dark: "#1f4a46", lit: "#5f947a", stem: "#6b6a4c" };
const ink = "#10241e";
const cream = "#fff6df";
const afloat = { ink, tones: { load: "#e8702a", hat: "#d9a850" } };

/** Some of the kit's motifs, a row each: nature, buildings and objects, people. @param {Press} press */
export const kit = (press) =>
  band(-20, 1020, "#f3e2c0") +
  palms(featherCrown(press), "170,330,120,.8", green) +
  palms(fanCrown(press), "400,330,110,.9", green) +
  waxPalms(waxCrown(press), "600,330,100,.6,6", { ...green, stem: cream, side: "#b8b090" }) +
  cardon({
    x: 800,
    y: 330,
    scale: 0.5,
    dark: "#1f4a46",
    mid: "#3f7457",
    lit: "#8fb27a",
    rim: "#e8d8a0",
    bloom: "#c4225f",
  }) +
  flamingo("tall", {
    x: 970,
    y: 330,
    scale: 0.7,
    pink: "#f0788a",
    deep: "#c8405f",
    light: "#ffc8b0",
    ink,
    leg: "#d8607a",
  }) +
  flock("1140,80,.9,0 1240,90,.8,1", ink, "#5f7a74") +
  flock("1140,170,.9,0 1250,160,.8,1", ink, "#5f7a74", "frigatebird") +
  flock("1140,250,.9,0 1250,256,.8,1", ink, "#5f7a74", "pelican") +
  flock("1160,330,.8,0 1290,320,.7,1", ink, "#5f7a74", "vulture") +
  macaws("1480,210,1.1,0", { body: "#dd3d27", far: "#8e2620", edge: "#f0b440" }) +
  farmhouse({
    x: 200,
    y: 630,
    scale: 1.2,
    roof: "#a8401f",
    ridge: "#7d2f1a",
    wall: cream,
    side: "#e0cfa8",
    trim: "#1d6b86",
    gap: "#3a1c14",
    shade: "#8a6a4a",
  }) +
  stiltHouse({
    x: 560,
    y: 640,
    scale: 1.2,
    wall: "#1d6b86",
    side: "#174f66",
    roof: "#7d8a8a",
    lit: "#f0b440",
    ink: "#2c1c14",
    rim: cream,
  }) +
  dugout(press, {
    x: 810,
    y: 520,
    scale: 0.8,
    hull: "#a8401f",
    inside: "#5a2418",
    ink,
    light: cream,
    aboard: [
      ["poler", -66],
      ["seated", 10],
    ],
    people: afloat,
  }) +
  lancha(press, {
    x: 1050,
    y: 520,
    scale: 0.76,
    hull: "#1d6b86",
    stripe: "#f0b440",
    inside: "#123a44",
    ink,
    light: cream,
    wake: false,
    aboard: [
      ["boatman", -98],
      ["passengerHat", -50],
      ["passenger", 0],
    ],
    people: afloat,
  }) +
  bongo(press, {
    x: 930,
    y: 636,
    scale: 0.9,
    hull: "#3f7457",
    stripe: cream,
    inside: "#1f4a46",
    canvas: "#e0cfa8",
    ink,
    light: cream,
    wake: false,
    aboard: [
      ["boatman", -132],
      ["passengerHat", -50],
      ["passenger", 70],
    ],
    people: afloat,
  }) +
  catboat({
    x: 1240,
    y: 620,
    scale: 0.9,
    hull: "#c4225f",
    stripe: cream,
    sail: "#fffaf0",
    shade: "#e0cfa8",
    ink,
  }) +
  willys(press, {
    x: 1450,
    y: 620,
    scale: 0.95,
    paint: "#c2562d",
    side: "#8a3a20",
    ink,
    sack: "#d8b070",
    leaf: "#5f947a",
    glass: "#8fb7a8",
    rim: cream,
    skin: "#5e3424",
    cloth: [cream, "#1d6b86", "#f0b440"],
  }) +
  figures(
    press,
    [
      ["elder", 130, 920, 1.6],
      ["cook", 290, 920, 1.6],
      ["guide", 510, 920, 1.6],
      ["walkerBack", 640, 920, 1.6],
      ["dancer", 800, 920, 1.6],
      ["clarinet", 950, 920, 1.6],
      ["cununo", 1110, 920, 1.6],
      ["marimba", 1380, 920, 1.6],
    ],
    { ink, rim: "#e0a070" },
  );

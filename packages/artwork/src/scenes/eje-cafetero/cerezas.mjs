import { hummingbird } from "../../nature/birds.mjs";
import { coffeeBranch } from "../../nature/coffee.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band } from "../../print/sheet.mjs";
import { ejeCafetero as inks } from "../inks.mjs";

/** A closer look: a branch of coffee with ripe cherries, the hills out of focus. */
export function cerezas() {
  return poster(313, "Rama de café con cerezas maduras", (press) => {
    const { sheet, stipple } = press;
    let out = band(-20, 1020, sheet.linear([0, 0, 0, 900], "0 #f2b67c, .5 #fbe3b8, 1 #dfe0b0"));
    out += stipple(
      `<circle cx="1150" cy="260" r="420" fill="${sheet.radial([1150, 260, 420], "0 #fff6df 1, .4 #fff0c8 .6, 1 #fbe3b8 0")}"/>`,
    );
    for (const [crest, ink] of [
      ["-20,560 300,480 600,560 900,620 1200,540 1640,460", "#b9c49a"],
      ["-20,720 300,660 700,740 1100,700 1640,620", "#86a882"],
      ["-20,880 400,820 900,880 1300,840 1640,800", "#4f8468"],
    ])
      out += mountainRange(press, {
        crest,
        ink,
        rough: 10,
        grain: 120,
        floor: 1020,
        mist: ["#fbeccb", 560, 1000, 0.5],
      });
    const dim = {
      shade: "#3f7a5c",
      lit: "#6fa070",
      rib: "#a8c48c",
      wood: "#7a5a3c",
      ripe: "#b8503c",
      bright: "#d9694a",
      glint: "#f7c49c",
      green: "#d9b04c",
    };
    out += coffeeBranch(press, points("-60,250 200,300 420,290 640,220"), dim, {
      long: 190,
      nodes: 6,
      cherry: 19,
    });
    const near = {
      shade: "#0c3a2f",
      lit: "#1f6a4c",
      rib: "#7ab07a",
      wood: "#4a3424",
      ripe: inks.wine,
      bright: inks.cherry,
      glint: "#f9b49a",
      green: "#e0a33c",
    };
    out += coffeeBranch(press, points("1700,420 1400,470 1120,540 860,640 640,780"), near, {
      long: 300,
      nodes: 6,
      cherry: 36,
    });
    return (
      out +
      coffeeBranch(press, points("-80,1060 140,980 360,930 560,930"), near, {
        long: 250,
        nodes: 5,
        cherry: 30,
      }) +
      hummingbird(press, {
        x: 940,
        y: 236,
        scale: 1.7,
        turn: -8,
        back: "#1f7a5c",
        throat: inks.cherry,
        tail: "#174a48",
        wing: "#3f5f54",
        ink: "#1c2420",
      })
    );
  });
}

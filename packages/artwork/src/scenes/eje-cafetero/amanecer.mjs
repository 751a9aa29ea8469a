import { parrots } from "../../nature/birds.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { waxCrown, waxPalms } from "../../nature/wax-palm.mjs";
import { points } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";

/** Dawn in Cocora: the valley full of mist, the palms standing out of it. */
export function amanecer() {
  return poster(301, "Palmas de cera sobre la niebla al amanecer", (press) => {
    const { sheet, stipple } = press;
    const crown = waxCrown(press);
    const mist = "#fbe3d0";
    let out = skyBackdrop(press, {
      sun: { x: 1040, y: 330, r: 0, face: "hazy" },
      ramp: "0 #ffe9c4, .22 #fbcdaa, .44 #e5a5a0, .66 #a88aa8, 1 #5a6a94",
      reach: 1100,
      floor: 620,
      blush: "#f7b898",
      halo: "0 #fff0d0 .9, 1 #fbcdaa 0",
      vignette: "dawn",
    });
    const layers = /** @type {[string, string, number][]} */ ([
      [
        "-20,400 180,340 340,372 520,320 700,380 900,430 1080,420 1260,350 1420,290 1560,330 1640,310",
        "#a08aa8",
        22,
      ],
      [
        "-20,480 200,440 420,470 640,500 860,520 1080,490 1300,440 1500,400 1640,420",
        "#7c7f9c",
        18,
      ],
      ["-20,580 240,540 480,580 720,610 960,600 1200,560 1440,520 1640,530", "#5c7a8c", 14],
      ["-20,690 200,650 420,690 660,730 900,720 1140,680 1400,640 1640,650", "#3f6c74", 11],
      ["-20,800 220,770 460,810 720,850 980,840 1240,800 1460,770 1640,780", "#2a585a", 9],
    ]);
    // Each foot is below the crest of the ridge before it, which is drawn later.
    const palms = [
      "420,740,420,.3,3.4 500,760,470,-.24,3 1340,720,380,-.34,4",
      "620,890,400,-.46,5 700,900,460,.36,4.4 1220,870,360,.5,5.4 300,850,430,.4,5",
      "820,1000,300,.8,9 950,1000,400,-.62,8 1440,980,250,-.86,10 180,960,360,-.66,8",
    ];
    const tints = [
      { dark: "#6f8494", lit: "#93a2a8", stem: "#e0d2cc", side: "#b4a8b0" },
      { dark: "#3f6a74", lit: "#6f9490", stem: "#efe0d0", side: "#a8a4a8" },
      { dark: "#1d4a4c", lit: "#4a8072", stem: "#f6e8d4", side: "#9a9698" },
    ];
    layers.forEach(([crest, ink, rough], i) => {
      const line = points(crest);
      const low = Math.min(...line.map(([, y]) => y));
      out += mountainRange(press, {
        crest: line,
        ink,
        rough,
        grain: 60,
        floor: 1020,
        rim: i < 2 ? undefined : mist,
        rimOffset: [0, -2],
        mist: [mist, low + 20, low + 170, 0.97],
      });
      if (i >= 2) out += waxPalms(crown, palms[i - 2], tints[i - 2]);
      if (i >= 2) {
        const y = low + 150;
        out += stipple(
          `<ellipse cx="${500 + 280 * (i - 2)}" cy="${y}" rx="900" ry="70" fill="${sheet.radial([500 + 280 * (i - 2), y, 900], `0 ${mist} 1, .5 ${mist} .6, 1 ${mist} 0`, `matrix(1 0 0 .078 0 ${Math.round(y * 0.922)})`)}"/>`,
        );
      }
    });
    out += mountainRange(press, {
      crest: "-20,900 300,880 620,930 940,960 1260,920 1640,880",
      ink: "#163f40",
      rough: 10,
      grain: 30,
      floor: 1020,
      rim: "#c9b8a4",
      rimOffset: [0, -3],
    });
    return (
      out +
      parrots("770,196,1.1,0 900,166,.92,1 664,232,.84,2 596,180,.7,0", {
        body: "#3f7a5c",
        far: "#2a585a",
        ear: "#f6c84c",
      })
    );
  });
}

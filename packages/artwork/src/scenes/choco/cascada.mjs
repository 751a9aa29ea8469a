import { boulder } from "../../nature/boulder.mjs";
import { clump } from "../../nature/leaves.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { person } from "../../people/people.mjs";
import { curve, points, short, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { inks } from "./shared/inks.mjs";

/** Noon: a waterfall drops out of the forest into its pool. */
export function cascada() {
  return poster(509, "Cascada en la selva", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(-20, 760, sheet.linear([0, 0, 0, 700], "0 #e9efc4, .5 #b9d0a8, 1 #5f9484"));
    out += stipple(
      `<circle cx="820" cy="60" r="620" fill="${sheet.radial([820, 60, 620], "0 #fffbe0 1, .4 #f3f0c0 .6, 1 #b9d0a8 0")}"/>`,
    );
    const row = treelines(press, ({ from = 0, rim }) => ({
      rimOffset: [from < 0 ? 3 : -3, -3],
      light: rim,
      foot: [inks.night, 0.6],
    }));
    out += row(
      "-20,60 300,110 600,170 760,200 900,190 1200,120 1640,50",
      50,
      "#7fae8c",
      "#f0f0c4",
      800,
      { from: -40, to: 1660 },
    );
    // The wall of rock, and the water over it.
    const wall = sheet.path(
      curve(
        points(
          "420,800 470,520 520,330 600,232 720,214 830,218 940,212 1060,240 1150,340 1210,540 1250,800",
        ),
        { closed: true },
      ),
    );
    out +=
      use(wall, { fill: "#d9dcae", y: -4 }) +
      use(wall, { fill: "#3f5f60" }) +
      stipple(
        use(wall, {
          fill: sheet.linear(
            [420, 0, 1250, 0],
            `0 ${inks.night} .9, .4 ${inks.night} 0, .6 ${inks.night} 0, 1 ${inks.night} .9`,
          ),
        }),
      );
    let ledges = "";
    for (let i = 0; i < 60; i++) {
      const [x, y, w] = [
        random.between(500, 1170),
        random.between(260, 760),
        random.between(30, 110),
      ];
      ledges += `M${short(x)} ${short(y)}q${short(w / 2)} ${short(random.between(-12, 2))} ${short(w)} ${short(random.between(-4, 12))}l-8 10q${short(-w / 2)}-8 ${short(16 - w)} 2z`;
    }
    out += `<path fill="#5f827c" opacity=".7" d="${ledges}"/>`;
    const veil = sheet.path(
      "M752 214q40-10 92-2 20 120 14 240 10 160 34 330H712q26-170 30-320-8-130 10-248z",
    );
    out +=
      use(veil, { fill: "#a9d0cc" }) +
      stipple(
        use(veil, {
          fill: sheet.linear(
            [720, 0, 880, 0],
            "0 #5f9a9c .8, .4 #fffdf0 .4, .6 #fffdf0 .9, 1 #7fb4b0 .6",
          ),
        }),
      );
    let threads = "";
    for (let i = 0; i < 60; i++) {
      const x = random.between(-1, 1);
      const y = random.between(220, 640);
      const k = 44 + (y - 214) * 0.06;
      threads += `M${short(800 + x * k)} ${short(y)}q${short(x * 4)} 40 ${short(x * 8)} ${short(random.between(40, 130))}`;
    }
    out += `<path fill="none" stroke="${inks.cream}" stroke-width="4" stroke-linecap="round" d="${threads}"/>`;
    out += row("-20,150 200,210 380,330 500,520 560,760", 62, "#3f8266", "#cfe09c", 900, {
      from: -40,
      to: 550,
    });
    out += row("1130,760 1180,520 1280,320 1440,210 1640,140", 62, "#3a7c62", "#cfe09c", 900, {
      from: 1130,
      to: 1660,
    });
    out += band(
      740,
      1020,
      sheet.linear([0, 740, 0, 1000], "0 #c4e4d4, .14 #6fb8b0, .5 #237480, 1 #0c3a48"),
    );
    out += `<path fill="${inks.cream}" opacity=".9" d="${ripplePath(random, { top: 742, bottom: 980, spread: (y) => [680 - (y - 740) * 1.4, 920 + (y - 740) * 1.4], count: 130, long: 170, thick: 9, crowd: 1.5 })}"/><path fill="#0f4a58" opacity=".6" d="${ripplePath(random, { top: 780, bottom: 1010, spread: () => [200, 1400], count: 70, long: 240, thick: 11 })}"/>`;
    out += stipple(
      `<ellipse cx="806" cy="744" rx="260" ry="90" fill="${sheet.radial([806, 744, 260], "0 #fffdf0 1, .4 #eef6e4 .6, 1 #c4e4d4 0", "matrix(1 0 0 .35 0 484)")}"/>`,
    );
    const rock = { ink: "#42585c", lit: "#b9c8a4", rim: "#e9efc4", shade: inks.night };
    for (const [x, y, wide, high] of table(
      "520,800,190,100 1110,806,200,110 410,880,230,130 1240,890,260,140",
    ))
      out += boulder(press, { x, y, wide, high, ...rock, from: x < 800 ? 1 : -1 });
    out += person("point", {
      x: 1210,
      y: 756,
      scale: 1.0,
      ink: "#0a1a20",
      rim: "#f3f0c0",
      flip: true,
      rimOffset: [2, -2],
    });
    out += person("pack", {
      x: 1270,
      y: 760,
      scale: 1.0,
      ink: "#0a1a20",
      rim: "#f3f0c0",
      load: inks.red,
      flip: true,
      rimOffset: [2, -2],
    });
    out += row("-20,420 120,520 260,720 330,960 360,1080", 84, "#1d5648", "#8fb47c", 1080, {
      from: -40,
      to: 340,
    });
    out += row("1290,1080 1340,940 1420,720 1640,480", 84, "#1a5044", "#8fb47c", 1080, {
      from: 1300,
      to: 1660,
    });
    return (
      out +
      clump(
        random,
        [
          { x: 1640, y: 1040, angle: -150, long: 420, wide: 120, bend: -30 },
          { x: 1600, y: 1080, angle: -116, long: 360, wide: 116, bend: -20 },
          { x: -30, y: 1040, angle: -40, long: 420, wide: 120, bend: 36 },
          { x: -10, y: 1080, angle: -70, long: 340, wide: 110, bend: 30 },
        ],
        { shade: "#0a2a2c", lit: "#227058", rib: "#8fc48c" },
      )
    );
  });
}

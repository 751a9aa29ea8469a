import { blocks } from "../../nature/crystal-river.mjs";
import { mountainRange } from "../../nature/mountain-range.mjs";
import { cloudPath } from "../../nature/sky-shapes.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { macarena as inks } from "../inks.mjs";

/** @import { Press } from "../../print/poster.mjs" */

const stone = {
  top: "#7a7486",
  front: "#332f3f",
  rim: inks.cream,
  pool: "#2f9fb4",
};
const people = {
  from: /** @type {const} */ ("llanos"),
  ink: "#1c1a24",
  rim: inks.cream,
  rimOffset: /** @type {[number, number]} */ ([0.6, -1.1]),
  lit: 1,
  edge: "#b89a88",
  shade: "#241a2c",
  tones: { skin: "#6a3c2a", hair: "#17131a", hat: "#e8c46c", steel: "#c0c4c8" },
};

/**
 * Noon: the river comes down in a bend to a fall, then lies in a clear pool. Facts: its water carries no
 * mud, so that a deep pool is blue; the red is a plant, macarenia, which clings to the rock where the
 * current is fast, green when young, then yellow, then red; between its beds lies yellow sand. Stones that
 * turn in the current drill round basins into the old quartzite.
 */
export function mediodia() {
  return poster(
    409,
    "Caño Cristales a mediodía",
    (press) => tableland(press) + stream(press) + woods(press) + pool(press) + banks(press),
  );
}

/** Sky, the range with flat tops, woods and grass. @param {Press} press */
function tableland(press) {
  const { sheet, random, stipple } = press;
  let out =
    band(-20, 520, sheet.linear([0, 0, 0, 420], "0 #3f93a8, .6 #a8d4c8, 1 #fbf0cc")) +
    stipple(band(-20, 200, sheet.linear([0, 0, 0, 200], "0 #1f6a88 .7, 1 #1f6a88 0")));
  const cloud = sheet.path(cloudPath(random, "200,130,460,36 820,90,360,24 1100,170,420,34"));
  out +=
    use(cloud, { fill: inks.cream }) +
    stipple(use(cloud, { fill: sheet.linear([0, 90, 0, 200], "0 #7fb8b8 0, 1 #88b8b4 .8") }));
  out += mountainRange(press, {
    crest: "-20,300 200,296 320,250 520,240 640,300 900,316 1100,290 1240,240 1420,244 1640,230",
    ink: "#7fa0a0",
    rough: 8,
    grain: 44,
    floor: 460,
    mist: ["#eef0cc", 260, 370, 0.8],
    shade: ["#2f5a70", 80, 0.4],
  });
  out += treeline(press, {
    line: "-20,340 400,350 800,352 1200,340 1640,320",
    from: -40,
    to: 1660,
    size: 34,
    ink: "#5f9a6c",
    rim: "#d9dc90",
    floor: 460,
    light: "#d9dc90",
    foot: ["#123c2f", 0.7],
  });
  return (
    out +
    mountainRange(press, {
      crest: "-20,440 400,430 800,424 1200,430 1640,420",
      ink: "#7fa850",
      rough: 4,
      grain: 50,
      floor: 1020,
      rim: "#f0e8a0",
      mist: ["#1f5a3f", 480, 900, 0.9],
      shade: ["#f0e090", 140, 0.6],
    })
  );
}

/** The bend far off, down to the fall. @param {Press} press */
function stream(press) {
  const { sheet, stipple } = press;
  const left = "1120,436 1040,452 940,470 900,488 930,508 900,536 780,560 640,590 520,624";
  const right = "1120,624 1150,590 1150,550 1160,520 1130,500 1060,486 1090,466 1170,448 1200,436";
  const bed = sheet.path(`${curve(points(`${left} ${right}`), { closed: true })}`);
  return (
    use(bed, { fill: "#4a4756", x: 8, y: -4 }) +
    use(bed, { fill: "#4a4756", x: -8, y: -3 }) +
    use(bed, { fill: "#c01a4c" }) +
    stipple(
      use(bed, {
        fill: sheet.linear([0, 436, 0, 620], "0 #fbc0b0 1, .5 #f07a90 .6, 1 #7d1240 .5"),
      }),
    ) +
    `<path fill="#2f9fb4" d="M1010 470q60 10 70 30 10 22-30 44-60 24-160 70 130-34 200-66 50-30 24-56-30-20-104-22z"/>` +
    `<path fill="${inks.cream}" d="M950 482q50-6 110 0-50 5-110 0zM930 530q80-7 170-1-80 8-170 1zM1060 574q30-5 70 0-30 5-70 0zM720 588q70-7 150-2-70 8-150 2z"/>` +
    `<path fill="${inks.rose}" d="M980 500q40-6 70 6-40 4-70-6zM800 570q60-20 130-22-60 22-130 22zM640 612q80-24 150-22-70 20-150 22z"/>`
  );
}

/** @typedef {readonly [left: number, top: number, right: number, bottom: number]} Box */

/** The step, the fall and the pool at its foot. @param {Press} press */
function pool(press) {
  const { sheet, random, stipple } = press;
  const shore = sheet.path(
    `${curve(points("-40,930 120,890 300,800 400,700 440,620 800,640 1150,640 1220,720 1330,800 1480,870 1660,900"))}V1040H-40z`,
  );
  const deep = sheet.path(
    `${curve(points("440,720 600,700 900,700 1130,726 1250,790 1190,850 1040,866 930,920 720,900 600,856 470,820"), { closed: true })}`,
  );
  let out =
    use(shore, { fill: "#b81848" }) +
    stipple(
      use(shore, {
        fill: sheet.linear(
          [0, 700, 0, 1010],
          "0 #f0607c .7, .4 #b81848 0, .7 #5a0f3c .1, 1 #4a0c34 1",
        ),
      }),
    ) +
    use(deep, { fill: "#1f8fa8" }) +
    stipple(
      use(deep, {
        fill: sheet.linear([0, 720, 0, 920], "0 #a8e8e0 1, .5 #2f9fb4 0, 1 #0f5c7c .9"),
      }),
    );
  /** Plants as the current combs them. @param {string} ink @param {number} count @param {Box} box */
  const comb = (ink, count, [left, top, right, bottom], thick = 1) => {
    let d = "";
    for (let i = 0; i < count; i++) {
      const y = random.between(top, bottom);
      const x = random.between(left, right);
      const near = (y - 640) / 380;
      const long = (70 + 210 * near) * random.between(0.6, 1);
      const [dx, dy] = [long, long * random.between(0.1, 0.26)];
      const w = (9 + 22 * near) * thick * random.between(0.5, 1);
      const sag = long * random.between(0.1, 0.3);
      d += `M${short(x)} ${short(y)}q${short(dx * 0.4)} ${short(dy / 2 + sag - w)} ${short(dx)} ${short(dy)} ${short(-dx * 0.6)} ${short(sag - dy / 2 + w)} ${short(-dx)} ${short(-dy)}z`;
    }
    out += `<path fill="${ink}" d="${d}"/>`;
  };
  comb("#7d1240", 44, [60, 850, 1300, 1000]);
  comb("#7d1240", 12, [380, 700, 560, 840]);
  comb(inks.rose, 46, [40, 880, 1400, 1010], 0.9);
  comb(inks.rose, 12, [1000, 790, 1260, 860], 0.8);
  comb(inks.yellow, 15, [980, 850, 1330, 960], 0.8);
  comb(inks.moss, 12, [140, 880, 420, 960], 0.9);
  comb(inks.pink, 34, [120, 900, 1360, 1000], 0.6);
  return out + fall(press);
}

/** Water over two steps of flat rock, and the stones that part it. @param {Press} press */
function fall({ sheet, random, stipple }) {
  const steps = [
    "390,622 520,606 640,620 780,598 900,612 1040,596 1220,622 1230,660 1110,664 1000,674 840,660 700,676 560,664 400,672",
    "410,670 560,648 700,672 840,648 1010,672 1120,652 1240,664 1250,706 1130,726 980,716 860,736 690,726 560,738 430,716",
  ];
  let out = "";
  for (const [i, line] of steps.entries()) {
    const rock = sheet.path(curve(points(line), { closed: true, pull: 12 }));
    const top = 604 + i * 54;
    out +=
      use(rock, { fill: inks.cream, y: -4 }) +
      use(rock, { fill: "#a4d4d6" }) +
      stipple(
        use(rock, {
          fill: sheet.linear(
            [0, top, 0, top + 62],
            `0 ${inks.cream} 1, .3 ${inks.cream} .3, .6 ${inks.cream} .2, 1 ${inks.cream} 1`,
          ),
        }),
      );
    let threads = "";
    let shadows = "";
    for (let k = 0; k < 36; k++) {
      const line = `M${short(random.between(410, 1220))} ${short(top + random.between(2, 22))}q${short(random.between(-4, 4))} 20 ${short(random.between(-4, 4))} ${short(random.between(20, 46))}`;
      if (k % 2) threads += line;
      else shadows += line;
    }
    out += `<g fill="none" stroke-linecap="round"><path stroke="#4f9cab" stroke-width="2.5" d="${shadows}"/><path stroke="${inks.cream}" stroke-width="4" d="${threads}"/></g>`;
  }
  const foam = sheet.path(
    "M400 716q80-20 170 4 90-18 160 0 100-20 160-4 90-16 150-2 90-20 200-10 60 30-20 44-100 6-180 4-90 22-190 12-100 12-180 0-110 14-190-4-90-10-80-44z",
  );
  return (
    out +
    blocks(
      random,
      "560,640,90,34 1000,634,110,40 690,690,120,44 880,694,60,24 500,712,80,34 1110,716,90,36 800,742,70,26",
      stone,
    ) +
    stipple(
      use(foam, {
        fill: sheet.linear(
          [0, 700, 0, 766],
          `0 ${inks.cream} 1, .5 ${inks.cream} .8, 1 ${inks.cream} 0`,
        ),
      }),
    )
  );
}

/** What grows on both sides. @param {Press} press */
function woods(press) {
  const wood = {
    size: 34,
    ink: "#3f8a54",
    rim: "#d9dc90",
    floor: 1020,
    light: "#d9dc90",
    foot: /** @type {[string, number]} */ (["#123c2f", 0.7]),
  };
  return (
    treeline(press, {
      ...wood,
      line: "-20,470 200,490 330,540 400,600 430,660",
      from: -40,
      to: 420,
    }) +
    treeline(press, {
      ...wood,
      line: "1196,700 1220,620 1290,540 1420,490 1640,460",
      from: 1200,
      to: 1660,
    })
  );
}

/** Stones, and who looks on. @param {Press} press */
const banks = (press) =>
  blocks(
    press.random,
    "400,690,160,80 330,770,240,100 1230,690,140,64 1280,770,220,90,1 160,850,330,120 1420,850,280,110 40,960,280,110 1560,960,280,120,1 470,830,80,30 1130,880,110,40",
    stone,
  ) +
  figures(
    press,
    [
      ["guide", 300, 752, 1.5, false, { top: "#e8dcb8", bottom: "#4a5a48", load: "#8a5a34" }],
      ["percher", 1230, 748, 1.5, true, { top: "#e0a83c", bottom: "#3a5a6c" }],
      ["watcher", 120, 832, 1.8, false, { top: "#f0e2c0", bottom: "#3a5a6c" }],
    ],
    people,
  );

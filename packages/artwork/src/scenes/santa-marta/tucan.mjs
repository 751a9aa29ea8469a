import { clump } from "../../nature/leaves.mjs";
import { toucan } from "../../nature/toucan.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { santaMarta as inks } from "../inks.mjs";

/** A toucan of the cloud forest, waiting for the mist to lift. */
export function tucan() {
  return poster(859, "Tucán en una rama entre la niebla", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(-20, 1020, sheet.linear([0, 0, 0, 1000], "0 #dcecd4, .5 #a8cdb8, 1 #3f7f70"));
    out += stipple(
      band(-20, 1020, sheet.radial([1080, 300, 900], "0 #fffbe0 1, .5 #dcecd0 .4, 1 #7fb4a0 0")),
    );
    for (const [line, size, ink, rim] of /** @type {[string, number, string, string][]} */ ([
      ["-20,560 300,520 600,560 900,600 1200,560 1640,500", 80, "#9ac4ae", "#eef4d8"],
      ["-20,680 300,660 600,700 900,740 1200,700 1640,620", 100, "#6fa890", "#d4e8c0"],
      ["-20,820 300,800 600,860 900,880 1200,860 1640,760", 120, "#3f7f6c", "#a8cfa0"],
    ]))
      out += treeline(press, {
        line,
        size,
        ink,
        rim,
        floor: 1060,
        rimOffset: [2, -4],
        foot: ["#eef6dc", 0.75],
      });
    // Trunks in the mist.
    let trunks = "";
    for (const [x, w] of points("180,46 420,28 1360,56 1520,34"))
      trunks += `M${x} -20h${w}q-14 500 ${short(w * 0.4)} 1060h${short(-w * 1.8)}q24-560 0-1060z`;
    const id = sheet.path(trunks);
    out +=
      use(id, { fill: "#7fae9c" }) +
      stipple(
        use(id, {
          fill: sheet.linear([0, 0, 0, 1000], "0 #3f7466 .9, .6 #7fae9c 0, 1 #dcecd0 .8"),
        }),
      );
    const branch = sheet.path(
      `${curve(points("-40,900 260,800 560,756 860,740 1160,700 1420,620 1660,500"))}l0 70${curve(
        points("1660,560 1440,676 1180,752 880,792 580,812 280,864 -40,980"),
      ).replace(/^M[^c]*/, "")}z`,
    );
    out +=
      use(branch, { fill: "#e4ecb8", x: -2, y: -6 }) +
      use(branch, { fill: "#5a4a44" }) +
      stipple(
        use(branch, {
          fill: sheet.linear([0, 700, 40, 860], "0 #a89474 .9, .5 #5a4a44 0, 1 #1c2a30 .9"),
        }),
      );
    // Moss and air plants along it.
    out += clump(
      random,
      [
        { x: 1180, y: 706, angle: -126, long: 170, wide: 30, bend: -30, tears: 0 },
        { x: 1186, y: 704, angle: -96, long: 200, wide: 32, bend: 20, tears: 0 },
        { x: 1194, y: 700, angle: -66, long: 190, wide: 30, bend: 40, tears: 0 },
        { x: 1200, y: 702, angle: -36, long: 160, wide: 28, bend: 50, tears: 0 },
        { x: 1176, y: 710, angle: -160, long: 140, wide: 26, bend: -40, tears: 0 },
        { x: 300, y: 800, angle: -120, long: 130, wide: 24, bend: -20, tears: 0 },
        { x: 306, y: 798, angle: -84, long: 150, wide: 26, bend: 20, tears: 0 },
        { x: 312, y: 798, angle: -52, long: 130, wide: 24, bend: 40, tears: 0 },
      ],
      { shade: "#22584a", lit: "#5f9f64", rib: "#d8e49c", thick: 2 },
    );
    out += `<path fill="#d8402f" d="M1186 704q-10-90 4-140 16 50 10 140zM1180 706q-40-60-44-104 30 34 50 100zM1200 704q26-60 42-90-4 46-32 92z"/>`;
    let moss = "";
    for (let i = 0; i < 46; i++) {
      const x = random.between(-20, 1600);
      const y =
        760 +
        ((x - 800) / 800) ** 2 * 60 -
        x * 0.06 +
        (x < 300 ? (300 - x) * 0.2 : 0) +
        (x > 1200 ? (1200 - x) * 0.36 : 0) +
        56;
      moss += `M${short(x)} ${short(y)}q${short(random.between(-8, 8))} ${short(random.between(30, 90))} ${short(random.between(-10, 10))} ${short(random.between(70, 150))}`;
    }
    out += `<path fill="none" stroke="#7fa874" stroke-width="4" stroke-linecap="round" opacity=".8" d="${moss}"/>`;
    out += toucan(press, {
      x: 760,
      y: 752,
      scale: 1.62,
      coat: "#141e2c",
      sheen: "#3f6a84",
      rim: "#fff6d8",
      bib: "#ffd84c",
      warm: "#f08a3c",
      bill: "#8fbf4c",
      under: "#3f94a4",
      tip: "#c8342f",
      ring: "#7fc86c",
    });
    return (
      out +
      clump(
        random,
        [
          { x: -30, y: 1050, angle: -60, long: 460, wide: 150, bend: 36 },
          { x: 120, y: 1090, angle: -28, long: 360, wide: 120, bend: 20 },
          { x: 1640, y: 1060, angle: -128, long: 460, wide: 150, bend: -34 },
        ],
        { shade: inks.night, lit: "#1f5f50", rib: "#9ac08c" },
      )
    );
  });
}

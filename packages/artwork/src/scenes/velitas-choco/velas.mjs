import { ripplePath } from "../../nature/water.mjs";
import { candles } from "../../objects/candles.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { velitasChoco as inks } from "../inks.mjs";

/** A row of candles on a plank by the water, close enough to warm the hands. */
export function velas() {
  return poster(967, "Velas de colores en una tabla junto al agua", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(
      -20,
      1020,
      sheet.linear([0, 0, 0, 1000], "0 #0a1230, .4 #2a2a5c, .62 #4a3566, 1 #0c1024"),
    );
    // Far lights, out of focus: only their dots.
    let far = "";
    for (let i = 0; i < 34; i++) {
      const [x, y] = [Math.round(random.between(-20, 1620)), Math.round(random.between(90, 470))];
      const r = Math.round(random.between(30, 96));
      const ink = random.pick([inks.gold, inks.amber, inks.rose, inks.jade]);
      const id = sheet.motif(
        `<circle r="100" fill="${sheet.radial([0, 0, 100], `0 ${ink} .5, .7 ${ink} .42, 1 ${ink} 0`)}"/>`,
      );
      far += use(id, { transform: `translate(${x} ${y})scale(${short(r / 100, 2)})` });
    }
    out += stipple(far);
    out += `<path fill="${inks.gold}" opacity=".5" d="${ripplePath(random, { top: 480, bottom: 700, spread: () => [-20, 1640], count: 60, long: 200, thick: 7, crowd: 1 })}"/><path fill="${inks.rose}" opacity=".5" d="${ripplePath(random, { top: 480, bottom: 700, spread: () => [-20, 1640], count: 40, long: 160, thick: 6, crowd: 1 })}"/><path fill="#0c1236" opacity=".8" d="${ripplePath(random, { top: 470, bottom: 760, spread: () => [-20, 1640], count: 70, long: 300, thick: 12, crowd: 1 })}"/>`;
    out += stipple(
      `<ellipse cx="800" cy="640" rx="900" ry="330" fill="${sheet.radial([800, 640, 900], "0 #ff9a4c .8, .5 #b84a5c .4, 1 #2a2a5c 0", "matrix(1 0 0 .37 0 403)")}"/>`,
    );
    const plank = sheet.path(
      `${curve(points("-40,800 300,792 700,800 1100,790 1660,802"))}V1040H-40z`,
    );
    let grain = "";
    for (let i = 0; i < 38; i++) {
      const [x, y] = [random.between(-40, 1500), random.between(820, 1000)];
      grain += `M${short(x)} ${short(y)}q${short(random.between(60, 140))} ${short(random.between(-8, 8))} ${short(random.between(180, 360))} ${short(random.between(-5, 5))}`;
    }
    out +=
      use(plank, { fill: "#ffdc94", y: -6 }) +
      use(plank, { fill: "#7a4038" }) +
      stipple(
        use(plank, {
          fill: sheet.linear([0, 790, 0, 960], "0 #ffb45c 1, .5 #a8503c .5, 1 #1c1024 1"),
        }),
      ) +
      `<path fill="none" stroke="#2a1428" stroke-width="4" stroke-linecap="round" opacity=".5" d="${grain}"/>`;
    const papers = ["#f4efe0", inks.rose, inks.jade, "#f4efe0", inks.amber, inks.gold];
    const row = [150, 380, 610, 850, 1090, 1310, 1500].map((x, i) => {
      const w = [92, 104, 88, 112, 96, 108, 90][i];
      const h = [250, 350, 210, 400, 300, 230, 340][i];
      return /** @type {[number, number, number, number, string]} */ ([
        x,
        830 + (i % 3) * 14,
        w,
        h,
        papers[i % papers.length],
      ]);
    });
    out += `<path fill="#1c0c20" opacity=".55" d="${row.map(([x, y, w]) => `M${short(x - w * 0.5)} ${y}q${short(w * 0.6)} ${short(w * 0.5)} ${short(w * 0.2)} ${short(w * 1.5)}h${short(w * 0.9)}q${short(-w * 0.1)} ${short(-w)} ${short(-w * 0.2)} ${short(-w * 1.5)}z`).join("")}"/>`;
    return (
      out +
      candles(press, row, {
        halo: "#ffc45c",
        flame: "#ffe08a",
        shade: "#3a1a30",
      })
    );
  });
}

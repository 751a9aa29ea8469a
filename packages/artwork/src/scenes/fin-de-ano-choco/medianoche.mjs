import { stars } from "../../nature/sky-shapes.mjs";
import { surf } from "../../nature/surf.mjs";
import { treeline } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { figures } from "../../people/figure.mjs";
import { curve, points, short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { finDeAnoChoco as inks } from "../inks.mjs";

const sparks = ["#ffc860", "#f0603c", "#8fd8c4", "#fff0c8"];

/** Midnight: the whole beach looks up, and the wet sand shows it once more. */
export function medianoche() {
  return poster(1019, "Gente en la playa mira los fuegos de medianoche", (press) => {
    const { sheet, random, stipple } = press;
    const top = 560;
    let out = band(-20, top + 20, sheet.linear([0, 0, 0, top], "0 #050e1c, .6 #0d2a44, 1 #2f6470"));
    out += stars(random, {
      count: 300,
      to: 500,
      fade: 600,
    });
    const bursts = /** @type {[number, number, number, string, string][]} */ ([
      [560, 240, 210, sparks[0], sparks[3]],
      [1010, 190, 260, sparks[1], sparks[0]],
      [1340, 330, 170, sparks[2], sparks[3]],
      [260, 360, 130, sparks[1], sparks[3]],
    ]);
    let glow = "";
    let rays = "";
    let dots = "";
    let trails = "";
    for (const [x, y, r, ink, tip] of bursts) {
      glow += `<circle cx="${x}" cy="${y}" r="${Math.round(r * 1.35)}" fill="${sheet.radial([x, y, Math.round(r * 1.35)], `0 ${ink} .7, .5 ${ink} .3, 1 ${ink} 0`)}"/>`;
      const arms = Math.round(r / 7);
      let d = "";
      let ends = "";
      for (let i = 0; i < arms; i++) {
        const a = (i / arms) * 2 * Math.PI + random.between(-0.06, 0.06);
        for (const k of [1, 0.62]) {
          const long = r * k * random.between(0.82, 1.06);
          const b = a + (k < 1 ? Math.PI / arms : 0);
          const [dx, dy] = [Math.cos(b) * long, Math.sin(b) * long];
          const fall = 0.16 * long;
          d += `M${short(x + dx * 0.2)} ${short(y + dy * 0.2)}q${short(dx * 0.44)} ${short(dy * 0.44)} ${short(dx * 0.8)} ${short(dy * 0.8 + fall)}`;
          ends += `M${short(x + dx)} ${short(y + dy + fall)}h0`;
        }
      }
      rays += `<path stroke="${ink}" stroke-width="3.4" d="${d}"/>`;
      dots += `<path stroke="${tip}" stroke-width="9" d="${ends}"/>`;
      trails += `M${x} ${y + r * 0.3}q-8 ${short((top - y) * 0.4)} ${short(random.between(-30, 30))} ${short(top - y - r * 0.3)}`;
    }
    out +=
      stipple(glow) +
      `<path fill="none" stroke="#c8a070" stroke-width="2" opacity=".5" d="${trails}"/><g fill="none" stroke-linecap="round">${rays}${dots}</g>`;
    out += treeline(press, {
      line: "1180,566 1290,530 1420,500 1640,450",
      from: 1170,
      size: 38,
      ink: "#123a44",
      rim: "#6a9a90",
      floor: 576,
      taper: [80, 0],
      foot: [inks.night, 0.7],
    });
    out += band(top, 800, sheet.linear([0, top, 0, 800], "0 #3f7a7c, .2 #1c4c5c, 1 #0c2c3c"));
    out += `<path fill="#08202e" opacity=".8" d="${ripplePath(random, { top: top + 12, bottom: 780, spread: () => [-40, 1640], count: 80, long: 220, thick: 9, crowd: 1.1 })}"/>`;
    for (const [x, , r, ink] of bursts)
      out += `<path fill="${ink}" opacity=".85" d="${ripplePath(random, { top: top + 6, bottom: 790, spread: (y) => [x - r * 0.3 - (y - top) * 0.3, x + r * 0.3 + (y - top) * 0.3], count: 34, long: 120, thick: 7 })}"/>`;
    out += surf(
      random,
      [
        [650, 7, "#a9d4c4"],
        [700, 11, "#cfe8d4"],
        [770, 17, "#f2f4dc"],
      ],
      { shade: "#0f3c4c" },
    );
    const beach = sheet.path(
      `${curve(points("-40,824 360,814 800,826 1240,812 1660,824"))}V1040H-40z`,
    );
    out += use(beach, { fill: "#e6ecd0", y: -6 }) + use(beach, { fill: "#25343f" });
    let mirror = "";
    for (const [x, , r, ink] of bursts)
      mirror += `<ellipse cx="${x}" cy="900" rx="${r * 1.2}" ry="80" fill="${sheet.radial([x, 900, Math.round(r * 1.2)], `0 ${ink} .8, 1 ${ink} 0`, `matrix(1 0 0 ${short(80 / (r * 1.2), 2)} 0 ${Math.round(900 * (1 - 80 / (r * 1.2)))})`)}"/>`;
    out += stipple(
      mirror +
        use(beach, {
          fill: sheet.linear([0, 860, 0, 1010], `0 ${inks.night} 0, 1 ${inks.night} .95`),
        }),
    );
    return (
      out +
      figures(
        press,
        [
          ["walkerFront", 300, 900, 1.8, false, { top: "#3a4a5c" }],
          ["lookout", 382, 904, 1.8, false, { top: "#7a4a4c", bottom: "#4a3a5c" }],
          ["stroller", 600, 954, 2.5, false, { top: "#5a6a6c" }],
          ["gazer", 706, 962, 2.5, false, { top: "#a8603c", bottom: "#8a3a44" }],
          ["dancer", 960, 900, 1.7, false, { top: "#8a7a64", bottom: "#a83c3c" }],
          ["suitor", 1088, 898, 1.7, true, { top: "#8a7a64", bottom: "#6a5a54" }],
          ["seated", 1290, 962, 2.6, true, { top: "#4a6a70" }],
          ["matron", 1400, 958, 2.6, true, { top: "#7a3c4c", bottom: "#3a3048" }],
        ],
        {
          from: "choco",
          ink: "#0a1018",
          rim: "#ffce7c",
          rimOffset: [0.2, -1.2],
          edge: "#8a6a5c",
          shade: "#060d16",
          tones: {
            skin: "#331c20",
            hair: "#06080e",
            hat: "#8a6a44",
            wood: "#3a2824",
            steel: "#8a9094",
          },
        },
      )
    );
  });
}

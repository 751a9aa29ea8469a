import { crowns } from "../../nature/forest.mjs";
import { mangrove } from "../../nature/mangrove.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { ripplePath } from "../../nature/water.mjs";
import { dugout } from "../../objects/boats.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";

/** Noon, green light: a canoe in the channel between the roots. */
export function manglar() {
  return poster(1007, "Canoa entre las raíces del manglar", (press) => {
    const { sheet, random, stipple } = press;
    const top = 520;
    let out = band(
      -20,
      top + 10,
      sheet.radial([800, 360, 900], "0 #fffbdc, .3 #e4f0b8, .6 #8fc48c, 1 #2f6f5c"),
    );
    out += stipple(
      band(-20, top, sheet.radial([800, 380, 620], "0 #fffde8 1, .5 #f0f4c4 .5, 1 #8fc48c 0")),
    );
    const row = treelines(press, { rimOffset: [0, -3], foot: ["#eef4c4", 0.8] });
    out += row("-20,300 300,330 600,440 700,500", 40, "#86b888", "#f4f8cc", top + 6, {
      from: -40,
      to: 720,
      taper: [0, 90],
    });
    out += row("900,500 1000,440 1300,330 1640,290", 40, "#86b888", "#f4f8cc", top + 6, {
      from: 880,
      to: 1660,
      taper: [90, 0],
    });
    out += band(
      top,
      1020,
      sheet.linear([0, top, 0, 1000], "0 #f4f4c8, .12 #b4d49c, .4 #4f9480, .75 #1f5c5c, 1 #0c3440"),
    );
    out += `<path fill="#123f48" opacity=".6" d="${ripplePath(random, { top: top + 16, bottom: 1010, spread: () => [-40, 1640], count: 110, long: 240, thick: 11, crowd: 1 })}"/><path fill="#fbfad4" d="${ripplePath(random, { top: top + 4, bottom: 940, spread: (y) => [740 - (y - top) * 0.2, 860 + (y - top) * 0.2], count: 90, long: 120, thick: 7, crowd: 1.3 })}"/>`;
    /**
     * @param {Parameters<typeof mangrove>[1]} how @param {string} dark @param {string} lit
     * @param {string} rim
     */
    const tree = (how, dark, lit, rim) => {
      const { trunk, roots, tips } = mangrove(random, how);
      const lines = roots
        .map(({ d, wide }) => `<path stroke-width="${short(wide, 1)}" d="${d}"/>`)
        .join("");
      let mirror = "";
      for (const [x, y] of tips)
        for (let k = 0; k < 5; k++) {
          const w = how.thick * random.between(0.3, 0.9);
          mirror += `M${short(x - w / 2)} ${short(y + 6 + k * how.thick * 0.34)}q${short(w / 2)}-4 ${short(w)} 0-${short(w / 2)} 4-${short(w)} 0z`;
        }
      const stroke = (/** @type {string} */ ink, move = "") =>
        `<g fill="none" stroke="${ink}" stroke-linecap="round"${move}>${lines}</g>`;
      const id = sheet.path(trunk);
      return (
        `<path fill="${dark}" opacity=".6" d="${mirror}"/>` +
        stroke(rim, ' transform="translate(3 -3)"') +
        use(id, { fill: rim, x: 4, y: -2 }) +
        stroke(dark) +
        use(id, { fill: dark }) +
        stipple(
          use(id, {
            fill: sheet.linear(
              [how.x - how.thick, 0, how.x + how.thick, 0],
              `0 ${lit} 0, 1 ${lit} .8`,
            ),
          }),
        )
      );
    };
    out += tree(
      { x: 560, y: 470, foot: 556, top: 40, spread: 110, thick: 20, lean: 20, roots: 8 },
      "#3f7a68",
      "#b4d49c",
      "#eef4c0",
    );
    out += tree(
      { x: 1050, y: 470, foot: 556, top: 40, spread: 110, thick: 20, lean: -20, roots: 8 },
      "#3f7a68",
      "#b4d49c",
      "#eef4c0",
    );
    out += tree(
      { x: 380, y: 500, foot: 650, top: 120, spread: 190, thick: 36, lean: 40, roots: 10 },
      "#235a52",
      "#86b888",
      "#d8e8a8",
    );
    out += tree(
      { x: 1240, y: 500, foot: 650, top: 120, spread: 190, thick: 36, lean: -50, roots: 10 },
      "#235a52",
      "#86b888",
      "#d8e8a8",
    );
    out += dugout(press, {
      x: 810,
      y: 700,
      scale: 1.7,
      hull: "#d8602f",
      inside: "#5a2418",
      ink: "#0c2430",
      light: "#fff4c4",
      aboard: [
        ["poler", -68],
        ["passenger", -8],
        ["weaver", 58],
      ],
      people: {
        from: "choco",
        ink: "#0c2430",
        rim: "#fff4c4",
        rimOffset: [0.2, -1.3],
        edge: "#5f8f6c",
        tones: {
          skin: "#3a2420",
          top: "#1f5a58",
          load: "#c8542c",
          hat: "#d8b45c",
          wood: "#8a5a34",
        },
      },
    });
    out += tree(
      { x: 110, y: 560, foot: 880, top: -40, spread: 300, thick: 64, lean: 60, roots: 11 },
      "#0f3438",
      "#4f8474",
      "#b8d08c",
    );
    out += tree(
      { x: 1510, y: 560, foot: 880, top: -40, spread: 310, thick: 64, lean: -60, roots: 11 },
      "#0f3438",
      "#4f8474",
      "#b8d08c",
    );
    // The roof of leaves, dark against the light, closes over the channel.
    /**
     * @param {(x: number) => number} level @param {number} size @param {string} ink
     * @param {number} count
     */
    const canopy = (level, size, ink, count) =>
      `<path fill="${ink}" d="${crowns(random, { from: -60, to: 1620, top: level, deep: size * 0.6, size, count })}"/>`;
    out += canopy((x) => 120 - 90 * Math.cos((x - 800) / 520), 190, "#3f7f64", 26);
    out += canopy((x) => 60 - 100 * Math.cos((x - 800) / 520), 210, "#1f5a4c", 24);
    out += canopy((x) => 10 - 90 * Math.cos((x - 800) / 520), 240, "#0f3438", 20);
    let leaves = "";
    for (let i = 0; i < 120; i++) {
      const x = random.between(-20, 1620);
      const y = 90 - 100 * Math.cos((x - 800) / 520) + random.between(-60, 70);
      const a = random.between(-0.5, 0.9);
      const l = random.between(18, 34);
      leaves += `M${short(x)} ${short(y)}q${short(Math.cos(a) * l * 0.5 - 5)} ${short(Math.sin(a) * l * 0.5 + 9)} ${short(Math.cos(a) * l)} ${short(Math.sin(a) * l)} ${short(-Math.cos(a) * l * 0.5 + 5)} ${short(-Math.sin(a) * l * 0.5 - 12)} ${short(-Math.cos(a) * l)} ${short(-Math.sin(a) * l)}z`;
    }
    return `${out}<path fill="#a8cc7c" d="${leaves}"/>`;
  });
}

import { bougainvillea } from "../../buildings/colonial-town.mjs";
import { raggedPolygon } from "../../nature/cliff.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { use } from "../../print/sheet.mjs";
import { cartagena as inks } from "../inks.mjs";

/** A closer look: a studded door, its knocker, the flowers over the lintel. */
export function puerta() {
  return poster(617, "Portón con aldaba y buganvilias", ({ sheet, random, stipple }) => {
    const wall = sheet.path("M-20-20h1640v1040H-20z");
    let out = use(wall, { fill: "#f0b148" });
    // Where the lime has gone, an older colour.
    let worn = "";
    for (let i = 0; i < 10; i++) {
      const [x, y, w] = [
        random.chance(0.5) ? random.between(-20, 420) : random.between(1180, 1600),
        random.between(80, 980),
        random.between(40, 150),
      ];
      worn += raggedPolygon(
        random,
        [
          [x, y],
          [x + w * 0.5, y - w * 0.24],
          [x + w, y],
          [x + w * 0.7, y + w * 0.3],
          [x + w * 0.1, y + w * 0.24],
        ],
        { step: 20, rough: 9 },
      );
    }
    out +=
      `<path fill="#f7cd7c" opacity=".8" d="${worn}"/>` +
      stipple(
        use(wall, {
          fill: sheet.linear([0, 0, 1600, 700], "0 #fff0c4 .9, .4 #f0b148 0, 1 #b5602c .9"),
        }) + use(wall, { fill: sheet.linear([0, 700, 0, 1000], "0 #8a3f34 0, 1 #8a3f34 .9") }),
      );
    const frame = "M440 1020V420q0-300 360-300t360 300v600z";
    const inner = "M520 1020V440q0-230 280-230t280 230v580z";
    const stone = sheet.path(frame);
    const wood = sheet.path(inner);
    out +=
      use(stone, { fill: "#8a4a34", opacity: 0.5, x: 22, y: 12 }) +
      use(stone, { fill: "#f7dcae" }) +
      stipple(
        use(stone, {
          fill: sheet.linear([440, 0, 1160, 0], "0 #fffbe8 .9, .4 #f7dcae 0, 1 #a8684c .9"),
        }),
      );
    let blocks = "";
    for (let i = -5; i <= 5; i++) {
      const a = ((i * 16.5 - 90) * Math.PI) / 180;
      blocks += `M${short(800 + 278 * Math.cos(a))} ${short(448 + 232 * Math.sin(a))}L${short(800 + 362 * Math.cos(a))} ${short(428 + 306 * Math.sin(a))}`;
    }
    for (let y = 520; y < 1000; y += 92) blocks += `M440 ${y}h80M1080 ${y + 30}h80`;
    out += `<path fill="none" stroke="#b07a54" stroke-width="4" d="${blocks}"/>`;
    out += use(wood, { fill: "#123f4a" });
    let planks = "";
    let studs = "";
    for (let x = 560; x < 1080; x += 40) planks += `M${x} 200v820`;
    for (let y = 300; y < 1000; y += 66)
      for (let x = 548; x < 1070; x += 56)
        if (
          Math.abs(x - 800) > 20 &&
          ((x - 800) / 262) ** 2 + (Math.min(0, y - 450) / 220) ** 2 < 0.86
        )
          studs += `M${x} ${y}h0`;
    out += `<clipPath id="zz"><path d="${inner}"/></clipPath><g clip-path="url(#zz)"><path fill="#1f6472" d="M520 200h276v820H520z"/><path fill="none" stroke="#0b2c36" stroke-width="3" d="${planks}"/><path fill="#0b2c36" d="M792 200h16v820h-16zM520 474h560v14H520zM520 826h560v14H520z"/><path fill="#123f4a" d="M858 560h150v440H858z"/><path fill="none" stroke="#3f8f98" stroke-width="6" d="M858 1020V600q0-42 75-42t75 42v420"/></g>`;
    out += stipple(
      use(wood, {
        fill: sheet.linear([520, 0, 1080, 0], "0 #6ab0a8 .6, .5 #1f6472 0, 1 #06202c .9"),
      }) + use(wood, { fill: sheet.linear([0, 200, 0, 470], "0 #06202c .95, 1 #06202c 0") }),
    );
    out += `<path fill="none" stroke="#06202c" stroke-width="19" stroke-linecap="round" transform="translate(3 4)" d="${studs}"/><path fill="none" stroke="#d9963c" stroke-width="17" stroke-linecap="round" d="${studs}"/><path fill="none" stroke="#ffe0a0" stroke-width="6" stroke-linecap="round" transform="translate(-3 -3)" d="${studs}"/>`;
    // The knocker is a plain ring on a shell of brass.
    out += `<g transform="translate(690 610)"><path fill="#06202c" opacity=".6" transform="translate(7 10)" d="M-46-40q46-44 92 0 4 40-46 56-50-16-46-56z"/><path fill="#d9963c" d="M-46-40q46-44 92 0 4 40-46 56-50-16-46-56z"/><path fill="none" stroke="#8a5420" stroke-width="4" d="M0-66V14M-24-56q2 40 22 68M24-56Q22-16 2 12"/><path fill="none" stroke="#06202c" stroke-width="18" opacity=".6" transform="translate(7 10)" d="M-40 0q-16 84 40 92 56-8 40-92"/><path fill="none" stroke="#d9963c" stroke-width="17" stroke-linecap="round" d="M-40 0q-16 84 40 92 56-8 40-92"/><path fill="none" stroke="#ffe0a0" stroke-width="5" stroke-linecap="round" d="M-42 14q-8 64 34 74"/></g>`;
    const at = [];
    for (let i = 0; i < 22; i++) {
      const t = i / 21;
      at.push(
        /** @type {[number, number, number]} */ ([
          t * 1640 + random.between(-30, 30),
          60 + 90 * Math.sin(t * 9) * (1 - t) + 150 * t ** 3 + random.between(-40, 40),
          random.between(58, 88),
        ]),
      );
    }
    for (let i = 0; i < 9; i++)
      at.push([
        1320 + random.between(-90, 190),
        240 + i * 62,
        random.between(30, 60) * (1 - i / 22),
      ]);
    const flowers = bougainvillea(random, at);
    return `${out}<path fill="#5a2038" opacity=".4" transform="translate(16 26)" d="${flowers.hot}"/><path fill="#2f6a48" d="${flowers.leaves}"/><path fill="#a81a58" d="${flowers.dark}"/><path fill="${inks.hot}" d="${flowers.hot}"/><path fill="#ff9ab4" d="${flowers.light}"/>`;
  });
}

import { brainCoral, fishSchool, seaFan, staghornCoral } from "../../nature/coral-reef.mjs";
import { short, table } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { band, use } from "../../print/sheet.mjs";
import { providencia as inks } from "../inks.mjs";

/** The reef from close by: a great brain coral, sea fans, a school of grunts. */
export function coral() {
  return poster(1433, "Coral cerebro entre abanicos de mar", (press) => {
    const { sheet, random, stipple } = press;
    let out = band(
      -20,
      1020,
      sheet.linear([0, 0, 0, 1000], "0 #6fd4cc, .3 #25a5c0, .66 #1a6fa8, 1 #123a6c"),
    );
    let rays = "";
    for (const [x, w, lean, long] of table("300,90,-240,860 700,140,-60,900 1120,100,160,880"))
      rays += `M${x}-20h${w}l${lean + w} ${long}h${-w * 3}z`;
    out += stipple(
      `<path fill="${sheet.linear([0, 0, 0, 820], `0 ${inks.sun} .8, 1 ${inks.sun} 0`)}" d="${rays}"/>`,
    );
    out += `<path fill="#1a6a9c" d="${staghornCoral(random, { x: 240, y: 900, long: 130, thick: 38, depth: 3, angle: -78 })}${staghornCoral(random, { x: 1420, y: 900, long: 140, thick: 40, depth: 3, angle: -100 })}"/>`;
    out += `<path fill="none" stroke="#8a2f7a" stroke-width="6" stroke-linecap="round" d="${seaFan(random, { x: 330, y: 1010, size: 470, lean: -12 })}"/>`;
    out += `<path fill="none" stroke="#c8488c" stroke-width="6" stroke-linecap="round" d="${seaFan(random, { x: 1370, y: 1010, size: 420, lean: 14 })}"/>`;
    const head = brainCoral(random, { wide: 860, high: 520, rows: 11 });
    const body = sheet.path(head.body);
    out += `<g transform="translate(820 1020)">${use(body, { fill: "#ffd9a8", x: -4, y: -6 })}${use(body, { fill: inks.coral })}${stipple(use(body, { fill: sheet.radial([-120, -420, 760], "0 #ffc08c .9, .35 #ef6f5c 0, .7 #8a2f5a .8, 1 #4a1a4c 1") }))}<path fill="none" stroke="#8f2f55" stroke-width="13" stroke-linecap="round" d="${head.maze}"/></g>`;
    out += `<path fill="${inks.gold}" d="${fishSchool(random, { x: 760, y: 330, wide: 420, high: 150, count: 30, size: 66 })}"/><path fill="#123a6c" d="${fishSchool(random, { x: 1260, y: 210, wide: 240, high: 90, count: 20, size: 34, flip: true })}"/>`;
    let bubbles = "";
    for (let i = 0; i < 12; i++)
      bubbles += `M${short(420 + random.between(-20, 30))} ${short(520 - i * 40 + random.between(-8, 8))}h0`;
    return `${out}<path fill="none" stroke="${inks.cream}" stroke-width="12" stroke-linecap="round" opacity=".8" d="${bubbles}"/>`;
  });
}

import { stiltHouse } from "../../buildings/stilt-house.mjs";
import { flock } from "../../nature/birds.mjs";
import { featherCrown, palms } from "../../nature/palm.mjs";
import { skyBackdrop } from "../../nature/sky-backdrop.mjs";
import { treelines } from "../../nature/treeline.mjs";
import { water } from "../../nature/water.mjs";
import { squall } from "../../nature/weather.mjs";
import { dugout } from "../../objects/boats.mjs";
import { lanterns } from "../../objects/lanterns.mjs";
import { short } from "../../print/path.mjs";
import { poster } from "../../print/poster.mjs";
import { velitasChoco as inks } from "../inks.mjs";

/** The morning after: mist on the river, the houses wake, someone gathers the lanterns. */
export function amanecer() {
  return poster(951, "Casas sobre pilotes y canoa al amanecer", (press) => {
    const { sheet, random, stipple } = press;
    const top = 520;
    let out = skyBackdrop(press, {
      sun: { x: 480, y: 380, r: 0, face: "hazy" },
      ramp: "0 #fff0d0, .2 #fbd6b8, .42 #e4aab0, .64 #a98ab4, .84 #6a6aa8, 1 #3f4a8a",
      reach: 1350,
      floor: top + 20,
      discInk: inks.cream,
      blush: "#f7a08c",
      vignette: "dawn",
    });
    out += squall(press, {
      base: 115,
      ink: "#4a5090",
      belly: "#c79db0",
      rain: "#8478ac",
      veils: "-30,240,470,-60 760,200,470,-60 1120,360,440,-90",
    });
    const row = treelines(press, { rimOffset: [-2, -3], foot: ["#f7d8c4", 0.9] });
    out += row(
      "-20,400 220,390 460,430 700,450 960,420 1240,380 1640,330",
      40,
      "#8a86b0",
      "#ffe2cc",
      top + 10,
    );
    const crown = featherCrown(press);
    out += palms(
      crown,
      "120,500,290,.7,20 240,500,350,-.56 820,500,330,.6 1000,500,270,-.76,-16 1230,500,220,.9,20 1500,500,200,-.96,-20",
      { dark: "#4a5488", lit: "#7a80ac", stem: "#5a5a88" },
    );
    out += row(
      "-20,450 260,460 560,474 860,466 1200,440 1640,410",
      44,
      "#4f6a80",
      "#f3d4bc",
      top + 10,
      { foot: ["#f0ccc0", 0.7] },
    );
    out += water(press, {
      top,
      ramp: "0 #fbdcc0, .14 #d9b4bc, .4 #8a88b4, .75 #45568c, 1 #1f2f5c",
      dark: "#3a4880",
      light: "#fbe2cc",
      glint: { ink: "#fff4d8", x: 480, half: 70, grow: 0.26 },
    });
    const houses = /** @type {[number, number, string, string, boolean][]} */ ([
      [760, 0.8, "#f0b8a0", "#b4808c", false],
      [940, 1.0, "#7fc0b4", "#4a8088", true],
      [1170, 1.25, "#f2c878", "#b48a5c", false],
      [1450, 1.6, "#e8808a", "#a04a6c", true],
    ]);
    for (const [x, s, wall, side, flip] of houses) {
      const foot = top + 4 + s * 24;
      let mirror = "";
      for (let k = 0; k < 12; k++) {
        const w = s * random.between(70, 160) * (1 - k / 22);
        mirror += `M${short(x - w / 2 + random.between(-14, 14))} ${short(foot + 6 + k * 11 * s)}q${short(w / 2)}-4 ${short(w)} 0-${short(w / 2)} 4-${short(w)} 0z`;
      }
      out += `<path fill="${side}" opacity=".6" d="${mirror}"/>${stiltHouse({ x, y: foot, scale: s, wall, side, roof: "#6a6f94", lit: "#2f3a64", ink: "#26305c", rim: "#ffe6cc", flip })}`;
    }
    // Kitchen smoke goes straight up: no wind yet.
    out += stipple(
      `<path fill="${sheet.linear([0, 120, 0, 420], "0 #fff6e4 0, 1 #fff6e4 .7")}" d="M1160 382q-16-60 14-110 30-50 8-116 44 56 22 126-22 60-14 100zM1440 344q-20-66 14-126 26-56 4-116 44 60 24 130-18 66-14 112z"/>`,
    );
    out += stipple(
      `<ellipse cx="500" cy="540" rx="760" ry="46" fill="${sheet.radial([500, 540, 760], "0 #fff2dc .9, 1 #fbdcc0 0", "matrix(1 0 0 .06 0 508)")}"/>`,
    );
    const paper = { frame: "#2a1f48", flame: "#f0d0b0", halo: 0 };
    out += lanterns(
      press,
      [
        [300, 690, 0.7, "#d8788c"],
        [800, 720, 0.8, "#d8a860"],
        [240, 850, 1.1, "#5fa8a4"],
        [960, 900, 1.3, "#d8788c"],
      ],
      paper,
    );
    out += dugout(press, {
      x: 540,
      y: 772,
      scale: 1.8,
      hull: "#a8485c",
      inside: "#4a2440",
      ink: "#1a2048",
      light: "#ffe0c0",
      aboard: [
        ["rower", -66],
        ["girl", 66],
      ],
      people: {
        from: "choco",
        ink: "#1a2048",
        rim: "#ffe0c0",
        rimOffset: [1.1, -1],
        tones: {
          skin: "#3a2440",
          top: "#5a6a9c",
          hat: "#d8a87c",
          bottom: "#7a3a5c",
          wood: "#6a3a40",
        },
      },
    });
    out += lanterns(
      press,
      [
        [390, 756, 0.8, "#d8a860"],
        [430, 760, 0.8, "#5fa8a4"],
        [670, 752, 0.7, "#d8788c"],
      ],
      { ...paper, water: false },
    );
    return out + flock("760,220,.8,0 840,196,.64,1 690,250,.54,2", "#4a4a80", "#8a84ac", "pelican");
  });
}

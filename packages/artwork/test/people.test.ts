import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { dress } from "../src/people/bodies.mjs";
import { clothes } from "../src/people/clothes.mjs";
import { figure } from "../src/people/figure.mjs";
import type { From } from "../src/people/from.mjs";
import { type Role, roles } from "../src/people/roles.mjs";
import { ages, type Joint, skeleton, weight } from "../src/people/skeleton.mjs";
import { points } from "../src/print/path.mjs";
import { poster } from "../src/print/poster.mjs";

const span = (a: Joint, b: Joint) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const names = Object.keys(roles) as Role[];
const bodyOf = (name: Role) => {
  const body = roles[name];
  return { body, s: skeleton(body.pose, ages[body.age ?? "grown"]) };
};

describe.each(names)("%s", (name) => {
  test("keeps the length of its bones, within reach of hands and feet", () => {
    const { body, s } = bodyOf(name);
    for (const i of [0, 1] as const) {
      const seen = body.pose.near?.[i] ?? 1;
      expect(span(s.shoulders[i], s.elbows[i])).toBeCloseTo(s.bones.arm[0] * seen, 5);
      expect(span(s.elbows[i], s.wrists[i])).toBeCloseTo(s.bones.arm[1] * seen, 5);
      expect(span(s.wrists[i], points(body.pose.hands)[i])).toBeLessThan(0.25);
      expect(span(s.ankles[i], points(body.pose.feet)[i])).toBeLessThan(s.bones.ankle + 0.25);
    }
  });

  test("bends knees and elbows the way they bend", () => {
    const { body, s } = bodyOf(name);
    if (Math.abs(s.turn) > 0.9) return;
    const side = (a: Joint, b: Joint, c: Joint) =>
      (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    const diving = Math.abs(body.pose.lean ?? 0) > 60;
    for (const i of [0, 1] as const) {
      if (!diving) expect(side(s.hips[i], s.knees[i], s.ankles[i])).toBeGreaterThanOrEqual(0);
      if (!diving) expect(side(s.shoulders[i], s.elbows[i], s.wrists[i])).toBeLessThanOrEqual(0);
    }
  });
});

/** Those who stand on their own feet, still; a kite holds the rider. */
const standing = names.filter((name) => {
  const { pelvis, feet, lean = 0 } = roles[name].pose;
  return lean > -20 && pelvis[1] < -2.3 && points(feet).every(([, y]) => y === 0);
});

test("ten and more bodies stand", () => expect(standing.length).toBeGreaterThanOrEqual(10));

test.each(standing)("%s stands with the weight over the feet", (name) => {
  const { s } = bodyOf(name);
  const [a, b] = s.ankles.map(([x]) => x).toSorted((one, other) => one - other);
  // A foot reaches a little behind its ankle and two thirds of a head before it.
  expect(weight(s)).toBeGreaterThan(a - 0.25);
  expect(weight(s)).toBeLessThan(b + 0.7);
});

test.each(names.filter((name) => roles[name].held))("%s holds what it holds", (name) => {
  const { skeleton: s } = dress(roles[name]);
  for (const [i, point] of roles[name].held?.(s) ?? []) {
    const [e, w] = [s.elbows[i], s.wrists[i]];
    const long = span(e, w);
    const palm: Joint = [w[0] + ((w[0] - e[0]) / long) * 0.3, w[1] + ((w[1] - e[1]) / long) * 0.3];
    expect(span(palm, point)).toBeLessThan(0.4);
  }
});

/** The same body in more works than these is seen to come from one mould. */
const OFTEN = 10;

test("nobody stands in more than ten works", () => {
  const folder = new URL("../src/scenes/", import.meta.url);
  const scenes = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\/[^/]+\.mjs$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), "utf8"));
  const works = names.map((name): [Role, number] => [
    name,
    scenes.filter((scene) => scene.includes(`"${name}", `)).length,
  ]);
  expect(works.filter(([, count]) => count > 0).length).toBeGreaterThan(40);
  expect(works.filter(([, count]) => count > OFTEN)).toEqual([]);
});

/** Their people come from many places, or dive, or are too far off for clothes. */
const MIXED = [
  "blog-el-salto/hero.mjs",
  "guaviare/noche.mjs",
  "home/shared/banks.mjs",
  "providencia/careteo.mjs",
  "providencia/hero.mjs",
];

test("the people of every scene wear what its place does", () => {
  const folder = new URL("../src/scenes/", import.meta.url);
  const peopled = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mjs"))
    .map((file) => [file, readFileSync(new URL(file, folder), "utf8")] as const)
    .filter(([, text]) => /\bfigures?\(|\baboard: /.test(text));
  expect(peopled.length).toBeGreaterThan(60);
  const plain = peopled.filter(([, text]) => !/\bfrom: (\/\*.*?\*\/ \()?"|byLamp/.test(text));
  expect(plain.map(([file]) => file).toSorted()).toEqual(MIXED);
});

test("no two places dress a man or a woman alike", () => {
  for (const role of ["stroller", "matron"] as const) {
    const drawn = (Object.keys(clothes) as From[]).map((from) => {
      const tones = { skin: "#654321", top: "#eeeeee", bottom: "#222222" };
      const place = { x: 0, y: 0, scale: 1, ink: "#123456", from, tones };
      return poster(1, "", (press) => figure(press, role, place));
    });
    expect(new Set(drawn).size).toBe(7);
  }
});

test("a figure without tones is a silhouette of one ink", () => {
  const svg = poster(1, "", (press) =>
    figure(press, "elder", { x: 0, y: 0, scale: 1, ink: "#123456", from: "coffee" }),
  );
  const paints = [...svg.matchAll(/<use [^>]*(?:fill|stroke)="(#\w+)"/g)].map(([, paint]) => paint);
  expect(paints.length).toBeGreaterThan(5);
  expect(new Set(paints)).toEqual(new Set(["#123456"]));
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { widgetNames } from "../../widgets/src/widgets";
import { lists } from "../listen/lists";
import { differences, faultsIn, foreignIn } from "../listen/rules";

// What `npm run listen` has heard, as it is kept: every text is read, without a screen reader.

const folder = "stories/heard";

const files = readdirSync(folder).sort();

test("each transcript has its list", () => {
  const names = lists.map(({ name }) => `${name}.txt`);
  expect(files.filter((file) => !names.includes(file))).toEqual([]);
});

test.each(files)(
  "%s has no silence, no glyph, nothing twice and no word of another language",
  (file) => {
    const [, lang = ""] = file.split(".");
    const text = readFileSync(join(folder, file), "utf8");
    const list = lists.find(({ name }) => `${name}.txt` === file);
    expect(faultsIn(text, foreignIn(lang, list?.own))).toEqual([]);
  },
);

test.each(widgetNames)("the guide of %s prints what was heard of it, as it is kept", (name) => {
  const guide = readFileSync(`packages/widgets/dist/docs/widgets/${name}/index.md`, "utf8");
  const [, printed] = /^```text lang=\w\w\n(.+?)^```$/ms.exec(guide) ?? [];
  const kept = files.filter((file) => file.startsWith(`${name}.`));
  expect(kept.map((file) => readFileSync(join(folder, file), "utf8"))).toContain(printed);
});

describe("a transcript is refused", () => {
  const spanish = foreignIn("es");
  test.each([
    ["with silence after a key", "Tab\nEnter\n  Enviar.\n", "silence after Tab"],
    ["with a glyph", "Tab\n  ▲ Falta.\n", "a glyph after Tab: ▲ Falta."],
    [
      "with a sentence said twice",
      "Tab\n  Paso 2 de 4 panel.\n  Paso 2 de 4.\n",
      "said twice after Tab: paso 2 de 4",
    ],
    [
      "with a word of another language",
      "Tab\n  Full name entry required.\n",
      "a word of another language after Tab: full",
    ],
  ])("%s", (_with, text, fault) => {
    expect(faultsIn(text, spanish)).toEqual([fault]);
  });

  test("but not for writing without an answer", () => {
    expect(faultsIn("writes ana@example.com\n", spanish)).toEqual([]);
  });
});

describe("compared with the kept transcript", () => {
  const kept = "Tab\n  Nombre entry.\nEnter\n  Falta.\n  Revisa.\n";
  test.each([
    [
      "the order within an act does not count",
      kept.replace("Falta.\n  Revisa.", "Revisa.\n  Falta."),
      [],
    ],
    ["what is missing does", kept.replace("  Revisa.\n", ""), ["act 2, Enter: not heard: Revisa."]],
    ["what is new does", `${kept}  Falta.\n`, ["act 2, Enter: new: Falta."]],
    [
      "what is said after another act does",
      "Tab\n  Nombre entry.\n  Revisa.\nEnter\n  Falta.\n",
      ["act 1, Tab: new: Revisa.", "act 2, Enter: not heard: Revisa."],
    ],
    ["other acts do", "Tab\n  Nombre entry.\n", ["other acts: Tab"]],
  ])("%s", (_what, text, found) => {
    expect(differences(text, kept)).toEqual(found);
  });
});

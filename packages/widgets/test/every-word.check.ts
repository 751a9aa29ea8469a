import { expect, test } from "vitest";
import { type TestBrowser, testBrowser } from "../../tooling/vitest/test-browser";
import { type WidgetName, widgetNames } from "../src/widgets";
import { collectWords, seenOn, unexplained, wasSeen, wordsBeside, wordsOf } from "./every-word";
import { breakDown, changing, visit } from "./every-word.visit";
import { walks } from "./every-word.walks";

const ONLY_PROGRAMS = { "errors.invalid": "only a program sends something that is no text" };

/** Words that no visitor can meet, and why. */
const unmet: Partial<Record<WidgetName, Record<string, string>>> = {
  booking: ONLY_PROGRAMS,
  contact: ONLY_PROGRAMS,
  newsletter: {
    ...ONLY_PROGRAMS,
    "errors.tooLong": "an address that is too long is an invalid one",
  },
  partnership: ONLY_PROGRAMS,
  payment: { back: "a booking's second panel alone has it" },
  "trip-wizard": {
    ...ONLY_PROGRAMS,
    "notices.sent.text": "everybody has written a name, and is told by it (`byName.text`)",
  },
};

/** What a form says whose code does not come: in a visit of its own, because browsers do not ask again. */
async function withoutCode(
  browser: TestBrowser,
  name: WidgetName,
  language: string,
): Promise<string[]> {
  if (!/payment|partnership/.test(name)) return [];
  // The focus in a dialog's first field asks for it, so the way to it is closed before.
  const of = await visit(browser, name, language, "", async (page) => {
    await collectWords(page);
    await page.route(`**/${name}.lazy.js`, (route) => route.abort());
  });
  await of.visible("form");
  await changing(of, () => of.press("[part~=submit]"));
  const seen = await seenOn(of.page);
  await of.page.close();
  return seen;
}

/** Tests that each widget says every word of these languages, and no other. */
export function testWords(languages: readonly string[]) {
  const browser = testBrowser();
  const rows = widgetNames.flatMap((name) =>
    languages.map((language) => [name, language] as const),
  );

  test.each(rows)("%s says every word in %s, and no other", async (name, language) => {
    const of = await visit(browser, name, language);
    await of.page.clock.install();
    await walks[name]?.(of);
    await breakDown(of);
    const seen = [...(await seenOn(of.page)), ...(await withoutCode(browser, name, language))];
    const expected = wordsOf(name, language);
    const missing = expected.flatMap(({ key, texts }) =>
      texts.filter((text) => !wasSeen(text, seen)).map((text) => `${key}: ${text}`),
    );
    const excused = Object.keys(unmet[name] ?? {});
    expect(missing.filter((line) => !excused.includes(line.split(":")[0] ?? ""))).toEqual([]);
    // A reason that holds no longer is to go.
    expect(excused.filter((key) => !missing.some((line) => line.startsWith(`${key}:`)))).toEqual(
      [],
    );
    const words = [...expected.flatMap(({ texts }) => texts), ...wordsBeside(name, language)];
    expect(seen.map((text) => unexplained(text, words)).filter(Boolean)).toEqual([]);
    await of.page.close();
  });
}

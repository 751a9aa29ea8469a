import { experiences } from "@maloca/catalog/experiences";
import { interests } from "@maloca/catalog/interests";
import { locales } from "@maloca/catalog/locales";
import { describe, expect, test } from "vitest";
import { languageFiles } from "../src/core/language/language-files";
import * as widgetsEs from "../src/locales/es";

/** Texts of a language by path: `booking.title`. What counts has a text for each plural rule. */
function textsOf(words: object, path = ""): [path: string, texts: string[]][] {
  return Object.entries(words).flatMap(([name, word]): [string, string[]][] => {
    const at = path ? `${path}.${name}` : name;
    if (name === "choiceNames" || typeof word === "boolean") return [];
    if (typeof word === "string") return [[at, [word]]];
    if ("other" in word) return [[at, Object.values<string>(word)]];
    return textsOf(word, at);
  });
}

const es = { ...locales.es, ...widgetsEs };
const spanish = new Map(textsOf(es));

/** The other languages. */
const translations = await Promise.all(
  Object.entries(languageFiles).map(async ([language, load]) => {
    const words = (await load(language)) as typeof es;
    return [language, words] as const;
  }),
);

/** Words that are the same in both languages. */
const same: Record<string, readonly string[]> = {
  en: ["lightbox.counter", "newsletter.invalid"],
  pt: [
    "booking.optional",
    "bookingTrip.answers",
    "contact.optional",
    "lightbox.counter",
    "newsletter.invalid",
    "partnership.optional",
    "tripWizard.optional",
    "tripWizard.next",
    "tripWizard.submit",
    "organizationTypes.company",
    "partnershipLabels.company",
    "newsletterTeamLabels.pageUri",
    "formPageWords.submit",
    "formPageWords.optional",
  ],
};

describe.each(translations)("%s", (language, locale) => {
  const translated = new Map(textsOf(locale));

  test("has the texts of Spanish, and no others", () => {
    expect([...translated.keys()].sort()).toEqual([...spanish.keys()].sort());
  });

  test("has the same places for names and numbers", () => {
    const places = (text = "") => [...text.matchAll(/{\w+}/g)].map(String).sort();
    for (const [path, texts] of translated) {
      for (const text of texts) expect(places(text), path).toEqual(places(spanish.get(path)?.[0]));
    }
  });

  test("repeats no Spanish text but those that are the same", () => {
    const repeated = [...translated]
      .filter(([path, texts]) => texts.includes(spanish.get(path)?.[0] ?? ""))
      .map(([path]) => path);
    expect(repeated).toEqual(same[language]);
  });

  test("names every interest and experience", () => {
    const known = [...interests, ...experiences.map(({ name }) => name)];
    expect(Object.keys(locale.choiceNames).sort()).toEqual([...known].sort());
  });

  test("says the operator's hours with its figures", () => {
    const figures = (text: string) => text.match(/\d\d:\d\d/g);
    expect(figures(locale.operatorWords.supportHours)).toEqual(
      figures(locales.es.operatorWords.supportHours),
    );
  });
});

/** What only somebody who sees the screen understands (WCAG 2.2, 1.3.3). */
const SENSORY =
  /izquierd|derech[ao]s? |(?:de|aquí|más) (?:arriba|abajo)|\b(?:verde|roj[ao]|redond[ao])|\b(?:the|your) (?:left|right)\b|\b(?:above|below|green|red|round)\b|esquerd|\bdireita|acima|abaixo|vermelh/i;

test.each([["es", es] as const, ...translations])(
  "%s names no colour, shape or side of the screen",
  (_, words) => {
    const found = textsOf(words).flatMap(([path, texts]) =>
      texts.filter((text) => SENSORY.test(text)).map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  },
);

import { beforeEach, expect, test, vi } from "vitest";

// A page registers few texts of a language, in any order with its file.

// The registry is the module's: each test has its own.
beforeEach(() => vi.resetModules());

async function registry() {
  const { registerLocale } = await import("../src/core/language/register-locale");
  const { readyLanguage } = await import("../src/core/language/language");
  const { hasWords, wordsIn, counted } = await import("@maloca/catalog/words");
  const es = await import("../src/locales/es");
  const catalog = await import("@maloca/catalog/locales/es");
  const { noticesIn } = await import("@maloca/catalog/notices");
  const contact = (lang: string) => wordsIn({ lang }, { contact: es.contact });
  const sent = (lang: string) => {
    const { bookingNotices } = catalog;
    return noticesIn({ lang }, { bookingNotices }).sent;
  };
  return { registerLocale, readyLanguage, hasWords, contact, sent, counted, es };
}

const own = { contact: { submit: "Ask us" } };
const file = () => import("../src/locales/en");

test("one text of a language neither loads it nor keeps its file from loading", async () => {
  const { registerLocale, readyLanguage, hasWords, contact } = await registry();
  registerLocale("en-GB", own);
  expect(hasWords("en")).toBe(false);
  expect(await readyLanguage("en")).toBe("en");
  expect(contact("en")).toEqual({ ...(await file()).contact, submit: "Ask us" });
});

test.each(["before", "after"])(
  "one text %s the whole language replaces no section",
  async (when) => {
    const { registerLocale, contact, hasWords } = await registry();
    const en = await file();
    for (const words of when === "before" ? [own, en] : [en, own]) registerLocale("en", words);
    expect(hasWords("en")).toBe(true);
    expect(contact("en")).toEqual({ ...en.contact, submit: "Ask us" });
  },
);

test("texts at any depth are changed one by one, and add to those of earlier calls", async () => {
  const { registerLocale, sent, contact, es } = await registry();
  const spanish = sent("es");
  for (const language of ["es", "fr"]) {
    registerLocale(language, { bookingNotices: { sent: { title: "Ya" } } });
    registerLocale(language, own);
    expect(sent(language)).toEqual({ ...spanish, title: "Ya" });
    expect(contact(language)).toEqual({ ...es.contact, submit: "Ask us" });
  }
});

test("the plural forms of a text are one text", async () => {
  const { registerLocale, es } = await registry();
  const { wordsIn, counted } = await import("@maloca/catalog/words");
  registerLocale("fr", { experiences: { counter: { other: "{n} sur {max}" } } });
  const { counter } = wordsIn({ lang: "fr" }, { experiences: es.experiences });
  for (const n of [0, 1, 2]) expect(counted(counter, { n, max: 2 }, "fr")).toBe(`${n} sur 2`);
});

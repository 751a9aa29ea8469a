import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { consent } from "../src/consent";
import { consentTextOf, consentTexts } from "../src/consent-texts";
import { locales } from "../src/locales";

it("the newest version's texts are those that the forms show", () => {
  for (const [version, section] of [
    [consent.version, "consentText"],
    [consent.newsletterVersion, "newsletterConsentText"],
  ] as const) {
    const shown = Object.entries(locales).map(([language, words]) => {
      const { notice, request } = words[section];
      const { policy } = words.consentText;
      return [language, { notice: `${notice} ${policy}.`, request: `${request} ${policy}.` }];
    });
    expect(consentTexts[version]).toEqual(Object.fromEntries(shown));
  }
});

it("no version's texts are ever changed: who consented did so to these words", () => {
  const digests = Object.entries(consentTexts).map(([version, texts]) => [
    version,
    createHash("sha256").update(JSON.stringify(texts)).digest("hex"),
  ]);
  // A new version is one row more.
  expect(Object.fromEntries(digests)).toEqual({
    "2026-11": "b96890b7dd2aac08213c33c289eebd046edc368b366296f0ea0d73d8733b786a",
    "2026-11-newsletter": "c80935a92339285c01f98877051bbf7e1de718ad798d0ed1fc108793fbb2ca3b",
    "de-palabra": "34613dde6bb61b7252dbf41faa64766848f92022a28b0a0bb4129e718362e97c",
  });
});

it("is Spanish in a language without words, and nothing of an unknown version", () => {
  expect(consentTextOf("2026-11", "pt")?.notice).toContain("conforme a");
  expect(consentTextOf("2026-11", "fr")).toEqual(consentTexts["2026-11"]?.es);
  expect(consentTextOf("2026-11", "__proto__")).toEqual(consentTexts["2026-11"]?.es);
  expect(consentTextOf("2020-1", "es")).toBeUndefined();
  expect(consentTextOf("constructor", "es")).toBeUndefined();
});

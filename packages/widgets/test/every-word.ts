import { readFileSync } from "node:fs";
import * as catalogEn from "@maloca/catalog/locales/en";
import * as catalogEs from "@maloca/catalog/locales/es";
import * as catalogPt from "@maloca/catalog/locales/pt";
import { settings } from "@maloca/catalog/settings";
import { languages, type Sections, wordsIn } from "@maloca/catalog/words";
import type { Page } from "playwright";
import { elementsOf } from "../build/editor-data.mjs";
import { bookingWords } from "../src/booking/booking.options";
import { contactWords } from "../src/contact/contact.options";
import { experiencesWords } from "../src/experiences/experiences.options";
import { helpWords } from "../src/help/help.options";
import { lightboxWords } from "../src/lightbox/lightbox.options";
import * as en from "../src/locales/en";
import * as es from "../src/locales/es";
import { laterSections } from "../src/locales/later-words";
import * as pt from "../src/locales/pt";
import { newsletterWords } from "../src/newsletter/newsletter.options";
import { partnershipWords } from "../src/partnership/partnership.options";
import { paymentWords } from "../src/payment/payment.options";
import { tripWizardWords } from "../src/trip-wizard/trip-wizard.options";
import type { WidgetName } from "../src/widgets";

// What a widget says in a language, and what was seen of it.

languages.en = { ...catalogEn, ...en };
languages.pt = { ...catalogPt, ...pt };

/** Words of a partner's own in the place of each Spanish one. */
export const OWN = "own words";
export const spoken = ["es", "en", "pt", OWN];

export interface Word {
  /** As in `strings`: `errors.email`. */
  key: string;
  /** The text; of what counts, one for each plural rule. */
  texts: string[];
}

/** The words that a page writes to be recognised: they are nobody's language. */
export const TYPED = /Zz[\w@.-]*|x{20,}|MAL-\w{6}/g;

const built = new URL("../dist/custom-elements.json", import.meta.url);
const manifest = elementsOf(JSON.parse(readFileSync(built, "utf8")));

/** What each widget has at hand, in Spanish, under the names by which other languages have it. */
const atHand: Partial<Record<WidgetName, Sections>> = {
  booking: bookingWords,
  "trip-wizard": tripWizardWords,
  payment: paymentWords,
  contact: contactWords,
  newsletter: newsletterWords,
  help: helpWords,
  experiences: experiencesWords,
  lightbox: lightboxWords,
  partnership: partnershipWords,
};
const everySection: Sections = { ...catalogEs, ...es };

/** The sections whose keys are a widget's, by where they stand in the manifest. */
function sectionsOf(name: WidgetName): [group: string, sections: Sections][] {
  const { beside, ...groups } =
    (laterSections as Partial<Record<WidgetName, Record<string, Sections>>>)[name] ?? {};
  return [["", { ...atHand[name], ...beside }], ...Object.entries(groups)];
}

const textsOf = (word: unknown): string[] =>
  typeof word === "string" ? [word] : Object.values(word as Record<string, string>);

/** A text at a path such as `notices.sent.title`. */
const at = (words: unknown, path: string[]): unknown =>
  path.reduce<unknown>((found, name) => (found as Record<string, unknown>)?.[name], words);

/** The keys of a widget that the manifest lists, with what they say in a language. */
export function wordsOf(name: WidgetName, language: string): Word[] {
  const element = manifest.find(({ tagName }) => tagName === `maloca-${name}`);
  const groups = new Map(
    sectionsOf(name).map(([group, sections]) => [
      group,
      wordsIn({ lang: language === OWN ? "es" : language }, sections) as unknown,
    ]),
  );
  return (element?.strings ?? []).map(({ name: key, default: spanish }, index) => {
    if (language === OWN) {
      const places = (spanish.match(/{\w+}/g) ?? []).map((place) => ` ${place}`).join("");
      const end = spanish.endsWith(" ") ? " " : "";
      return { key, texts: [`Qq${index}${"q".repeat(12)}${places}${end}`] };
    }
    const [group = "", ...path] = key.split(".");
    const choice = key.slice("choices.".length);
    const word =
      group === "choices"
        ? ((groups.get("choices") as { choiceNames?: object } & Record<string, string>)[choice] ??
          choice)
        : path.length
          ? at(groups.get(group), path)
          : at(groups.get(""), [group]);
    if (word === undefined) throw new Error(`${name} has no "${key}" in ${language}`);
    return { key, texts: textsOf(word) };
  });
}

/** The words of a partner's own, as `strings` takes them. */
export function ownStrings(name: WidgetName) {
  const strings: Record<string, unknown> = {};
  for (const { key, texts } of wordsOf(name, OWN)) {
    const path = key.startsWith("choices.")
      ? ["choices", key.slice("choices.".length)]
      : key.split(".");
    const last = path.pop() as string;
    const table = path.reduce<Record<string, unknown>>((found, group) => {
      found[group] ??= {};
      return found[group] as Record<string, unknown>;
    }, strings);
    table[last] = texts[0];
  }
  return strings;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
const pattern = (text: string) =>
  text.trim().split(/{\w+}/).map(escaped).join("[^\\n]*?").replace(/\s+/g, "\\s+");

/** Whether a text was read: alone, as a line, at the head of one, or, if it is long, within one. */
export function wasSeen(text: string, seen: readonly string[]): boolean {
  const first = new RegExp(`^${pattern(text)}([\\s.:,]|$)`, "u");
  const within = new RegExp(pattern(text), "u");
  const lines = seen.flatMap((one) => one.split(/\r?\n|: /).map((line) => line.trim()));
  if (lines.some((line) => first.test(line))) return true;
  if (text.length >= 12 && seen.some((one) => within.test(one))) return true;
  // Links stand in the middle of it.
  const pieces = text.split(/{\w+}/).filter((piece) => /\p{L}/u.test(piece));
  return text.includes("{") && pieces.every((piece) => lines.includes(piece.trim()));
}

/** What is the same in every language: names, numbers, money, addresses. */
const anywhere = [
  settings.brand,
  settings.email,
  "WhatsApp",
  String.raw`mailto:|https?://[^\s]*|\?(subject|body|text|phone)=|&(body|text)=`,
  String.raw`COP|R\$|%|\$`,
];

/** Not within a longer word. */
const alone = (piece: string) =>
  `${/^\p{L}/u.test(piece) ? "(?<!\\p{L})" : ""}(?:${piece})${/\p{L}$/u.test(piece) ? "(?!\\p{L})" : ""}`;

/** What of a text no word of these explains. */
export function unexplained(text: string, words: readonly string[]): string {
  const longest = words
    .flatMap((word) => word.split(/\{\w+\}/).filter((piece) => /\p{L}/u.test(piece)))
    .sort((a, b) => b.length - a.length)
    .map((piece) => alone(escaped(piece.trim()).replace(/\s+/g, "\\s+")));
  return [...longest, ...anywhere.map(alone)]
    .reduce(
      (rest, piece) => rest.replace(new RegExp(piece, "gu"), " "),
      text.replace(TYPED, " ").replace(/[\w.-]+@[\w.-]+/g, " "),
    )
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/** Sections beside a widget's own words that it says: of the mail that a proposal becomes. */
export const beside: Partial<Record<WidgetName, readonly string[]>> = {
  partnership: ["partnershipTeamLabels", "partnershipLabels", "organizationTypes"],
};

/** Those in a language. */
export const wordsBeside = (name: WidgetName, language: string): string[] =>
  (beside[name] ?? []).flatMap((section) =>
    Object.values(
      wordsIn(
        { lang: language === OWN ? "es" : language },
        { [section]: everySection[section] },
      ) as Record<string, string>,
    ),
  );

/** Keeps whatever a visitor could read or hear in the page's shadow roots, however short it stood there. */
export async function collectWords(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const spokenAttributes = ["placeholder", "aria-label", "title", "alt"];
    const take = (text: string | null | undefined) => {
      if (text?.trim()) seen.add(text.trim());
    };
    const read = (node: Node) => {
      if (node instanceof Text) return take(node.data);
      if (!(node instanceof Element) && !(node instanceof ShadowRoot)) return;
      if (node instanceof Element) {
        if (/^(style|script)$/.test(node.localName)) return;
        for (const name of spokenAttributes) take(node.getAttribute(name));
        if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
          if (!/radio|checkbox/.test(node.type)) take(node.value);
        }
      }
      for (const child of node.childNodes) read(child);
    };
    const roots: ShadowRoot[] = [];
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init);
      roots.push(root);
      new MutationObserver((changes) => {
        for (const { target, addedNodes, type } of changes) {
          if (type === "childList") addedNodes.forEach(read);
          else read(target);
        }
      }).observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: spokenAttributes,
      });
      return root;
    };
    const opened = { answer: {} as unknown };
    window.open = (address) => {
      take(decodeURIComponent(`${address}`).replaceAll("+", " "));
      if (opened.answer instanceof Error) throw opened.answer;
      return opened.answer as Window;
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => {} } });
    Object.assign(window, {
      opened,
      readWords: () => {
        roots.forEach(read);
        return [...seen];
      },
    });
  });
}

/** What was read since the page was opened. */
export const seenOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { readWords(): string[] }).readWords());

/** What another app that the widget opens is like: there, blocked, or an error. */
export const otherApp = (page: Page, answer: "there" | "blocked" | "broken") =>
  page.evaluate((how) => {
    const answers = { there: {}, blocked: null, broken: new Error("broken") };
    (window as unknown as { opened: { answer: unknown } }).opened.answer = answers[how];
  }, answer);

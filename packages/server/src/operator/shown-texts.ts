import { everyLanguage } from "@maloca/catalog/locales";
import { darkTones } from "@maloca/catalog/operator";
import { policyOf } from "@maloca/catalog/policy";
import { built, type Operator } from "./operator";

// Pages and scripts are built with the facts of `settings.ts`. This file replaces them in the built text by
// another operator's. A test checks that no fact of the build is left in any file.

/** How a text is written in a file. */
export type Medium = "html" | "json" | "js";

const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll("<", "\\u003c");

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const written: Record<Medium, (text: string) => string> = {
  html: escapeHtml,
  json: escapeJson,
  // In double, single and slanted quotes alike.
  js: (text) => escapeJson(text).replace(/['`$]/g, "\\$&"),
};

const NO_BREAK = "\u00a0";

/** Facts that stand in the files as they are written in `maloca.json`. */
const PLAIN = [
  ...(["legalName", "tagline", "siteUrl", "city", "address", "nit", "claimsArea"] as const),
  ...(["email", "partnershipsEmail", "claimsEmail"] as const),
  ...(["donationUrl", "calendarUrl", "weddingCatalogueUrl", "synergyUrl"] as const),
];

/** The texts of an operator that the built files show, in the same order for every operator. */
function textsOf(operator: Operator): string[] {
  const { supportHours, consent, newsletterConsent, phone } = operator;
  const policy = policyOf({
    operator: { ...operator, supportHours: supportHours.es },
    promised: operator.dataPolicy,
  });
  return [
    ...[...policy.paragraphs, policy.summary, ...policy.points.map(({ text }) => text)],
    ...PLAIN.map((name) => operator[name]),
    ...[phone, phone.replaceAll(" ", NO_BREAK), phone.replaceAll(" ", "")],
    ...everyLanguage.map((language) => supportHours[language]),
    ...[consent, newsletterConsent].flatMap((texts) =>
      everyLanguage.flatMap((language) => [texts[language].notice, texts[language].request]),
    ),
  ];
}

const isAddress = (text: string) => /^\S+@\S+$/.test(text);

/** A long address may break after its `@`. */
const breakable = (address: string) => address.replace("@", "@<wbr/>");

/** What to look for, and what to write in its place. */
type Change = readonly [pattern: string, text: string];

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** The brand by itself: `Maloca`, but not `MalocaBooking`, `X-Maloca-Reference` or the block «Maloca». */
const alone = (name: string) => `(?<![\\w«-]|function )${literal(name)}(?![\\w-])`;

/** The brand in an encoded address, such as that of a WhatsApp message. */
const inAddress = (name: string) =>
  `(?<=%[\\dA-F]{2}|[?&](?:text|subject|body)=)${literal(encodeURIComponent(name))}`;

/** A number by itself, not a part of a price, a telephone or a colour. */
const aloneNumber = (digits: string) => `(?<![\\d#.])${literal(digits)}(?![\\d.])`;

/** The changes in a medium, the first that fits a place before the others. */
function changesIn(medium: Medium, operator: Operator): Change[] {
  const write = written[medium];
  const chosen = textsOf(operator);
  const texts = textsOf(built)
    .flatMap((from, index): Change[] => {
      const to = chosen[index] ?? from;
      if (to === from) return [];
      const plain: Change = [write(from), write(to)];
      return isAddress(from) ? [plain, [breakable(plain[0]), breakable(plain[1])]] : [plain];
    })
    // The longest first: a policy's paragraph contains the company's name.
    .sort(([one], [other]) => other.length - one.length)
    .map(([from, to]): Change => [literal(from), to]);
  const { brand, rnt } = operator;
  return [
    ...messagingIn(medium, operator),
    ...texts,
    ...(brand === built.brand
      ? []
      : [
          [inAddress(built.brand), write(encodeURIComponent(brand))] as const,
          [alone(built.brand), write(brand)] as const,
        ]),
    ...(rnt === built.rnt ? [] : [[aloneNumber(built.rnt), write(rnt)] as const]),
    ...coloursOf(operator),
    ...(medium === "js" ? consentOf(operator) : []),
  ];
}

/** Where “WhatsApp” leads: a number, or a link that can carry no text. */
function messagingIn(medium: Medium, { messaging: { phone, shortLink } }: Operator): Change[] {
  const from = built.messaging;
  if (phone === from.phone && shortLink === from.shortLink) return [];
  // Not within the telephone, which may be the same number: that one is another fact.
  const number: Change = [`(?<![+\\d])${from.phone}(?!\\d)`, phone];
  if (medium === "js") {
    const pair = `phone:(?<quote>["'\`])${from.phone}\\k<quote>,shortLink:\\k<quote>\\k<quote>`;
    return [[pair, `phone:"${phone}",shortLink:"${written.js(shortLink)}"`], number];
  }
  if (phone) return [number];
  return [[`https://wa\\.me/${from.phone}(?:\\?text=[^"&]*)?`, written[medium](shortLink)]];
}

/** As CSS writes them, also with an opacity after them, and in the addresses of small drawings. */
const coloursOf = ({ colors }: Operator): Change[] => {
  const after: Record<string, string> = { ...colors, ...darkTones(colors) };
  const before = { ...built.colors, ...darkTones(built.colors) };
  return Object.entries(before).flatMap(([name, from]): Change[] => {
    const to = after[name] ?? from;
    if (to === from) return [];
    return ["#", "%23"].map((sign) => [sign + from.slice(1), sign + to.slice(1)]);
  });
};

/** The version that a script sends with each lead. */
const consentOf = ({ consent, newsletterConsent }: Operator): Change[] =>
  (
    [
      [built.consent.version, consent.version],
      [built.newsletterConsent.version, newsletterConsent.version],
    ] as const
  )
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => [`(?<=[vV]ersion:["'\`])${literal(from)}(?=["'\`])`, to]);

/**
 * Puts an operator's facts into built text.
 * @param renamed texts that change in all media, such as the names of folders.
 */
export function replacerFor(
  operator: Operator,
  renamed: ReadonlyMap<string, string> = new Map(),
): (text: string, medium: Medium) => string {
  const names = [...renamed].map(([from, to]): Change => [literal(from), to]);
  const replaceIn = (medium: Medium) => {
    const changes = [...names, ...changesIn(medium, operator)];
    if (!changes.length) return (text: string) => text;
    const search = new RegExp(
      changes.map(([each], index) => `(?<_${index}>${each})`).join("|"),
      "g",
    );
    return (text: string) =>
      text.replace(search, (found, ...rest) => {
        const groups = rest.at(-1) as Record<string, string | undefined>;
        const index = changes.findIndex((_, at) => groups[`_${at}`] !== undefined);
        return changes[index]?.[1] ?? found;
      });
  };
  const media = { html: replaceIn("html"), json: replaceIn("json"), js: replaceIn("js") };
  return (text, medium) => media[medium](text);
}

const PART = /(<(script|style)\b([^>]*)>)([\s\S]*?)(<\/\2>)/g;

/** Puts an operator's facts into a page, in the form that each place needs: text, script, structured data. */
export const replaceInPage = (page: string, replace: ReturnType<typeof replacerFor>): string => {
  let shown = "";
  let end = 0;
  for (const part of page.matchAll(PART)) {
    const [whole, start = "", name, attributes = "", content = "", close = ""] = part;
    const medium = name === "script" ? (attributes.includes("json") ? "json" : "js") : "html";
    shown +=
      replace(page.slice(end, part.index) + start, "html") + replace(content, medium) + close;
    end = part.index + whole.length;
  }
  return shown + replace(page.slice(end), "html");
};

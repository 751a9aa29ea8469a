import { attributesFrom, kebabCase } from "@maloca/catalog/attributes";
import { legible } from "@maloca/catalog/contrast";
import { messagingLink } from "@maloca/catalog/messaging";
import { subjectOf } from "@maloca/catalog/subject";
import type { Release } from "./builder.release";
import {
  type Choice,
  type Common,
  choicesOf,
  chosenOptions,
  declarationsOf,
  hasButton,
  linkWords,
  type Plan,
  termsOf,
} from "./builder.state";
import { type Option, properties } from "./builder.widgets";

/** How many pictures of a gallery the code contains. */
const PICTURES = 3;

export const escaped = (text: string) =>
  text.replace(/[&"<>[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const attributesText = (options: [string, Option][]) =>
  attributesFrom(options)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join("");

/** A messaging link with the subject, which works without scripts. */
function plainLink(choice: Choice): string {
  const about = subjectOf({ ...choice.trip, package: choice.package });
  return `<a href="${escaped(messagingLink(about))}">${escaped(linkWords(choice))}</a>`;
}

/** All elements. Payment elements with equal terms are written once, because a page's bookings share one. */
export function markupOf(plan: Plan, release: Release): string {
  const choices = choicesOf(plan);
  return [
    ...choices.map((choice) => elementOf(choice, release)),
    ...new Set(choices.flatMap(paymentBeside)),
  ].join("\n");
}

const langOf = ({ language }: Common): [string, Option][] => (language ? [["lang", language]] : []);

function elementOf(choice: Choice, release: Release): string {
  const tag = `maloca-${choice.widget}`;
  const options = [...chosenOptions(choice), ...langOf(choice)];
  const content = contentOf(choice, release).map((line) => `\n  ${line}`);
  return `<${tag}${attributesText(options)}>${content.join("")}\n</${tag}>`;
}

function paymentBeside(choice: Choice): string[] {
  const terms = termsOf(choice);
  if (!terms.length) return [];
  const look = chosenOptions(choice).filter(([option]) => option === "theme");
  return [
    `<maloca-payment${attributesText([...terms, ...look, ...langOf(choice)])}></maloca-payment>`,
  ];
}

export function contentOf(choice: Choice, { base }: Release): string[] {
  if (choice.widget !== "lightbox") return [plainLink(choice)];
  return picturesOf(choice, base).map(
    ({ src, alt }) =>
      `<a href="${src}"><img src="${src}" alt="${escaped(alt)}" width="240" loading="lazy"></a>`,
  );
}

/** The first pictures of a trip's gallery, on the operator's site. */
export const picturesOf = ({ trip }: Choice, base: string) =>
  (trip?.gallery ?? [])
    .slice(0, PICTURES)
    .map(({ src, alt }) => ({ src: new URL(src, base).href, alt }));

const defaultOf = (name: string) =>
  properties.find((one) => one.name === `--maloca-${name}`)?.default ?? "";

/** The style of the link that opens a dialog, for React; empty for a plain link. */
export function buttonStyle({ button, brand }: Common): Record<string, string> {
  if (button === "link") return {};
  const shape = {
    display: "inline-block",
    padding: "12px 24px",
    border: `2px solid ${button === "filled" ? "transparent" : "currentColor"}`,
    borderRadius: brand["button-radius"] || brand.radius || "999px",
    fontWeight: "700",
    textDecoration: "none",
  };
  if (button === "outlined") return { ...shape, color: "inherit" };
  const { accent = defaultOf("accent"), "on-accent": words = "#ffffff" } = brand;
  return { ...shape, background: accent, color: legible(words, accent, 4.5) };
}

/** CSS with the chosen properties, and with the style of the links that open dialogs. */
export function cssOf(plan: Plan): string {
  const rule = (selector: string, declarations: [string, string][]) =>
    declarations.length
      ? [`${selector} { ${declarations.map(([name, value]) => `${name}: ${value}`).join("; ")} }`]
      : [];
  const dialogs = new Set(plan.items.map(({ widget }) => widget).filter(hasButton));
  // More specific than a site's theme usually is for links.
  const links = [...dialogs].map((widget) => `maloca-${widget} > a[href]`).join(", ");
  const look = Object.entries(buttonStyle(plan)).map(([name, value]): [string, string] => [
    kebabCase(name),
    value,
  ]);
  return [...rule(":root", declarationsOf(plan)), ...(links ? rule(links, look) : [])].join("\n");
}

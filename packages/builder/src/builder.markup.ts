import { contrast } from "@maloca/catalog/contrast";
import { messagingLink } from "@maloca/catalog/settings";
import { subjectOf } from "@maloca/catalog/subject";
import { colours as usualColours } from "./builder.colours";
import type { Release } from "./builder.release";
import {
  attributesFrom,
  type Choice,
  type Common,
  choicesOf,
  chosenOptions,
  declarationsOf,
  hasButton,
  linkWords,
  type Plan,
  termsOf,
  trips,
} from "./builder.state";
import { kebabCase, type Option } from "./builder.widgets";

/** How many pictures of a gallery the code lists. */
const PICTURES = 3;

export const escaped = (text: string) =>
  text.replace(/[&"<>[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const written = (options: [string, Option][]) =>
  attributesFrom(options)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join("");

/** A link that works without scripts and states the subject. */
function plainLink(choice: Choice): string {
  const about = subjectOf({ ...choice.trip, package: choice.package });
  return `<a href="${escaped(messagingLink(about))}">${escaped(linkWords(choice))}</a>`;
}

/** All elements; the payment terms of a trip once, because a page's bookings share one payment. */
export function markupOf(plan: Plan, release: Release): string {
  const choices = choicesOf(plan);
  return [
    ...choices.map((choice) => elementOf(choice, release)),
    ...new Set(choices.flatMap(paymentBeside)),
  ].join("\n");
}

const spoken = ({ language }: Common): [string, Option][] => (language ? [["lang", language]] : []);

function elementOf(choice: Choice, release: Release): string {
  const tag = `maloca-${choice.widget}`;
  const options = [...chosenOptions(choice), ...spoken(choice)];
  const content = contentOf(choice, release).map((line) => `\n  ${line}`);
  return `<${tag}${written(options)}>${content.join("")}\n</${tag}>`;
}

function paymentBeside(choice: Choice): string[] {
  const terms = termsOf(choice);
  if (!terms.length) return [];
  const look = chosenOptions(choice).filter(([option]) => option === "theme");
  return [`<maloca-payment${written([...terms, ...look, ...spoken(choice)])}></maloca-payment>`];
}

export function contentOf(choice: Choice, { base }: Release): string[] {
  if (choice.widget !== "lightbox") return [plainLink(choice)];
  return picturesOf(choice, base).map(
    ({ src, alt }) =>
      `<a href="${src}"><img src="${src}" alt="${escaped(alt)}" width="240" loading="lazy"></a>`,
  );
}

/** Some of a trip's gallery, at the operator's address. */
export const picturesOf = ({ trip = trips[0] }: Choice, base: string) =>
  (trip?.gallery ?? [])
    .slice(0, PICTURES)
    .map(({ src, alt }) => ({ src: new URL(src, base).href, alt }));

/** The look of the link that opens a dialog, as a React style; none for a plain link. */
export function buttonStyle({ button, colours, corners }: Common): Record<string, string> {
  if (button === "link") return {};
  const shape = {
    display: "inline-block",
    padding: "12px 24px",
    border: `2px solid ${button === "filled" ? "transparent" : "currentColor"}`,
    borderRadius: corners || "999px",
    fontWeight: "700",
    textDecoration: "none",
  };
  if (button === "outlined") return { ...shape, color: "inherit" };
  const usual = (name: string) => usualColours.find((one) => one.name === name)?.hex ?? "";
  const { accent = usual("accent"), onAccent } = colours;
  const chosen = onAccent === usual("onAccent") ? undefined : onAccent;
  const legible = contrast("#ffffff", accent) >= 4.5 ? "#ffffff" : "#000000";
  return { ...shape, background: accent, color: chosen ?? legible };
}

/** The chosen properties, and the look of each link that opens a dialog. */
export function cssOf(plan: Plan): string {
  const rule = (selector: string, declarations: [string, string][]) =>
    declarations.length
      ? [`${selector} { ${declarations.map(([name, value]) => `${name}: ${value}`).join("; ")} }`]
      : [];
  const dialogs = new Set(plan.items.map(({ widget }) => widget).filter(hasButton));
  // More specific than what a theme says of all links of a text.
  const links = [...dialogs].map((widget) => `maloca-${widget} > a[href]`).join(", ");
  const look = Object.entries(buttonStyle(plan)).map(([name, value]): [string, string] => [
    kebabCase(name),
    value,
  ]);
  return [...rule(":root", declarationsOf(plan)), ...(links ? rule(links, look) : [])].join("\n");
}

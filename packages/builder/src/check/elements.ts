import { languageIn } from "@maloca/catalog/language-tag";
import { nearestName } from "@maloca/catalog/nearest-name";
import type { Release } from "../builder.release";
import { isOpened } from "../builder.state";
import { type WidgetName, widgetNames } from "../builder.widgets";
import { builderLanguages } from "../words/builder";
import { builderCheck as words } from "../words/check";
import { blocks, type Finding, fine, warns } from "./finding";
import { checkNames, type Subject } from "./names";
import { attributesOf, checkBooleans, checkData, checkStrings } from "./options";
import { allIn, type Reading } from "./page";

/** Attributes that any element may have. */
const GLOBAL =
  /^(id|class|style|lang|dir|hidden|slot|title|part|role|tabindex|data-.*|aria-.*|on.*)$/;

const isWidget = (name: string): name is WidgetName => (widgetNames as string[]).includes(name);

/** Addresses of frames in which site builders show pasted code. */
const EMBEDS = /\b(filesusr\.com|googleusercontent\.com|wixsite\.com)\b/;

/**
 * Checks the elements in the page, and the buttons that open dialogs.
 */
export function checkElements(page: Reading, source: string, release: Release): Finding[] {
  const elements = allIn(page, "*").filter(({ localName }) => localName.startsWith("maloca-"));
  const openers = allIn<HTMLElement>(page, "[data-maloca-open]");
  const found = [
    ...checkText(source),
    ...elements.flatMap((element) => checkElement(element, release)),
    ...openers.flatMap((opener) => checkOpener(opener, release)),
  ];
  if (elements.length + openers.length === 0) found.push(nothingIn(page));
  else if (found.length === 0) found.push(fine(words.elements(elements.length + openers.length)));
  return found;
}

function nothingIn(page: Reading): Finding {
  const frame = allIn(page, "iframe[src]")
    .map((each) => each.getAttribute("src") ?? "")
    .find((src) => EMBEDS.test(src));
  return frame ? warns(words.inFrame(frame)) : blocks(words.nothing);
}

/** Finds damage that an editor did to the code. */
function checkText(source: string): Finding[] {
  return [
    ...(/<(maloca-|script)[^>]*=\s*[“”«‘’]/i.test(source) ? [blocks(words.curly)] : []),
    ...(/<maloca-[^>]*\/>/i.test(source) ? [warns(words.selfClosed)] : []),
  ];
}

function checkElement(element: Element, release: Release): Finding[] {
  const tag = element.localName;
  const name = tag.slice("maloca-".length);
  if (!isWidget(name)) {
    return [blocks(words.unknownTag(tag, `maloca-${nearestName(name, widgetNames)}`))];
  }
  const known = attributesOf(name);
  const unknown = [...element.attributes]
    .map((attribute) => attribute.name)
    .filter((attribute) => !known.includes(attribute) && !GLOBAL.test(attribute))
    .map((attribute) =>
      warns(words.unknownAttribute(tag, attribute, nearestName(attribute, known))),
    );
  const lang = element.closest("[lang]")?.getAttribute("lang") ?? "";
  const supported = !lang || Object.hasOwn(builderLanguages, languageIn(lang));
  // A payment element without content can be there for its terms only.
  const shown = !isOpened(name) || name === "payment" || element.querySelector("a, button, img");
  const buttons = isOpened(name) ? [...element.querySelectorAll<HTMLElement>("a, button")] : [];
  return [
    ...unknown,
    ...checkBooleans(name, element),
    ...(known.includes("destination") ? checkNames(subjectIn(element), release.trips) : []),
    ...(known.includes("test-mode") && element.hasAttribute("test-mode")
      ? [blocks(words.testMode(`<${tag}>`))]
      : []),
    ...(known.includes("endpoint")
      ? checkEndpoint(tag, element.getAttribute("endpoint"), new URL(release.base).origin)
      : []),
    ...checkStrings(name, tag, element.getAttribute("strings")),
    ...buttons.flatMap((button) => checkButton(name, button, release)),
    ...(supported ? [] : [warns(words.unknownLanguage(lang))]),
    ...(shown || element.id ? [] : [warns(words.empty(tag))]),
  ];
}

/** A web address that an element accepts. */
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

/** Checks an element's `endpoint`. A path means the page's own site. */
function checkEndpoint(tag: string, endpoint: string | null, operator: string): Finding[] {
  if (!endpoint) return [];
  if (!WEB_ADDRESS.test(endpoint) || !URL.canParse(endpoint)) {
    return endpoint.startsWith("/") ? [] : [blocks(words.unreadEndpoint(tag, endpoint, operator))];
  }
  const { origin } = new URL(endpoint);
  return origin === operator ? [] : [warns(words.otherOperator(origin, operator))];
}

const subjectIn = (element: Element): Subject => ({
  destination: element.getAttribute("destination"),
  package: element.getAttribute("package"),
});

const checkButton = (name: WidgetName, button: HTMLElement, { trips }: Release): Finding[] => [
  ...checkData(name, button),
  ...checkNames(
    {
      destination:
        button.dataset.destination ?? button.closest(`maloca-${name}`)?.getAttribute("destination"),
      package: button.dataset.package,
    },
    trips,
  ),
  ...("testMode" in button.dataset ? [blocks(words.testMode("data-test-mode"))] : []),
];

function checkOpener(button: HTMLElement, release: Release): Finding[] {
  const { malocaOpen: name = "" } = button.dataset;
  const dialogs = widgetNames.filter(isOpened);
  if (isWidget(name) && isOpened(name)) return checkButton(name, button, release);
  return [blocks(words.unknownOpener(name, nearestName(name, dialogs)))];
}

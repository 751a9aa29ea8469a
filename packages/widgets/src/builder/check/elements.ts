import { builderLanguages } from "../../locales/es.builder";
import { builderCheck as words } from "../../locales/es.builder.check";
import { nearestName } from "../../nearest-name";
import type { WidgetName } from "../../widgets";
import { isOpened, widgetNames } from "../builder.state";
import { blocks, type Finding, fine, warns } from "./finding";
import { attributesOf, checkBooleans, checkData, checkStrings } from "./options";

/** Attributes that any element may have. */
const GLOBAL =
  /^(id|class|style|lang|dir|hidden|slot|title|part|role|tabindex|data-.*|aria-.*|on.*)$/;

const isWidget = (name: string): name is WidgetName => (widgetNames as string[]).includes(name);

/** What is to be said of the elements in the page, and of the buttons that open one. */
export function checkElements(page: Document, source: string): Finding[] {
  const elements = [...page.querySelectorAll("*")].filter(({ localName }) =>
    localName.startsWith("maloca-"),
  );
  const openers = [...page.querySelectorAll<HTMLElement>("[data-maloca-open]")];
  const found = [
    ...checkText(source),
    ...elements.flatMap(checkElement),
    ...openers.flatMap(checkOpener),
  ];
  if (elements.length + openers.length === 0) found.push(blocks(words.nothing));
  else if (found.length === 0) found.push(fine(words.elements(elements.length + openers.length)));
  return found;
}

/** What an editor has done to the code. */
function checkText(source: string): Finding[] {
  return [
    ...(/<(maloca-|script)[^>]*=\s*[“”«‘’]/i.test(source) ? [blocks(words.curly)] : []),
    ...(/<maloca-[^>]*\/>/i.test(source) ? [warns(words.selfClosed)] : []),
  ];
}

function checkElement(element: Element): Finding[] {
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
  const spoken = !lang || Object.hasOwn(builderLanguages, lang.toLowerCase().split("-")[0] ?? "");
  // A payment may stand there for its terms alone.
  const shown = !isOpened(name) || name === "payment" || element.querySelector("a, button, img");
  const buttons = isOpened(name) ? [...element.querySelectorAll<HTMLElement>("a, button")] : [];
  return [
    ...unknown,
    ...checkBooleans(name, element),
    ...checkStrings(name, tag, element.getAttribute("strings")),
    ...buttons.flatMap((button) => checkData(name, button)),
    ...(spoken ? [] : [warns(words.unknownLanguage(lang))]),
    ...(shown || element.id ? [] : [warns(words.empty(tag))]),
  ];
}

function checkOpener(button: HTMLElement): Finding[] {
  const { malocaOpen: name = "" } = button.dataset;
  const dialogs = widgetNames.filter(isOpened);
  if (isWidget(name) && isOpened(name)) return checkData(name, button);
  return [blocks(words.unknownOpener(name, nearestName(name, dialogs)))];
}

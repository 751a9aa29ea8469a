import { settings } from "@maloca/catalog/settings";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { operatorLine } from "../../locales/es";
import { isCrossOrigin } from "./endpoint";
import type { OperatorOptions } from "./operator.options";
import * as styles from "./operator-line.css";

/**
 * The small print is the last line of a widget's form, caption, panel or choices.
 */
const placeIn = (container: Element) =>
  container.querySelector("form, [part=panel]") ??
  container.querySelector("[part=caption], fieldset")?.parentElement;

/** The line of each container, and the observer that keeps it in its place. */
const lines = new WeakMap<Element, { line: HTMLElement; watch: MutationObserver }>();

/** Any may be `undefined`, as a component's props are. */
type Options = { [Name in "endpoint" | keyof OperatorOptions]?: string | undefined } & Wording;

/**
 * Shows below a widget who operates the trips, in its language, if its requests go to another site or the
 * page names an operator; else removes the line.
 */
export function showOperator(container: Element, options: Options): void {
  const shown = lines.get(container);
  if (!options.operator && !isCrossOrigin(options.endpoint ?? "")) {
    shown?.watch.disconnect();
    shown?.line.remove();
    lines.delete(container);
    return;
  }
  const line = shown?.line ?? document.createElement("p");
  line.textContent = wordsIn(options, { operatorLine })
    .operatedBy.replace("{operator}", options.operator || settings.legalName)
    .replace("{rnt}", options.rnt || settings.rnt);
  if (shown) return;
  line.className = styles.line;
  line.part = "operator";
  const place = () => {
    const at = placeIn(container);
    // At the end, so that React's children keep their places.
    if (at !== line.parentElement) at?.append(line);
  };
  // The observer also adds it to content that appears later, such as the help's panel.
  const watch = new MutationObserver(place);
  watch.observe(container, { childList: true, subtree: true });
  lines.set(container, { line, watch });
  place();
}

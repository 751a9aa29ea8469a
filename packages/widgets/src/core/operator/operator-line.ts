import { settings } from "@maloca/catalog/settings";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { operatorLine } from "../../locales/es";
import { isCrossOrigin } from "./cross-origin";
import type { OperatorOptions } from "./operator.options";
import * as styles from "./operator-line.css";

/**
 * The small print is the last line of a widget's form, caption, panel or choices.
 */
const placeIn = (container: Element) =>
  container.querySelector("form, [part=panel]") ??
  container.querySelector("[part=caption], fieldset")?.parentElement;

/** The line of each container, and what keeps it in its place. */
const lines = new WeakMap<Element, { line: HTMLElement; watch: MutationObserver }>();

/** Any may be `undefined`, as a component's props are. */
type Options = { [Name in "endpoint" | keyof OperatorOptions]?: string | undefined } & Wording;

/**
 * Says below a widget who operates the trips, for as long as it is shown and in its language: where it sends
 * to another site, or the page states an operator.
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
    // After React's own children, which it leaves where they are.
    if (at !== line.parentElement) at?.append(line);
  };
  // What a widget shows later, such as the help's panel, gets it too.
  const watch = new MutationObserver(place);
  watch.observe(container, { childList: true, subtree: true });
  lines.set(container, { line, watch });
  place();
}

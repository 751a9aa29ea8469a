import { settings } from "@maloca/catalog/settings";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { operatorLine } from "../locales/es";
import type { OperatorOptions } from "./operator.options";
import * as styles from "./operator-line.css";

const PART = "operator";

/**
 * Where a widget's small print stands: at the end of its form, also in a dialog, of its picture's words, its
 * panel or its choices.
 */
const placeIn = (container: Element) =>
  container.querySelector("form, [part=panel]") ??
  container.querySelector("[part=caption], fieldset")?.parentElement;

const watched = new WeakMap<Element, { show(): void }>();

/** Says below a widget who operates the trips, for as long as it is shown and in its language. */
export function showOperator(
  container: Element,
  options: Partial<OperatorOptions> & Wording,
): void {
  const text = wordsIn(options, { operatorLine })
    .operatedBy.replace("{operator}", options.operator || settings.legalName)
    .replace("{rnt}", options.rnt || settings.rnt);
  const show = () => {
    const place = placeIn(container);
    if (!place) return;
    let line = place.querySelector(`:scope > [part=${PART}]`);
    if (!line) {
      line = document.createElement("p");
      line.className = styles.line;
      line.setAttribute("part", PART);
      // After React's own children, which it leaves where they are.
      place.append(line);
    }
    if (line.textContent !== text) line.textContent = text;
  };
  const before = watched.get(container);
  if (before) before.show = show;
  else {
    const watch = { show };
    watched.set(container, watch);
    // What a widget shows later, such as the help's panel, gets it too.
    new MutationObserver(() => watch.show()).observe(container, { childList: true, subtree: true });
  }
  show();
}

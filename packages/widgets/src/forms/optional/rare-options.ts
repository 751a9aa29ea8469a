import { encodeMetadata, metadataLimits } from "@maloca/catalog/metadata";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { hasElements } from "../../core/build-flags";
import { warnOnce } from "../../core/warn-once";
import { testRibbon } from "../../locales/es";
import type { AdjustableForm } from "./adjustable-form";
import { apply as prefill } from "./prefill";
import * as styles from "./test-ribbon.css";

/** Applies the options that few pages set to a form, after each of its renders. */
export function apply(form: HTMLFormElement, adjustable: AdjustableForm): void {
  const { options } = adjustable;
  prefill(form, adjustable);
  void checkMetadata(options.metadata ?? {}).catch(() => {});
  showRibbon(form, options.testMode ?? false, options);
  if (hasElements && options.testMode) void nameChanges(form).catch(() => {});
}

/** Warns about metadata that the server would ignore or change. */
async function checkMetadata(metadata: Readonly<Record<string, string>>) {
  if (!Object.keys(metadata).length) return;
  const { parseMetadata } = await import("@maloca/catalog/metadata.parse");
  const accepted = parseMetadata(encodeMetadata(metadata)) ?? {};
  const { pairs, value } = metadataLimits;
  for (const [name, given] of Object.entries(metadata)) {
    if (accepted[name] === String(given).trim()) continue;
    warnOnce(
      `metadata: "${name}" does not travel as written; at most ${pairs} pairs, names of letters and digits, values of at most ${value} letters on one line`,
    );
  }
}

/** Whoever tries a page reads what its colors become. */
async function nameChanges(form: HTMLFormElement) {
  const { reportChanges } = await import("./brand-changes");
  if (form.isConnected) reportChanges(form);
}

/** Shows or removes the ribbon of the test mode, before the children that React renders. */
function showRibbon(form: HTMLFormElement, shown: boolean, wording: Wording) {
  let ribbon = form.querySelector("[part=ribbon]");
  if (!shown) return ribbon?.remove();
  if (!ribbon) {
    ribbon = document.createElement("p");
    ribbon.className = styles.ribbon;
    ribbon.setAttribute("part", "ribbon");
    form.prepend(ribbon);
  }
  const { testMode } = wordsIn(wording, { testRibbon });
  if (ribbon.textContent !== testMode) ribbon.textContent = testMode;
}

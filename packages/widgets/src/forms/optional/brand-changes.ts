import { changesOf, inWords, type Mode, nameOf } from "@maloca/catalog/design-tokens";
import { warnOnce } from "../../core/warn-once";
import { described } from "../../theme/described";
import { CAN_DERIVE } from "../../theme/legible-pairs";

/** Names in the console each color of the page that the widgets show in black or white. */
export function reportChanges(form: HTMLElement): void {
  // An older browser shows colors as they are set.
  if (!CSS.supports(CAN_DERIVE)) return;
  const read = reader(form);
  const mode: Mode = read.hex("light-dark(#ffffff, #000000)") === "#ffffff" ? "light" : "dark";
  const properties = described();
  const set = Object.fromEntries(
    properties
      .filter(({ name }) => read.isSet(name))
      .map(({ name }) => [nameOf(name), read.hex(`var(${name})`)]),
  );
  read.end();
  for (const change of changesOf(properties, set, mode)) warnOnce(`${mode}: ${inWords(change)}`);
}

/** Reads the colors that an element inherits, in any notation of CSS. */
function reader(form: HTMLElement) {
  const probe = form.appendChild(document.createElement("i"));
  const style = getComputedStyle(probe);
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  return {
    isSet: (name: string) => style.getPropertyValue(name).trim() !== "",
    hex(css: string) {
      probe.style.color = css;
      if (!pen) return "";
      pen.fillStyle = style.color;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
      return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
    },
    end: () => probe.remove(),
  };
}

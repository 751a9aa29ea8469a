import type { Leaving } from "./options/option-rules";
import { warnOnce } from "./warn-once";

// What partners and applications use and what goes away works for two minor versions more, and the console has the line
// to write (CONTRIBUTING.md, "Releases").

/** How many minor versions something works after the one that first warned. */
const MINORS = 2;

/** The version without it. */
function goneIn(since: string): string {
  const [major, minor] = since.split(".").map(Number);
  return `${major}.${(minor ?? 0) + MINORS}`;
}

export const goesAway = (name: string, since: string, instead: string) =>
  `${name} goes away in ${goneIn(since)}; write ${instead}`;

/**
 * The props of a widget, in whose `strings` a text under a key that goes away counts for the key's successor:
 * `wordsIn(withLeavingTexts(props, "booking", { heading: { to: "title", since: "1.2" } }), bookingWords)`.
 */
export function withLeavingTexts<Props extends { strings?: object | undefined }>(
  props: Props,
  widget: string,
  keys: Readonly<Record<string, Leaving>>,
): Props {
  const texts: Record<string, unknown> = { ...props.strings };
  for (const [key, { to, since }] of Object.entries(keys)) {
    if (texts[key] === undefined) continue;
    texts[to] ??= texts[key];
    delete texts[key];
    warnOnce(`strings: ${goesAway(key, since, to)}`, `<maloca-${widget}>`);
  }
  return { ...props, strings: texts };
}

/** Fires an event that goes away, beside its successor. The console says so to a page that reads it. */
export function emitLeaving(
  target: EventTarget,
  name: string,
  { to, since }: Leaving,
  detail?: unknown,
): void {
  const event = new CustomEvent(`maloca-${name}`, { bubbles: true, composed: true });
  Object.defineProperty(event, "detail", {
    get() {
      warnOnce(goesAway(`maloca-${name}`, since, `maloca-${to}`));
      return detail;
    },
  });
  target.dispatchEvent(event);
}

/** A function of the package that goes away; its declaration has `@deprecated since 1.2: write …` as well. */
export const leavingExport =
  <Arguments extends unknown[], Result>(
    name: string,
    { to, since }: Leaving,
    call: (...given: Arguments) => Result,
  ) =>
  (...given: Arguments): Result => {
    warnOnce(goesAway(name, since, to));
    return call(...given);
  };

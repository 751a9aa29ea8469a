/** Presses of one thing that follow within this time are one: a double click or tap, a held key, a click and Enter. */
export const SAME_PRESS_MS = 1000;

/** The time of an element's latest press; on the element, because several files have this code. */
const PRESSED = Symbol.for("maloca.pressed");
type Pressable = EventTarget & { [PRESSED]?: number | undefined };

interface Press {
  readonly currentTarget: Pressable;
  readonly timeStamp: number;
}

interface Click extends Press {
  readonly isTrusted: boolean;
  preventDefault(): void;
}

/**
 * Whether an event repeats the press before it, on the same form, button or link: what opens, mails or sends does it
 * once. A later press, or one after {@link forgetPress}, is another.
 */
export function repeatsPress({ currentTarget, timeStamp }: Press): boolean {
  const before = currentTarget[PRESSED] ?? -SAME_PRESS_MS;
  currentTarget[PRESSED] = timeStamp;
  return timeStamp - before < SAME_PRESS_MS;
}

/** The next press is a new one: the last did nothing, or something was changed since. */
export function forgetPress(target: Pressable | null) {
  if (target) target[PRESSED] = undefined;
}

/** A click handler that runs once for each press of a visitor, and keeps a link from opening twice. */
export const oncePerPress = (run?: () => unknown) => (event: Click) => {
  // What a script clicks is no press.
  if (event.isTrusted && repeatsPress(event)) event.preventDefault();
  else run?.();
};

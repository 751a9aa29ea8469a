/** Presses of one thing that follow within this time are one: a double click or tap, a held key, a click and Enter. */
export const SAME_PRESS_MS = 1000;

/** Until when an element's latest press lasts; on the element, because several files have this code. */
const PRESSED_UNTIL = Symbol.for("maloca.pressed");
type Pressable = EventTarget & { [PRESSED_UNTIL]?: number | undefined };

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
  const repeats = timeStamp < (currentTarget[PRESSED_UNTIL] ?? 0);
  currentTarget[PRESSED_UNTIL] = timeStamp + SAME_PRESS_MS;
  return repeats;
}

/** The next press is a new one: the last did nothing, or something was changed since. */
export function forgetPress(target: Pressable | null) {
  if (target) target[PRESSED_UNTIL] = undefined;
}

/** A click handler that runs once for each press of a visitor, and keeps a link from opening twice. */
export const oncePerPress = (run?: () => unknown) => (event: Click) => {
  // What a script clicks is no press.
  if (event.isTrusted && repeatsPress(event)) event.preventDefault();
  else run?.();
};

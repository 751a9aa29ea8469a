import { SLOW_MS } from "@maloca/widgets/forms/submission/submission.times";
import { expect, userEvent, waitFor, within } from "storybook/test";

/** The page and every open shadow root in it. */
function* roots(root: Document | ShadowRoot = document): Generator<Document | ShadowRoot> {
  yield root;
  for (const { shadowRoot } of root.querySelectorAll("*")) {
    if (shadowRoot) yield* roots(shadowRoot);
  }
}

function find<Found extends Element = HTMLElement>(selector: string): Found | null {
  for (const root of roots()) {
    const found = root.querySelector<Found>(selector);
    if (found) return found;
  }
  return null;
}

/** Waits until an element is in the page and no animation runs. */
async function shown<Found extends Element = HTMLElement>(selector: string) {
  const found = await waitFor(() => {
    const match = find<Found>(selector);
    if (!match) throw new Error(`nothing on the page fits ${selector}`);
    return match;
  });
  await animationsFinished();
  return found;
}

/** Queries within the open dialog. If two are open, `which` selects one. */
export async function openDialog(which = "") {
  const dialog = await shown<HTMLDialogElement>(`dialog[open]${which}`);
  return { dialog, ...within(dialog as HTMLElement) };
}

/** Queries within what a selector finds in the page. */
export const shownWithin = async (selector: string) => within(await shown(selector));

/** The form in the page. */
export const shownForm = () => shownWithin("form");

/** The focused element, through every shadow root. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Queries within a form. */
export type Form = Pick<
  ReturnType<typeof within>,
  "findByRole" | "findByText" | "getByLabelText" | "getByRole"
>;

/** Finds a field by its label, whether or not it says that the field is optional. */
export const labelled = (label: string) => (shown: string) =>
  shown === label || shown.startsWith(`${label} (`);

/**
 * Types into fields.
 * @param labels of the fields, in the visitor's language.
 * @param typed by the field's name.
 */
export async function fill<Name extends string>(
  form: Pick<Form, "getByLabelText">,
  labels: Readonly<Record<Name, string>>,
  typed: Partial<Record<Name, string>>,
) {
  for (const [name, text] of Object.entries<string>(typed as Record<string, string>)) {
    const field = form.getByLabelText(labelled(labels[name as Name]));
    await userEvent.type(field, text, { delay: null });
  }
}

const regions = {
  status: "[role=status]",
  alert: "[aria-live=assertive]",
  /** Not announced: the field that has the focus says it. */
  none: "[aria-live=off]",
};

/** What a toast says. */
export interface Said {
  title: string;
  text: string;
}

/** Waits for a toast and checks what it says. */
export async function toastSays(role: keyof typeof regions, { title, text }: Said) {
  // Looked for each time: the toast of an earlier story may stand there until the new one takes its place.
  await waitFor(() => {
    const toast = find(`${regions[role]} [part=toast]`);
    if (!toast) throw new Error(`no toast in ${regions[role]}`);
    expect(within(toast).getByText(title)).toBeVisible();
    expect(toast).toHaveTextContent(text);
  });
  await animationsFinished();
}

/** Waits until no animation runs. Storybook does so for the page, but not inside shadow roots. */
export async function animationsFinished() {
  const moving = [...roots()].flatMap((root) => root.getAnimations());
  await Promise.allSettled(moving.map((animation) => animation.finished));
}

/** Makes the browser offline, until the returned function is called. */
export function withoutSignal() {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  return () => Reflect.deleteProperty(navigator, "onLine");
}

/** Shows a pending request as slow at once, until the returned function is called. */
export const slowly = () => slowAfter(0);

/** Never shows a pending request as slow, until the returned function is called. */
export const promptly = () => slowAfter(LONGEST_MS);

/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

function slowAfter(delay: number) {
  const { setTimeout } = window;
  window.setTimeout = ((run: TimerHandler, wait?: number, ...given: unknown[]) =>
    setTimeout(run, wait === SLOW_MS ? delay : wait, ...given)) as typeof setTimeout;
  return () => {
    window.setTimeout = setTimeout;
  };
}

/** Removes the page's toasts, so that the next story starts without any. */
export function forgetToasts() {
  const page = document as Document & Record<symbol, Element | undefined>;
  for (const name of Object.getOwnPropertySymbols(page)) {
    if (!name.description?.startsWith("maloca.toasts")) continue;
    page[name]?.remove();
    delete page[name];
  }
}

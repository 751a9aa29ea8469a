/** What a visitor does, and what the page shows before it is listened to: a condition in the page. */
export type Act = ({ press: string } | { write: string }) & { until?: string };

/** A walk through a page by the keyboard. */
export interface List {
  /** Its transcript's file, in `stories/heard/`. */
  name: string;
  lang: string;
  /** What stands on a plain page of a partner. */
  markup: string;
  /** In the page: whether it can be used. */
  ready: string;
  acts: readonly Act[];
}

/** A key: `Tab`, `shift+Tab`, `Enter`, `Space`, `Down`. */
export const press = (key: string, until?: string): Act => ({ press: key, until });

/** So many times the same key. */
export const times = (count: number, key: string): Act[] =>
  Array.from({ length: count }, () => press(key));

export const write = (text: string, until?: string): Act => ({ write: text, until });

/** A condition: whether a widget shows this. */
export const shows = (widget: string, selector: string) =>
  `[...(document.querySelector("maloca-${widget}")?.shadowRoot?.querySelectorAll("${selector}") ?? [])].some((node) => node.checkVisibility())`;

/** What an act is called in a transcript. */
export const called = (act: Act) => ("write" in act ? `writes ${act.write}` : act.press);

/**
 * What somebody does, and what the page shows before it is listened to: a condition in the page. `follow` goes to a
 * part of the page, as a link to it does.
 */
export type Act = ({ press: string } | { write: string } | { follow: string }) & { until?: string };

/** Where a list is heard. */
export type Place =
  /** A plain page of a partner, with this on it. */
  | { markup: string }
  /** A page of the built site. */
  | { path: string }
  /** A page of the team's desk, by its address there. */
  | { desk: string };

/** A walk through a page by the keyboard. */
export interface List {
  /** Its transcript's file, in `stories/heard/`. */
  name: string;
  lang: string;
  place: Place;
  /** How wide the window is, in pixels. */
  width?: number;
  /** Words of the page that the texts of another language have and those of its own have not. */
  own?: string;
  /**
   * Sentences that the reader says in some hearings and leaves out in others: it drops a word that another overtakes.
   */
  sometimes?: readonly string[];
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

/** To the part of the page with this id. */
export const follow = (id: string): Act => ({ follow: `#${id}` });

/** A condition: whether a widget shows this. */
export const shows = (widget: string, selector: string) =>
  `[...(document.querySelector("maloca-${widget}")?.shadowRoot?.querySelectorAll("${selector}") ?? [])].some((node) => node.checkVisibility())`;

/** What an act is called in a transcript. */
export const called = (act: Act) => {
  if ("write" in act) return `writes ${act.write}`;
  return "follow" in act ? `follows ${act.follow}` : act.press;
};

/** What the reader says of itself, and leaves no word of the page out. */
const OWN = [
  // It hands the keys to the page, or takes them back.
  "Focus mode",
  "Browse mode",
  // An empty line of a field.
  "blank",
  // React listens to every click.
  "clickable.",
  // What is written in a field is no longer marked.
  "Text unselected.",
  // A page comes.
  "Loading.  Please wait.",
];

/** Where it was before, and that it has read a page, whose title it says by itself. */
const ABOUT_PLACES = /^(leaving [a-z ]+\.|Finished loading .*)$/;

/** It counts equal letters that are written, as "6 0 characters". */
const REPEATED = /^\s*\d+ \S characters$/;

/** @param written it repeats what is written, or the end of it. */
export const isOwn = (sentence: string, written: string) =>
  OWN.includes(sentence) ||
  ABOUT_PLACES.test(sentence) ||
  !sentence.trim() ||
  REPEATED.test(sentence) ||
  written.includes(sentence);

/** The reader's names of roles and states, which are English in each language. */
const ROLES = [
  ...[
    "entry",
    "push button",
    "toggle button",
    "check box",
    "radio button",
    "spin button",
    "combo box",
  ],
  ...["link", "panel", "list", "heading level \\d", "image", "dialog", "alert", "application"],
  ...["required", "invalid entry", "selected", "not checked", "checked", "not pressed", "pressed"],
  ...[
    "grayed",
    "clickable",
    "leaving",
    "expanded",
    "collapsed",
    "landmark",
    "visited",
    "read only",
    "opens dialog",
  ],
  "table with\\s+(\\d+\\s+)?rows\\s+(\\d+\\s+)?columns",
  "List with\\s+(\\d+\\s+)?items?",
];
const ROLE = new RegExp(`\\b(${ROLES.join("|")})\\b`, "g");

/** The page's own words in a sentence. */
export const pageWords = (sentence: string) => sentence.replace(ROLE, " ");

import type { WidgetName } from "../../widgets/src/widgets.ts";
import { tableBelow } from "./tables.ts";

/**
 * The keyboard controls of each widget. Their pages show them as a table; `test/keyboard.test.ts` presses
 * every key of every row in Chromium.
 */
interface KeyRow {
  /** Their names, as in Playwright. */
  keys: string[];
  /** The element that has the focus, if it matters. */
  where?: string;
  does: string;
}

const OPENS = "opens the dialog, and moves the focus into it";
const opens: KeyRow[] = [
  { keys: ["Enter"], where: "on its link", does: OPENS },
  { keys: ["Enter", "Space"], where: "on a button of the page that opens it", does: OPENS },
];
const moves: KeyRow = {
  keys: ["Tab", "Shift+Tab"],
  does: "moves among its fields and buttons, and never to the page behind it",
};
const closes: KeyRow = {
  keys: ["Escape"],
  does: "closes it, keeps what was typed, and returns the focus to what opened it",
};
const sends: KeyRow = { keys: ["Enter"], where: "in a field of one line", does: "sends the form" };
const breaks: KeyRow = { keys: ["Enter"], where: "in the long field", does: "begins a new line" };
const ticks = (what: string): KeyRow => ({
  keys: ["Space"],
  where: `on ${what}`,
  does: "ticks it, and unticks it",
});

export const keyboard: Partial<Record<WidgetName, KeyRow[]>> = {
  booking: [
    ...opens,
    moves,
    ticks("an experience"),
    sends,
    breaks,
    {
      keys: ["Escape"],
      where: "in the payment that it leads to",
      does: "returns to the booking, with what was typed",
    },
    closes,
  ],
  "trip-wizard": [
    { keys: ["Enter"], where: "in a field of one line", does: "goes to the next step" },
    ticks("an interest"),
  ],
  payment: [
    ...opens,
    moves,
    {
      keys: ["ArrowDown", "ArrowUp"],
      where: "on deposit or full payment",
      does: "chooses the other one",
    },
    closes,
  ],
  contact: [sends, breaks],
  newsletter: [sends],
  help: [
    {
      keys: ["Enter", "Space"],
      where: "on its button",
      does: "opens the panel, and closes it again",
    },
    { keys: ["Escape"], does: "closes the panel, and returns the focus to the button" },
  ],
  experiences: [
    ticks("an experience"),
    {
      keys: ["Space"],
      where: "on another one, once the maximum is chosen",
      does: "does nothing: it can be reached and read, and not ticked",
    },
  ],
  lightbox: [
    { keys: ["Enter"], where: "on a picture's link", does: "opens that picture" },
    { keys: ["ArrowRight", "ArrowLeft"], does: "shows the next picture, the one before" },
    { keys: ["Home", "End"], does: "shows the first picture, the last one" },
    { keys: ["+", "-", "0"], does: "zooms in, zooms out, shows all of the picture" },
    { keys: ["Escape"], does: "closes it, and returns the focus to the link that opened it" },
  ],
  partnership: [sends, breaks],
};

const named = (key: string) =>
  key.replace("Arrow", "Arrow ").replace("+", key === "+" ? "+" : " + ");

/** A row's first cell: its keys, and where they act. */
export const pressed = ({ keys, where }: KeyRow) =>
  `${keys.map(named).join(", ")}${where ? ` ${where}` : ""}`;

/** The table of a widget, in Markdown; empty for one without keys. */
export const keyboardTable = (name: WidgetName) =>
  tableBelow(
    "## Keyboard",
    ["key", "what it does"],
    (keyboard[name] ?? []).map((row) => [pressed(row), row.does]),
  );

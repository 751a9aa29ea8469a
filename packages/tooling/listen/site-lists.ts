import { type Act, follow, type List, type Place, press, shows, times, write } from "./acts";

/** A condition: whether the page shows this. */
const shown = (selector: string) =>
  `[...document.querySelectorAll("${selector}")].some((node) => node.checkVisibility())`;

/** As narrow as Firefox makes its window. */
const PHONE = { width: 500 };

const LOADED = `document.readyState === "complete"`;

const list = (name: string, place: Place, acts: Act[], more: Partial<List> = {}): List => ({
  name: `${name}.es`,
  lang: "es",
  place,
  ready: LOADED,
  acts,
  ...more,
});

/** A month, people and a budget, and the first trip that fits. */
const finder = list("site-finder", { path: "/" }, [
  follow("buscador"),
  press("Tab"),
  // The reader goes to the next choice and leaves it to the visitor to take it.
  ...times(2, "Down"),
  press("Space", shown("[data-finder-status]:not([data-idle])")),
  press("Tab"),
  write("2"),
  ...times(2, "Tab"),
  ...times(2, "Down"),
  press("Tab"),
  press("Enter"),
  press("Tab"),
]);

/** Two packages, on a phone, and what tells them apart. */
const comparison = list(
  "site-comparison",
  { path: "/guaviare" },
  [
    follow("paquetes"),
    ...times(4, "Tab"),
    press("Enter", shown("#paquetes select")),
    press("Tab"),
    press("Down"),
    press("Tab"),
    press("Down"),
    press("Tab"),
    press("Space"),
    ...times(2, "Tab"),
  ],
  PHONE,
);

/** On a phone: opened, a part of the home page chosen, and on from there. */
const menu = list(
  "site-menu",
  { path: "/" },
  [
    ...times(3, "Tab"),
    press("Enter", shown("#menu")),
    ...times(2, "Tab"),
    press("Enter", `!(${shown("#menu")})`),
    press("Tab"),
  ],
  {
    ...PHONE,
    sometimes: ["banner", "collapsed", "Menú collapsed push button."],
  },
);

/** Whether the sum stands there, which comes a second after the last change. */
const SUM = `document.querySelector("maloca-booking").shadowRoot.querySelector("[part=figures] p")?.textContent`;

/** A package's booking, its payment, and back. */
const booking = list("site-booking", { path: "/guaviare" }, [
  follow("paquetes"),
  press("Tab"),
  press("Enter", shows("booking", "dialog[open]")),
  press("Tab"),
  write("Ana Ríos"),
  ...times(9, "Tab"),
  press("Enter", SUM),
  ...times(3, "Tab"),
  press("Space"),
  press("shift+Tab"),
  press("Escape", shows("booking", "textarea")),
]);

/** The dialogs of a proposal and of a message, each opened and closed. */
const consultancy = list(
  "site-consultancy",
  { path: "/consultoria" },
  [
    follow("contacto"),
    press("Tab"),
    press("Enter", shown("dialog[open]")),
    press("Tab"),
    press("Escape", `!(${shown("dialog[open]")})`),
    press("Tab"),
    press("Enter", shown("dialog[open]")),
    press("Tab"),
    press("Escape", `!(${shown("dialog[open]")})`),
  ],
  { own: "abre" },
);

/** Who waits and how to reach them; answered. */
const answer = list("desk-answer", { desk: "" }, [
  // From heading to heading.
  ...times(2, "h"),
  ...times(5, "Tab"),
  press("Enter", 'location.search.includes("solicitud")'),
  press("h"),
  press("shift+Tab"),
]);

/** A price that is no number, mended, seen in words and published. */
const price = list("desk-price", { desk: "/documento?documento=trips/velitas-choco" }, [
  press("h"),
  ...times(7, "Tab"),
  press("Enter", shown("details[open] input")),
  press("Tab"),
  write("tres"),
  press("Enter", shown("[aria-invalid]")),
  press("shift+End"),
  write("3100000"),
  press("Enter", `document.querySelector("h1").textContent.startsWith("Así queda")`),
  press("h"),
  press("Down"),
  press("Tab"),
  press("Enter", 'location.search.includes("hecho")'),
  press("h"),
  press("shift+Tab"),
]);

/** What a photograph is asked for. */
const photo = list(
  "desk-photo",
  { desk: "/documento?documento=trips/velitas-choco&parte=hero.image" },
  [press("h"), ...times(6, "Tab")],
  { own: "letras sobre" },
);

/** A section's heading, changed and seen in words. */
const text = list(
  "desk-text",
  { desk: "/documento?documento=home&parte=newsletter" },
  [
    press("h"),
    ...times(2, "Tab"),
    write("Cartas del río"),
    press("Enter", `document.querySelector("h1").textContent.startsWith("Así queda")`),
    press("h"),
    ...times(2, "Down"),
    press("Tab"),
  ],
  { own: "letras" },
);

export const siteLists: readonly List[] = [
  finder,
  comparison,
  menu,
  booking,
  consultancy,
  answer,
  price,
  photo,
  text,
];

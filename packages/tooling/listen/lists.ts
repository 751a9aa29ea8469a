import { bookingLabels as en } from "../../catalog/src/locales/en";
import { bookingLabels as es } from "../../catalog/src/locales/es";
import { bookingLabels as pt } from "../../catalog/src/locales/pt";
import { type Act, type List, press, shows, times, write } from "./acts";
import { siteLists } from "./site-lists";

/** The words of a page of a partner, in its language. */
const words = {
  es: { book: "Reservar", pay: "Pagar", ...es },
  en: { book: "Book", pay: "Pay", ...en },
  pt: { book: "Reservar", pay: "Pagar", ...pt },
};
type Lang = keyof typeof words;

const LOADED = `"maloca" in document.documentElement`;

const list = (
  name: string,
  lang: Lang,
  markup: string,
  ready: string,
  acts: Act[],
  ...sometimes: string[]
): List => ({
  name: `${name}.${lang}`,
  lang,
  place: { markup },
  own: markup,
  sometimes,
  ready,
  acts,
});

const invalid = (widget: string) => shows(widget, "[aria-invalid]");

/** Opened, sent empty, filled in with a fault, mended, sent. */
const booking = (lang: Lang) =>
  list(
    "booking",
    lang,
    `<button data-maloca-open="booking" data-package="Memoria de Piedra">${words[lang].book}</button>
     <maloca-booking destination="Guaviare" experiences="Surf, Masaje, Pesca"></maloca-booking>`,
    LOADED,
    [
      press("Tab"),
      press("Enter", shows("booking", "dialog[open] input")),
      press("Tab"),
      press("Enter", invalid("booking")),
      write("Ana Ríos"),
      press("Tab"),
      write("ana"),
      press("Tab"),
      write("3001234567"),
      ...times(2, "Tab"),
      write("Marzo"),
      press("Tab"),
      write("2"),
      press("Tab"),
      press("Space"),
      press("Tab"),
      press("Space"),
      ...times(4, "Tab"),
      press("Enter", invalid("booking")),
      press("End"),
      write("@example.com"),
      press(
        "Enter",
        `!document.querySelector("maloca-booking").shadowRoot.querySelector("dialog[open]")`,
      ),
    ],
    words[lang].phoneHint,
    words[lang].travelersHint,
    `${words[lang].book} push button.`,
  );

const newsletter = (lang: Lang) =>
  list(
    "newsletter",
    lang,
    "<maloca-newsletter></maloca-newsletter>",
    shows("newsletter", "input"),
    [
      press("Tab"),
      press("Enter", invalid("newsletter")),
      write("ana@example.com"),
      press("Enter", shows("newsletter", "[part=confirmation], [part=status] span")),
      press("Tab"),
    ],
  );

const experiences = list(
  "experiences",
  "es",
  `<maloca-experiences experiences="Surf, Masaje, Pesca"></maloca-experiences>`,
  shows("experiences", "input"),
  [
    press("Tab"),
    press("Space"),
    press("Tab"),
    press("Space"),
    press("Tab"),
    press("shift+Tab"),
    press("Space"),
  ],
);

/** Sent empty, mended, and on to the last step. */
const wizard = (lang: Lang) =>
  list(
    "trip-wizard",
    lang,
    "<maloca-trip-wizard></maloca-trip-wizard>",
    shows("trip-wizard", "input"),
    [
      press("Tab"),
      press("Enter", invalid("trip-wizard")),
      write("Ana"),
      press("Tab"),
      write("Ríos"),
      press("Enter", shows("trip-wizard", "[name=email]")),
      press("Tab"),
      press("Enter", invalid("trip-wizard")),
      write("ana@example.com"),
      press("Enter", shows("trip-wizard", "[name=destination]")),
      ...times(5, "Tab"),
      press("Space"),
      press("Enter", shows("trip-wizard", "[name=how_found_us]")),
      press("Tab"),
      press("Tab"),
      press("Enter", shows("trip-wizard", "[part=confirmation]")),
      press("Tab"),
    ],
  );

const picture = (colour: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='60'><rect width='90' height='60' fill='${colour}'/></svg>`;
const pictures = { red: "Atardecer rojo", blue: "Mar azul", green: "Selva verde" };
const closed = (widget: string) =>
  `!document.querySelector("maloca-${widget}").shadowRoot.querySelector("dialog[open]")`;

const lightbox = list(
  "lightbox",
  "es",
  `<maloca-lightbox>${Object.entries(pictures)
    .map(([one, alt]) => `<a href="${picture(one)}"><img src="${picture(one)}" alt="${alt}"></a>`)
    .join("")}</maloca-lightbox>`,
  LOADED,
  [
    press("Tab"),
    press("Enter", shows("lightbox", "dialog[open] img")),
    press("Tab"),
    press("Tab"),
    press("Space"),
    press("Tab"),
    press("Space", closed("lightbox")),
  ],
);

const payment = list(
  "payment",
  "es",
  `<button data-maloca-open="payment" data-package="Memoria de Piedra">${words.es.pay}</button>
   <maloca-payment destination="Guaviare"></maloca-payment>`,
  LOADED,
  [
    press("Tab"),
    press("Enter", shows("payment", "dialog[open] input")),
    press("Tab"),
    press("Enter", invalid("payment")),
    write("Ana Ríos"),
    ...times(2, "Tab"),
    press("shift+Tab"),
    // Announced once the visitor pauses.
    write("3000000", shows("payment", "[part=figures] p span:not(:empty)")),
    ...times(2, "Tab"),
    press("Down"),
    press("Tab"),
    press("Escape", closed("payment")),
  ],
  `${words.es.pay} push button.`,
);

const contact = list(
  "contact",
  "es",
  "<maloca-contact></maloca-contact>",
  shows("contact", "input"),
  [
    press("Tab"),
    press("Enter", invalid("contact")),
    write("Ana Ríos"),
    press("Tab"),
    write("ana@gmial.com"),
    press("Tab", shows("contact", "[part=slip]")),
    press("Tab"),
    write("Hay cupo"),
    ...times(2, "Tab"),
    press("Enter", shows("contact", "[part=confirmation]")),
  ],
  "Revisa los campos marcados.",
);

const partnership = list(
  "partnership",
  "es",
  "<maloca-partnership></maloca-partnership>",
  shows("partnership", "input"),
  [
    press("Tab"),
    press("Enter", invalid("partnership")),
    write("Ana"),
    ...times(13, "Tab"),
    press("Enter", invalid("partnership")),
  ],
);

const help = list("help", "es", "<maloca-help></maloca-help>", shows("help", "[part=button]"), [
  press("Tab"),
  press("Enter", shows("help", "[part=panel]")),
  ...times(2, "Tab"),
  press("Escape", `!(${shows("help", "[part=panel]")})`),
]);

export const lists: readonly List[] = [
  ...(["es", "en", "pt"] as const).flatMap((lang) => [
    booking(lang),
    wizard(lang),
    newsletter(lang),
  ]),
  ...[experiences, lightbox, payment, contact, partnership, help],
  ...siteLists,
];

export type Adherence =
  | "supports"
  | "partially-supports"
  | "does-not-support"
  | "not-applicable"
  | "not-evaluated";

interface Criterion {
  number: string;
  name: string;
  level: "A" | "AA";
  adherence: Adherence;
  /** For people. */
  notes: string;
  tests?: Evidence[];
}

/** `title` is part of a test's title, or of a sentence in a transcript. */
export type Evidence = [file: string, title: string];

const accessibilityTests = "packages/widgets/test/accessibility.test.ts";
const AXE: Evidence = [accessibilityTests, "breaks no rule of WCAG 2.2"];
const KEYBOARD: Evidence = [accessibilityTests, "the keyboard reaches all of"];
const ORDER: Evidence = ["packages/widgets/test/reading-order.test.ts", "is read in its order"];
const KEYS: Evidence = [
  "packages/widgets/test/keyboard.test.ts",
  "every row of the registry has what shows it",
];
const elementTests = (widget: string) => `packages/widgets/src/${widget}/${widget}.element.test.ts`;
const heard = (transcript: string, sentence: string): Evidence => [
  `stories/heard/${transcript}.txt`,
  sentence,
];
const paymentPanel = "packages/widgets/src/booking/booking.payment.element.test.ts";

const notApplicable = (
  number: string,
  name: string,
  level: "A" | "AA",
  notes: string,
): Criterion => ({
  number,
  name,
  level,
  adherence: "not-applicable",
  notes,
});

const supports = (
  number: string,
  name: string,
  level: "A" | "AA",
  notes: string,
  ...tests: Evidence[]
): Criterion => ({
  number,
  name,
  level,
  adherence: "supports",
  notes,
  tests,
});

const partially: typeof supports = (...row) => ({
  ...supports(...row),
  adherence: "partially-supports",
});

const NO_MEDIA = "The widgets have no audio and no video.";

/**
 * The success criteria of WCAG 2.2, levels A and AA, with the widgets' conformance and what shows it: tests, and
 * what a screen reader was heard to say. `npm run docs` writes the report from this list; a test checks that each of
 * them exists.
 */
export const criteria: Criterion[] = [
  supports(
    "1.1.1",
    "Non-text Content",
    "A",
    "Icons are hidden from assistive technology or named; the lightbox's pictures have alternative text.",
    AXE,
    heard("lightbox.es", "Mar azul"),
  ),
  notApplicable("1.2.1", "Audio-only and Video-only (Prerecorded)", "A", NO_MEDIA),
  notApplicable("1.2.2", "Captions (Prerecorded)", "A", NO_MEDIA),
  notApplicable("1.2.3", "Audio Description or Media Alternative (Prerecorded)", "A", NO_MEDIA),
  notApplicable("1.2.4", "Captions (Live)", "AA", NO_MEDIA),
  notApplicable("1.2.5", "Audio Description (Prerecorded)", "AA", NO_MEDIA),
  supports(
    "1.3.1",
    "Info and Relationships",
    "A",
    "Fields have labels, groups a legend, dialogs and steps a heading; errors and hints are tied to their field.",
    AXE,
    [elementTests("booking"), "shows a message at each field"],
    heard("booking.es", "Experiencias (opcional) panel."),
  ),
  supports(
    "1.3.2",
    "Meaningful Sequence",
    "A",
    "The document's order is the reading order; it is the same in the accessibility trees of Chromium and Firefox, and in WebKit's roles and names.",
    ORDER,
    KEYBOARD,
  ),
  supports(
    "1.3.3",
    "Sensory Characteristics",
    "A",
    "No text names a colour, a shape or a side of the screen, in any language.",
    ["packages/widgets/test/languages.test.ts", "names no colour, shape or side"],
  ),
  supports(
    "1.3.4",
    "Orientation",
    "AA",
    "The widgets work in either orientation and fit narrow and wide windows.",
    [accessibilityTests, "fits a width of 320 px"],
  ),
  supports(
    "1.3.5",
    "Identify Input Purpose",
    "AA",
    "Fields about the visitor carry `autocomplete`.",
    [
      "packages/widgets/test/markup.test.ts",
      "tells the browser what each field about the visitor is for",
    ],
  ),
  supports(
    "1.4.1",
    "Use of Color",
    "A",
    "Errors are shown in words and choices as boxes; both stay visible in forced colours.",
    ["packages/widgets/test/preferences.test.ts", "keeps its borders in forced colours"],
  ),
  notApplicable("1.4.2", "Audio Control", "A", NO_MEDIA),
  supports(
    "1.4.3",
    "Contrast (Minimum)",
    "AA",
    "Also on partners' pages of any colour, and with partners' own colours.",
    AXE,
    ["packages/widgets/test/theme.test.ts", "the words of %s can be read"],
  ),
  supports(
    "1.4.4",
    "Resize Text",
    "AA",
    "By the browser's zoom, to the 320 px that a window of 1280 px has at 400 %; and by the page's root size, which follows the browser's text size: text below 24 px doubles, a title grows as far as its longest word stays whole.",
    [accessibilityTests, "fits a width of 320 px"],
    [accessibilityTests, "doubles with the page's root"],
  ),
  supports(
    "1.4.5",
    "Images of Text",
    "AA",
    "There are none; axe looks at text, and the artwork in dialogs has no words.",
    AXE,
  ),
  supports("1.4.10", "Reflow", "AA", "Everything fits 320 px without scrolling sideways.", [
    accessibilityTests,
    "fits a width of 320 px",
  ]),
  supports(
    "1.4.11",
    "Non-text Contrast",
    "AA",
    "Edges of fields and boxes have 3:1; imported colours are refused below it. The focus's ring is measured in pixels, on light and dark pages.",
    ["packages/widgets/test/design-tokens.test.ts", "colors that cannot be read are refused"],
    KEYBOARD,
  ),
  supports(
    "1.4.12",
    "Text Spacing",
    "AA",
    "Nothing is cut off with the criterion's distances of lines, letters, words and paragraphs, at 320, 768 and 1280 px.",
    [accessibilityTests, "shows all of its words when text is spaced widely"],
  ),
  notApplicable(
    "1.4.13",
    "Content on Hover or Focus",
    "AA",
    "Nothing appears on hover or focus alone.",
  ),
  supports(
    "2.1.1",
    "Keyboard",
    "A",
    "Everything can be done with a keyboard, also zooming and changing pictures.",
    KEYBOARD,
    KEYS,
  ),
  supports(
    "2.1.2",
    "No Keyboard Trap",
    "A",
    "Escape leaves every dialog and panel, and the focus returns to where it was.",
    KEYS,
    ["packages/widgets/test/event-isolation.test.ts", "focus trap"],
  ),
  notApplicable(
    "2.1.4",
    "Character Key Shortcuts",
    "A",
    "Single keys act in the open lightbox only, where its picture has the focus.",
  ),
  supports(
    "2.2.1",
    "Timing Adjustable",
    "A",
    "Requests have no time limit. A message that goes by itself stays while the pointer or the focus is on it; one with a reference, and an error, stay until they are closed.",
    ["packages/widgets/src/ui/status/status.test.tsx", "stays while it has the keyboard's focus"],
    [
      "packages/widgets/src/ui/status/status.test.tsx",
      "one with a reference stays until it is dismissed",
    ],
  ),
  supports(
    "2.2.2",
    "Pause, Stop, Hide",
    "A",
    "Nothing moves for longer than five seconds, but the sign that a request is being sent.",
    ["packages/widgets/test/preferences.test.ts", "has no motion with reduced motion"],
  ),
  supports(
    "2.3.1",
    "Three Flashes or Below Threshold",
    "A",
    "No animation repeats three times a second.",
    ["packages/widgets/test/preferences.test.ts", "no animation repeats"],
  ),
  notApplicable(
    "2.4.1",
    "Bypass Blocks",
    "A",
    "The page that embeds the widgets is responsible for it.",
  ),
  notApplicable(
    "2.4.2",
    "Page Titled",
    "A",
    "The page that embeds the widgets is responsible for it.",
  ),
  supports(
    "2.4.3",
    "Focus Order",
    "A",
    "The focus moves into a dialog, stops in the order of reading in Chromium and Firefox, and returns. The stops of WebKit were not compared.",
    [ORDER[0], "and Tab stops in it"],
    [paymentPanel, "«Volver» returns to the booking and its link, and both keep what was typed"],
    [elementTests("trip-wizard"), "marks the current step and focuses it"],
    heard("booking.es", "Solicita tu reserva panel."),
  ),
  supports(
    "2.4.4",
    "Link Purpose (In Context)",
    "A",
    "The policy and the ways to write to the team are named links.",
    AXE,
  ),
  notApplicable(
    "2.4.5",
    "Multiple Ways",
    "AA",
    "The site that embeds the widgets is responsible for it.",
  ),
  supports(
    "2.4.6",
    "Headings and Labels",
    "AA",
    "Labels say what to write and headings what a step asks.",
    AXE,
    [elementTests("trip-wizard"), "marks the current step"],
    heard("trip-wizard.es", "Paso 2 de 4 ¿Dónde te escribimos? panel."),
  ),
  supports(
    "2.4.7",
    "Focus Visible",
    "AA",
    "A ring of 3:1 is drawn around whatever has the focus, at least one and a half times as long as a line around it.",
    KEYBOARD,
  ),
  supports(
    "2.4.11",
    "Focus Not Obscured (Minimum)",
    "AA",
    "Nothing of a widget covers what has the focus.",
    KEYBOARD,
  ),
  supports(
    "2.5.1",
    "Pointer Gestures",
    "A",
    "Whatever pinching and swiping do, buttons and keys do too.",
    KEYS,
  ),
  supports("2.5.2", "Pointer Cancellation", "A", "Actions are clicks, on release.", [
    elementTests("lightbox"),
    "a click on a tile shows its picture",
  ]),
  supports("2.5.3", "Label in Name", "A", "Names begin with the visible words.", AXE),
  notApplicable("2.5.4", "Motion Actuation", "A", "Nothing reacts to the device's motion."),
  supports(
    "2.5.7",
    "Dragging Movements",
    "AA",
    "Panning a zoomed picture is the only drag; zooming out shows all of it.",
    [elementTests("lightbox"), "a double tap zooms in, another zooms out"],
  ),
  supports(
    "2.5.8",
    "Target Size (Minimum)",
    "AA",
    "At least 24 px, and 44 px for what sends.",
    AXE,
    KEYBOARD,
  ),
  supports("3.1.1", "Language of Page", "A", "An element says its own language.", [
    "packages/widgets/src/core/language/language.element.test.ts",
    "an element speaks its own language",
  ]),
  supports(
    "3.1.2",
    "Language of Parts",
    "AA",
    "Each element carries `lang`, also where the page has another.",
    [
      "packages/widgets/src/core/language/language.element.test.ts",
      "or that of the nearest ancestor",
    ],
  ),
  supports("3.2.1", "On Focus", "A", "Focus alone opens nothing.", KEYBOARD),
  supports("3.2.2", "On Input", "A", "Typing and choosing send nothing and move nothing.", [
    elementTests("booking"),
    "none appears while typing",
  ]),
  notApplicable(
    "3.2.3",
    "Consistent Navigation",
    "AA",
    "The site that embeds the widgets is responsible for it.",
  ),
  partially(
    "3.2.4",
    "Consistent Identification",
    "AA",
    "The field for a phone number is «WhatsApp o teléfono» in the booking, «WhatsApp» in the wizard and «Teléfono o WhatsApp» in the partnership; the one for an e-mail address is «Correo electrónico», in the newsletter «Tu correo electrónico». A missing address is «Email inválido» in most forms, and «Por favor escribe tu correo» in the wizard.",
    heard("booking.es", "WhatsApp o teléfono entry required."),
    heard("partnership.es", "Teléfono o WhatsApp entry required."),
    heard("newsletter.es", "Tu correo electrónico entry required."),
    heard("trip-wizard.es", "Por favor escribe tu correo"),
  ),
  notApplicable(
    "3.2.6",
    "Consistent Help",
    "A",
    "The site that embeds the widgets is responsible for it; the help button stays in one corner.",
  ),
  supports(
    "3.3.1",
    "Error Identification",
    "A",
    "Each wrong field has a message in words beside it, and the first has the focus.",
    [elementTests("booking"), "shows a message at each field and focuses the first"],
    heard("booking.es", "El nombre debe tener al menos 2 caracteres"),
    heard("booking.es", "invalid entry."),
  ),
  supports(
    "3.3.2",
    "Labels or Instructions",
    "A",
    "Every field has a permanent label, and a hint where the format of the answer matters.",
    AXE,
    heard("booking.es", "Número de viajeros entry required."),
    heard("trip-wizard.es", "Por persona, en pesos o en dólares."),
  ),
  partially(
    "3.3.3",
    "Error Suggestion",
    "AA",
    "Most messages say what is expected, from the page and from the server; «Teléfono inválido» is read with its hint, which does. «Email inválido» does not say how to write one.",
    [elementTests("booking"), "booking shows the server's error at its field"],
    heard("booking.es", "Con indicativo, por ejemplo +57 300 123 4567 Teléfono inválido."),
    heard("booking.es", "Email inválido."),
  ),
  notApplicable(
    "3.3.4",
    "Error Prevention (Legal, Financial, Data)",
    "AA",
    "Nothing is bought and no contract is made; a person answers first.",
  ),
  supports(
    "3.3.7",
    "Redundant Entry",
    "A",
    "What was typed stays, and the payment asks nothing that the booking has.",
    [paymentPanel, "asks nothing twice"],
    [elementTests("booking"), "keeps every typed character"],
    [elementTests("trip-wizard"), "a reload in the same tab restores"],
  ),
  notApplicable("3.3.8", "Accessible Authentication (Minimum)", "AA", "Nobody signs in."),
  notApplicable("4.1.1", "Parsing", "A", "WCAG 2.2 no longer has it; the catalog lists it."),
  supports(
    "4.1.2",
    "Name, Role, Value",
    "A",
    "Native elements; the accessibility tree says what is chosen, open or invalid.",
    AXE,
    ORDER,
    heard("booking.es", "Surf check box not checked."),
    heard("help.es", "expanded"),
  ),
  supports(
    "4.1.3",
    "Status Messages",
    "AA",
    "Counts, sums and the result of a request are announced, and move no focus. After a booking it returns to the button that opened the dialog; the wizard's confirmation gets it, and is read.",
    heard("booking.es", "Has seleccionado 2 de 2 experiencias (llegaste al máximo)"),
    heard("payment.es", "Pagas ahora 900.000 pesos, saldo 2.100.000 pesos"),
    heard("contact.es", "¡Mensaje enviado! Nos pondremos en contacto contigo pronto."),
    [
      "packages/widgets/src/forms/offline/offline-notice.element.test.ts",
      "focus returns to the field after sending",
    ],
  ),
];

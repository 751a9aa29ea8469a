import { type Chapter, inCatalog, inServer, inSite, inWidgets, testsOf } from "./clause";

const { booking, payment, wizard, partnership, newsletter, contact, experiences } = inWidgets;
const { money, requests } = inCatalog;
const { client } = inServer;

/** Clauses about forms, dialogs and prices on any page. */
export const rules: Chapter = {
  title: "Forms, dialogs and money, wherever they stand",
  routes: [],
  clauses: [
    [
      "§3, §7",
      "a booking request's fields reach the server and the team",
      testsOf("site/test/walk")(
        "a booking travels from the page to the operator's list and the team's mail",
      ),
    ],
    [
      "§3, §7",
      "the same in Firefox and in WebKit",
      testsOf("site/test/engines.walk")("a booking is made in %s and stored"),
    ],
    [
      "§4, §8",
      "a booking that succeeds: toast, form emptied, dialog closed",
      booking("a stored request closes the dialog, empties the form and says so"),
    ],
    [
      "§8",
      "a booking that fails: the toast's words, and nothing lost",
      booking("… keeps every typed character and shows why in a toast"),
    ],
    [
      "§5",
      "the booking's messages, and its limits at both ends",
      booking("an empty form shows a message at each field and focuses the first"),
      booking("each limit of the catalog holds at both ends"),
    ],
    [
      "§4, §5",
      "two experiences at most; «Has seleccionado N de M experiencias»",
      booking("booking limits experiences to two and counts them"),
    ],
    [
      "§4, §5",
      "the page's selector: a third tap is ignored; «n/2 experiencias seleccionadas»",
      experiences("experiences allow two of four; a further tap changes and reports nothing"),
    ],
    [
      "§4",
      "concept patterns, fixed concepts and «consulta general»",
      requests("a concept names destination and package, or stands as its page fixed it"),
    ],
    [
      "§4, §5",
      "the wizard: names, then an e-mail that nobody checks, then nothing more",
      wizard("the wizard needs names and an e-mail to continue, and nothing else"),
    ],
    [
      "§4",
      "the wizard goes back",
      wizard("the wizard marks the current step and focuses its heading"),
    ],
    [
      "§5",
      "at least one traveller",
      wizard("the wizard reports fewer than one traveller on its step"),
    ],
    [
      "§3, §4, §7, §8",
      "the trip request's eleven columns; the wizard then returns to its first step",
      wizard("the wizard sends eleven columns and resets"),
    ],
    [
      "§4, §8",
      "«Enviando...»; a failure keeps everything",
      wizard("the wizard's button says that it is sending; a failure keeps everything"),
    ],
    [
      "§5",
      "the partnership's nine messages and its limits",
      partnership("an empty proposal shows nine messages at their fields and focuses the first"),
      inCatalog.partnership("every limit holds at both ends"),
    ],
    [
      "§3, §5",
      "an organisation is a university, a company or a hotel",
      partnership("there are three kinds of organisation"),
    ],
    [
      "§7, §8",
      "a proposal opens the mail client, says so, and sends nothing",
      partnership("a valid proposal opens the mail client within the click, and nothing is sent"),
    ],
    [
      "§7",
      "its mail holds every field; what is empty reads «No especificado» or «N/A»",
      inCatalog.partnership(
        "the mail holds every field with its label, and says what was left empty",
      ),
    ],
    [
      "§8",
      "the form says so if the mail client does not open",
      partnership("partnership reports a mail client that cannot be opened, and keeps everything"),
    ],
    [
      "§4, §8",
      "newsletter: «Suscribiendo...», then cleared",
      newsletter("the newsletter disables its field while sending, then clears it"),
    ],
    [
      "§5, §8",
      "newsletter: an @ is needed",
      newsletter("the newsletter reports an address without @ as a toast and at the field"),
    ],
    [
      "§8",
      "newsletter: a failure is shown, logged, and keeps the address",
      newsletter("the newsletter reports and logs a failure, and keeps the address"),
    ],
    [
      "§7",
      "newsletter: the endpoint gets the address, page and title",
      newsletter("the newsletter sends another company's endpoint none of our headers"),
    ],
    [
      "§3, §5",
      "a contact message needs all but the organization",
      contact("contact requires name, e-mail and message, not the organization"),
      requests("a contact message needs all but the organization"),
    ],
    [
      "§8",
      "a contact message that fails is reported, logged and kept",
      contact("contact reports a failure, logs no personal data and keeps the message"),
    ],
    [
      "§5, §8",
      "payment: a blank field first, then a wrong amount",
      payment("payment reports a blank field at the field and as a toast"),
      inCatalog.payment("a blank field comes before a wrong amount"),
    ],
    [
      "§4, §9",
      "payment: deposit by default, 30 % in whole pesos",
      payment("deposit and balance follow the amount while it is typed, and the option"),
      inCatalog.payment("the deposit is 30 % in whole pesos, and the rest is the balance"),
    ],
    [
      "§4, §7, §8",
      "payment: the messaging app opens, a toast, and the dialog is cleared",
      payment(
        "payment opens the messaging app within the click with the whole message, and resets",
      ),
    ],
    [
      "§1, §3",
      "nothing is paid online, and a payment request is not kept",
      payment("nothing is sent to a server and nothing is kept"),
    ],
    [
      "§7",
      "what the message says",
      inCatalog.payment("the message says who, what for, how much now and how much later"),
    ],
    [
      "§9",
      "pesos and dollars in es-CO",
      money(
        "pesos and dollars are printed as Colombians read them, with a space that does not break",
      ),
    ],
    [
      "§9",
      "dollars shown are pesos / 4200, rounded",
      money("a derived figure is rounded to whole dollars"),
    ],
    ["§7", "functions by the official client", client("invokes %s")],
    ["§7", "an insert by the official client", client("inserts %s into trip_requests")],
    [
      "§6",
      "a visitor reads, changes and deletes nothing",
      client("reads, changes and deletes nothing"),
    ],
    [
      "–",
      "the forms without scripts",
      inServer.forms("keeps what was typed, escaped, with a message beside what is wrong"),
    ],
    [
      "–",
      "forms and pictures are there without scripts",
      testsOf("site/test/home.walk")(
        "without scripts the forms are shown and a gallery picture opens as a file",
      ),
    ],
    ["–", "a trip on paper", testsOf("site/test/print")("prints facts, lists, days and contact")],
    [
      "–",
      "structured data agrees with the prices that show",
      inSite.data("offers each package at the peso price that its card shows"),
    ],
    [
      "–",
      "a date that has passed is no longer available",
      inSite.data("marks a past date as no longer available"),
    ],
    ["–", "a story is a posting", inSite.data("%s has the data of its story")],
  ],
};

import { type Chapter, inCatalog, inServer, inSite, inWidgets, testsOf } from "./clause";

const { booking, payment, wizard, partnership, newsletter, contact, experiences } = inWidgets;
const { money, requests } = inCatalog;
const { client } = inServer;

/** What holds wherever a form, a dialog or a price stands. */
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
      booking("an empty form shows a message beside each field and goes to the first"),
      booking("each limit of the catalog holds at both ends"),
    ],
    [
      "§4, §5",
      "two experiences at most; «Has seleccionado N de M experiencias»",
      booking("at most two experiences are chosen, and the counter says how many"),
    ],
    [
      "§4, §5",
      "the page's selector: a third tap is ignored; «n/2 experiencias seleccionadas»",
      experiences("two of the four are chosen; a further tap does nothing and says nothing"),
    ],
    [
      "§4",
      "concept patterns, fixed concepts and «consulta general»",
      requests("a concept names destination and package, or stands as its page fixed it"),
    ],
    [
      "§4, §5",
      "the wizard: names, then an e-mail that nobody checks, then nothing more",
      wizard("names and an e-mail are needed to continue, and nothing else is"),
    ],
    [
      "§4",
      "the wizard goes back",
      wizard("the mark says where one is, and the keyboard goes to the step's heading"),
    ],
    ["§5", "at least one traveller", wizard("fewer than one traveller is told on its step")],
    [
      "§3, §4, §7, §8",
      "the trip request's eleven columns; the wizard then begins anew",
      wizard("the table's eleven columns are sent, and the form begins anew"),
    ],
    [
      "§4, §8",
      "«Enviando...»; a failure keeps everything",
      wizard("while it is sent the button says so; a failure keeps everything"),
    ],
    [
      "§5",
      "the partnership's nine messages and its limits",
      partnership("an empty form shows the nine messages at their fields and goes to the first"),
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
      partnership("a good proposal opens the mail client within the gesture, and nothing is sent"),
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
      "a mail client that does not open is told",
      partnership("a mail client that cannot be opened is told, and everything stays"),
    ],
    [
      "§4, §8",
      "newsletter: «Suscribiendo...», then cleared",
      newsletter(
        "while it is sent the button says so and the field rests; then the field is cleared",
      ),
    ],
    [
      "§5, §8",
      "newsletter: an @ is needed",
      newsletter("an address without an @ is refused by a toast and beside the field"),
    ],
    [
      "§8",
      "newsletter: a failure is told, logged, and keeps the address",
      newsletter("a failure is told, logged, and keeps the address"),
    ],
    [
      "§7",
      "newsletter: the endpoint gets the address, page and title",
      newsletter("another company's endpoint gets the address and none of our headers"),
    ],
    [
      "§3, §5",
      "a contact message needs all but the organization",
      contact("name, e-mail and message are asked for, the organization is not"),
      requests("a contact message needs all but the organization"),
    ],
    [
      "§8",
      "a contact message that fails is told, logged and kept",
      contact("a failure is told, logged without a name or an address, and keeps the message"),
    ],
    [
      "§5, §8",
      "payment: a blank field first, then a wrong amount",
      payment("a blank field is said first, beside it and as a toast"),
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
      "payment: the messaging app opens, a toast, and the dialog starts anew",
      payment(
        "the messaging app opens inside the gesture with the whole message, and the dialog starts anew",
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
      "a date that has passed is available no more",
      inSite.data("marks a past date as no longer available"),
    ],
    ["–", "a story is a posting", inSite.data("%s has the data of its story")],
  ],
};

import { tripAt } from "@maloca/catalog";
import { BookingDialog } from "@maloca/widgets";
import { bookingOptions } from "@maloca/widgets/booking/booking.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { formStates } from "./form-states";
import { fill, labelled, openDialog, toastSays } from "./visitor";
import { defaultsOf, dialogMeta } from "./widget-meta";
import { choice, counted, words } from "./words";

const widget = { name: "booking", options: bookingOptions } as const;

const guaviare = tripAt("guaviare");

/**
 * The booking dialog in every state, as React component and as `<maloca-booking>`. Each story acts as a
 * visitor until its state is shown, and checks that it is.
 */
const meta = {
  id: "widgets-booking",
  title: "Widgets/Booking",
  component: BookingDialog,
  args: {
    ...defaultsOf(bookingOptions),
    open: true,
    onOpen: fn(),
    onClose: fn(),
    onSent: fn(),
    onFailed: fn(),
  },
  parameters: { widget },
  ...dialogMeta(widget, BookingDialog),
} satisfies Meta<typeof BookingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const trip = { destination: guaviare.destination, package: "Memoria de Piedra" };
const image = guaviare.hero.image.src;

/** What the visitor types, by the field's name. */
const typed = {
  name: "Lucía Peña Ibáñez",
  email: "lucia@correo.example",
  phone: "+57 300 123 4567",
  dates: "segunda semana de marzo",
  travelers: "2 adultos y 1 niño",
};
const labels = () => words().bookingLabels;
const send = () => ({ name: words().booking.submit });
const pay = () => ({ name: words().bookingTrip.pay });

const states = formStates({
  send: sendTyped,
  says: () => ({ busy: words().booking.sending, failed: words().bookingNotices.failed }),
});

/** A page with a button; a press opens the dialog. */
export const Closed: Story = {
  name: "Before it is opened",
  tags: ["filling"],
  args: { ...trip, open: false },
};

/** Opened from a page without a trip. */
export const Open: Story = {
  name: "Opened",
  tags: ["filling"],
  async play() {
    const { dialog } = await openDialog();
    await expect(dialog).toHaveAccessibleName(words().booking.title);
  },
};

/** Opened from a package's card, with the trip's artwork. */
export const Package: Story = {
  name: "For a package",
  tags: ["filling"],
  args: { ...trip, image },
  async play() {
    const { dialog } = await openDialog();
    const artwork = dialog.querySelector("img") as HTMLImageElement;
    await waitFor(() => expect(artwork.naturalWidth).toBeGreaterThan(0));
  },
};

/** A partner tests the page: what is sent is marked as a test. */
export const TestMode: Story = {
  tags: ["filling"],
  args: { ...trip, testMode: true, metadata: { room: "12" } },
  async play() {
    const { findByText } = await openDialog();
    await expect(await findByText(words().testRibbon.testMode)).toBeVisible();
  },
};

/** Experiences to choose from, none chosen yet. */
export const Experiences: Story = {
  name: "With experiences to choose",
  tags: ["filling"],
  args: {
    concept: "Fin de Año en el Chocó",
    package: "Ecolodge 5 días",
    experiences: ["Safari de ballenas", "Clase de surf", "Pesca artesanal", "Masaje"],
  },
  async play() {
    const form = await openDialog();
    await expect(form.getByText(chosen(0))).toBeVisible();
  },
};

/** Two chosen: the others stay focusable, and a further tap does nothing. */
export const ExperiencesAtLimit: Story = {
  name: "The most experiences chosen",
  tags: ["filling"],
  args: Experiences.args,
  async play() {
    const form = await openDialog();
    for (const name of ["Safari de ballenas", "Pesca artesanal", "Masaje"])
      await userEvent.click(form.getByLabelText(choice(name)));
    await expect(form.getByText(chosen(2))).toBeVisible();
  },
};

/** Continues to the payment: the dialog's second panel, with name, subject and the group's total. */
export const Paying: Story = {
  name: "On to the payment",
  tags: ["filling"],
  args: { ...trip, image, amount: 2_362_000 },
  async play() {
    const form = await openDialog();
    await userEvent.type(form.getByLabelText(labels().name), "Lucía Peña");
    await userEvent.type(form.getByLabelText(labels().travelers), "2 adultos");
    await userEvent.click(await form.findByRole("button", pay()));
    await waitFor(() => expect(form.dialog).toHaveAccessibleName(words().payment.title));
  },
};

/** A page without a trip offers its trips, and nothing to pay. */
export const Trips: Story = {
  name: "Offering several trips",
  tags: ["filling"],
  args: { trips: ["Guaviare", "La Guajira", "Velitas en el Chocó"] },
  async play() {
    const form = await openDialog();
    await form.findAllByText(words().bookingTrip.next);
    const destination = form.getByLabelText<HTMLInputElement>(labels().destination);
    await waitFor(() => expect(destination.list?.options).toHaveLength(3));
    await expect(form.queryByRole("button", pay())).toBeNull();
  },
};

/** A departure that has passed: the visitor asks for the next, and nothing is paid. */
export const Passed: Story = {
  name: "Departure is over",
  tags: ["filling"],
  args: {
    ...trip,
    image,
    amount: 2_362_000,
    noPayment: true,
    prefill: { dates: "próxima temporada" },
  },
  async play() {
    const form = await openDialog();
    await form.findAllByText(words().bookingTrip.next);
    await expect(form.queryByRole("button", pay())).toBeNull();
  },
};

/** Sent with invalid fields: every message, and the focus in the first invalid field. */
export const WrongFields: Story = {
  name: "Fields to correct",
  tags: ["filling"],
  async play() {
    const form = await openDialog();
    await userEvent.type(form.getByLabelText(labels().email), "lucia@");
    await userEvent.type(form.getByLabelText(labels().phone), "300 123");
    // One character too many, set at once.
    fireEvent.input(form.getByLabelText(labelled(labels().message)), {
      target: { value: "a".repeat(2001) },
    });
    await userEvent.click(form.getByRole("button", send()));
    const tooLong = words().commonErrors.tooLong.replace("{max}", "2000");
    await expect(await form.findByText(tooLong)).toBeVisible();
  },
};

/** Consent as a box to tick, left empty. */
export const ConsentBox: Story = {
  name: "Consent box left empty",
  tags: ["filling"],
  ...states.consentBox,
  args: { ...trip, consent: true },
};

/** Sending. A second press sends no second request. */
export const Sending: Story = { tags: ["sending"], args: { ...trip, image }, ...states.sending };

/** The server refused: everything typed is still there. */
export const Failed: Story = {
  name: "Could not be sent",
  tags: ["failing"],
  args: trip,
  ...states.failed,
};

/** Stored: the dialog closes, the toast says so, and the form is empty again. */
export const Sent: Story = {
  tags: ["done"],
  args: trip,
  async play() {
    await sendTyped();
    await toastSays("status", words().bookingNotices.sent);
  },
};

/** Stored on this device with the visitor's consent; not sent yet. */
export const Kept: Story = {
  name: "Waiting on the device",
  tags: ["failing"],
  args: trip,
  ...states.kept,
};

/** How many experiences are chosen. */
const chosen = (n: number) => counted(words().booking.counter, { n, max: 2 });

/** Waits for the dialog, fills in what is required and sends it. */
async function sendTyped() {
  const form = await openDialog();
  await fill(form, labels(), typed);
  await userEvent.click(form.getByRole("button", send()));
  return form;
}

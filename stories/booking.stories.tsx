import { tripAt } from "@maloca/catalog";
import { BookingDialog } from "@maloca/widgets";
import { bookingOptions } from "@maloca/widgets/booking/booking.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { formStates } from "./form-states";
import { fill, longTrip, nothingIsCut, openDialog, toastSays } from "./visitor";
import { dialogMeta } from "./widget-meta";

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
    ...bookingOptions,
    open: true,
    onOpen: fn(),
    onClose: fn(),
    onSent: fn(),
    onFailed: fn(),
  },
  ...dialogMeta("booking", BookingDialog, bookingOptions, "Reservar"),
} satisfies Meta<typeof BookingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const trip = { destination: guaviare.destination, package: "Memoria de Piedra" };
const image = guaviare.hero.image.src;

/** What the visitor types, by the field's label. */
const typed = {
  "Nombre completo": "Lucía Peña Ibáñez",
  "Correo electrónico": "lucia@correo.example",
  "WhatsApp o teléfono": "+57 300 123 4567",
  "Fechas aproximadas": "segunda semana de marzo",
  "Número de viajeros": "2 adultos y 1 niño",
};
const send = "Enviar solicitud";

const states = formStates({
  send: sendTyped,
  failed: ["Error", "Hubo un problema al enviar tu solicitud. Por favor intenta de nuevo."],
});

/** A page with a button; a press opens the dialog. */
export const Closed: Story = { tags: ["filling"], args: { ...trip, open: false } };

/** Opened from a page without a trip. */
export const Open: Story = {
  tags: ["filling"],
  async play() {
    const { dialog } = await openDialog();
    await expect(dialog).toHaveAccessibleName("Solicita tu reserva");
  },
};

/** Opened from a package's card, with the trip's artwork. */
export const Package: Story = {
  tags: ["filling"],
  args: { ...trip, image },
  async play() {
    const { dialog } = await openDialog();
    const artwork = dialog.querySelector("img") as HTMLImageElement;
    await waitFor(() => expect(artwork.naturalWidth).toBeGreaterThan(0));
  },
};

/** The page fills in the dates and the number of travellers, which it knows. */
export const Prefilled: Story = {
  tags: ["filling"],
  args: { ...trip, prefill: { dates: "julio", travelers: "2 adultos" } },
  async play() {
    const { getByLabelText } = await openDialog();
    await waitFor(() => expect(getByLabelText("Fechas aproximadas")).toHaveValue("julio"));
  },
};

/** A partner tests the page: what is sent is marked as a test. */
export const TestMode: Story = {
  tags: ["filling"],
  args: { ...trip, testMode: true, metadata: { room: "12" } },
  async play() {
    const { findByText } = await openDialog();
    await expect(await findByText(/^Modo de prueba/)).toBeVisible();
  },
};

/** A page with a subject that is complete without a package. */
export const FixedConcept: Story = {
  tags: ["filling"],
  args: { concept: "Eje Cafetero Fin de Año", fixedConcept: true },
  async play() {
    const { getByLabelText } = await openDialog();
    await expect(getByLabelText("Destino")).toHaveValue("Eje Cafetero Fin de Año");
  },
};

/** Experiences to choose from, none chosen yet. */
export const Experiences: Story = {
  tags: ["filling"],
  args: {
    concept: "Fin de Año en el Chocó",
    package: "Ecolodge 5 días",
    experiences: ["Safari de ballenas", "Clase de surf", "Pesca artesanal", "Masaje"],
  },
  async play() {
    const form = await openDialog();
    await expect(form.getByText("Has seleccionado 0 de 2 experiencias")).toBeVisible();
  },
};

/** Two chosen: the others stay focusable, and a further tap does nothing. */
export const ExperiencesAtLimit: Story = {
  tags: ["filling"],
  args: Experiences.args,
  async play() {
    const form = await openDialog();
    for (const name of ["Safari de ballenas", "Pesca artesanal", "Masaje"])
      await userEvent.click(form.getByLabelText(name));
    await expect(form.getByText("Has seleccionado 2 de 2 experiencias")).toBeVisible();
  },
};

/** Continues to the payment: the dialog's second panel, with name, subject and the group's total. */
export const Paying: Story = {
  tags: ["filling"],
  args: { ...trip, image, amount: 2_362_000 },
  async play() {
    const form = await openDialog();
    await userEvent.type(form.getByLabelText("Nombre completo"), "Lucía Peña");
    await userEvent.type(form.getByLabelText("Número de viajeros"), "2 adultos");
    await userEvent.click(await form.findByRole("button", { name: "Pagar anticipo o total" }));
    await waitFor(() => expect(form.dialog).toHaveAccessibleName("Paga tu viaje"));
  },
};

/** A page without a trip offers its trips, and nothing to pay. */
export const Trips: Story = {
  tags: ["filling"],
  args: { trips: ["Guaviare", "La Guajira", "Velitas en el Chocó"] },
  async play() {
    const form = await openDialog();
    await form.findAllByText("¿Qué pasa después?");
    const destination = form.getByLabelText<HTMLInputElement>("Destino");
    await waitFor(() => expect(destination.list?.options).toHaveLength(3));
    await expect(form.queryByRole("button", { name: "Pagar anticipo o total" })).toBeNull();
  },
};

/** A departure that has passed: the visitor asks for the next, and nothing is paid. */
export const Passed: Story = {
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
    await form.findAllByText("¿Qué pasa después?");
    await expect(form.queryByRole("button", { name: "Pagar anticipo o total" })).toBeNull();
  },
};

/** Sent with invalid fields: every message, and the focus in the first invalid field. */
export const WrongFields: Story = {
  tags: ["filling"],
  async play() {
    const form = await openDialog();
    await userEvent.type(form.getByLabelText("Correo electrónico"), "lucia@");
    await userEvent.type(form.getByLabelText("WhatsApp o teléfono"), "300 123");
    // One character too many, set at once.
    fireEvent.input(form.getByLabelText(/Mensaje/), { target: { value: "a".repeat(2001) } });
    await userEvent.click(form.getByRole("button", { name: send }));
    await expect(await form.findByText("Máximo 2000 caracteres")).toBeVisible();
  },
};

/** Consent as a box to tick, left empty. */
export const ConsentBox: Story = {
  tags: ["filling"],
  ...states.consentBox,
  args: { ...trip, consent: true },
};

/** Sending. A second press sends no second request. */
export const Sending: Story = { tags: ["sending"], args: { ...trip, image }, ...states.sending };

/** Sending for too long. */
export const Slow: Story = { tags: ["sending"], args: trip, ...states.slow };

/** The server refused: everything typed is still there. */
export const Failed: Story = { tags: ["failing"], args: trip, ...states.failed };

/** Stored: the dialog closes, the toast says so, and the form is empty again. */
export const Sent: Story = {
  tags: ["done"],
  args: trip,
  async play() {
    await sendTyped();
    await toastSays("status", "¡Solicitud enviada!", "Te contactaremos pronto por WhatsApp");
  },
};

/** A partner's colours and fonts, by custom properties on a light page. */
export const Themed: Story = {
  tags: ["filling"],
  args: { ...Experiences.args, image: "" },
  globals: { scheme: "light" },
  decorators: [
    (Story) => (
      <>
        <style>{`:root {
          --maloca-brand: #2b2a5c; --maloca-on-brand: #fff; --maloca-accent: #8a1f5a;
          --maloca-mark: #7fd6c2; --maloca-surface: #f4f4fb; --maloca-text: #17162e;
          --maloca-text-soft: #45446b; --maloca-edge: #75749c; --maloca-radius: 0;
          --maloca-title-font: Georgia, serif; --maloca-font: Verdana, sans-serif;
        }`}</style>
        <Story />
      </>
    ),
  ],
  play: async () => void (await openDialog()),
};

/** The narrowest phone, and texts that hardly fit: nothing is cut and nothing scrolls sideways. */
export const Narrow: Story = {
  tags: ["filling"],
  args: {
    ...longTrip,
    experiences: ["Desproporcionadamente", "Electroencefalografista del ecosistema"],
    image,
    strings: {
      ...bookingOptions.strings,
      title: "Electroencefalografistas interinstitucionales",
      submit: "Comprometerse responsablemente",
    },
  },
  globals: { viewport: { value: "narrow" } },
  async play() {
    const { dialog } = await openDialog();
    await expect(window.innerWidth).toBe(320);
    nothingIsCut(dialog);
  },
};

/** No signal: the request waits in its form. */
export const NoSignal: Story = { tags: ["failing"], args: trip, ...states.noSignal };

/** Stored on this device with the visitor's consent; not sent yet. */
export const Kept: Story = { tags: ["failing"], args: trip, ...states.kept };

/** Waits for the dialog, fills in what is required and sends it. */
async function sendTyped() {
  const form = await openDialog();
  await fill(form, typed);
  await userEvent.click(form.getByRole("button", { name: send }));
  return form;
}

import { tripAt } from "@maloca/catalog";
import { PaymentDialog } from "@maloca/widgets";
import { paymentOptions } from "@maloca/widgets/payment/payment.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { fill, longTrip, nothingIsCut, openDialog, toastSays } from "./visitor";
import { dialogMeta } from "./widget-meta";

const guaviare = tripAt("guaviare");

/**
 * The payment dialog in every state, as React component and as `<maloca-payment>`. Nothing leaves
 * the page: the messaging app is opened with the message, and the team answers there.
 */
const meta = {
  id: "widgets-payment",
  title: "Widgets/Payment",
  component: PaymentDialog,
  args: { ...paymentOptions, open: true, onOpen: fn(), onClose: fn(), onSent: fn() },
  ...dialogMeta("payment", PaymentDialog, paymentOptions, "Pagar"),
  // No story opens the messaging app: the mock returns a window, or null for a blocked tab.
  beforeEach: ({ parameters }) =>
    void spyOn(window, "open").mockReturnValue(parameters.blocked ? null : ({} as Window)),
} satisfies Meta<typeof PaymentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const trip = { destination: guaviare.destination, package: "Memoria de Piedra" };
const image = guaviare.hero.image.src;
const submit = "Continuar por WhatsApp";
const typed = {
  "Nombre del viajero": "Lucía Peña Ibáñez",
  "Valor total del viaje (COP)": "2.608.000",
};

/** A page with a button; a press opens the dialog. */
export const Closed: Story = { tags: ["filling"], args: { ...trip, open: false } };

/** Opened from a page without a trip. */
export const Open: Story = {
  tags: ["filling"],
  async play() {
    const form = await openDialog();
    // The code of the sums may still be loading.
    await expect(await form.findByText(/Escribe el valor del viaje/)).toBeVisible();
  },
};

/** Opened from a package with a price: deposit and balance are there at once. */
export const Deposit: Story = {
  tags: ["filling"],
  args: { ...trip, image, amount: 2_608_000 },
  async play() {
    const { dialog } = await openDialog();
    await waitFor(() =>
      expect(figures(dialog)).toEqual(["$ 782.400", "$ 1.825.600", "1 mes antes del viaje"]),
    );
  },
};

/** The whole price. */
export const Full: Story = {
  tags: ["filling"],
  args: Deposit.args,
  async play() {
    const { dialog, getByLabelText } = await openDialog();
    await userEvent.click(getByLabelText("Pago total"));
    await waitFor(() =>
      expect(figures(dialog)).toEqual(["$ 2.608.000", "$ 0", "Tu viaje queda pago"]),
    );
  },
};

/** A blank field: reported before an invalid amount. */
export const MissingFields: Story = {
  tags: ["filling"],
  async play() {
    const form = await openDialog();
    await userEvent.click(form.getByRole("button", { name: submit }));
    await toastSays(
      "alert",
      "Campos incompletos",
      "Por favor completa todos los campos requeridos.",
    );
  },
};

/** No amount, or none above zero. */
export const WrongAmount: Story = {
  tags: ["filling"],
  args: trip,
  async play() {
    const form = await openDialog();
    await fill(form, { ...typed, "Valor total del viaje (COP)": "dos millones" });
    await userEvent.click(form.getByRole("button", { name: submit }));
    await toastSays("alert", "Monto inválido", "Por favor ingresa un monto válido.");
  },
};

/** Handed to the messaging app: the dialog closes, and is empty the next time. */
export const Sent: Story = {
  tags: ["done"],
  args: trip,
  async play() {
    await payTyped();
    await toastSays(
      "status",
      "Redirigiendo a WhatsApp",
      "Te estamos conectando con nuestro equipo para procesar tu pago.",
    );
  },
};

/** The browser blocked the tab: the dialog shows the message and a link. */
export const Blocked: Story = {
  tags: ["failing"],
  args: { ...trip, image },
  parameters: { blocked: true },
  async play() {
    const form = await payTyped();
    await expect(await form.findByLabelText("Tu mensaje")).toBeVisible();
  },
};

/** A link that carries no text: the visitor copies the message. */
export const ShortLink: Story = {
  tags: ["done"],
  args: { ...trip, messagingPhone: "", messagingLink: "https://wa.me/message/ABC" },
  async play() {
    spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const form = await payTyped();
    await userEvent.click(await form.findByRole("button", { name: "Copiar mensaje" }));
    await expect(await form.findByText("Copiado")).toBeVisible();
  },
};

/** The narrowest phone, and texts that hardly fit. */
export const Narrow: Story = {
  tags: ["filling"],
  args: { ...longTrip, amount: 999_999_999_999, image },
  parameters: { blocked: true },
  globals: { viewport: { value: "narrow" } },
  async play() {
    const form = await openDialog();
    // The code of the sums may still be loading.
    await waitFor(() =>
      expect(form.getByLabelText("Valor total del viaje (COP)")).not.toHaveValue(""),
    );
    await fill(form, { "Nombre del viajero": typed["Nombre del viajero"] });
    await userEvent.click(form.getByRole("button", { name: submit }));
    await form.findByLabelText("Tu mensaje");
    await expect(window.innerWidth).toBe(320);
    nothingIsCut(form.dialog);
  },
};

/** The amounts as text, without the no-break spaces of money. */
const figures = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll("dd")].map(({ textContent }) =>
    (textContent ?? "").replaceAll("\u00a0", " "),
  );

async function payTyped() {
  const form = await openDialog();
  await fill(form, typed);
  await userEvent.click(form.getByRole("button", { name: submit }));
  return form;
}

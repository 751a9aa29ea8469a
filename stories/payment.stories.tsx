import { tripAt } from "@maloca/catalog";
import { formatCop } from "@maloca/catalog/money";
import { PaymentDialog } from "@maloca/widgets";
import { paymentOptions } from "@maloca/widgets/payment/payment.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { fill, openDialog, toastSays } from "./visitor";
import { defaultsOf, dialogMeta } from "./widget-meta";
import { language, words } from "./words";

const widget = { name: "payment", options: paymentOptions } as const;

const guaviare = tripAt("guaviare");

/**
 * The payment dialog in every state, as React component and as `<maloca-payment>`. Nothing leaves
 * the page: the messaging app is opened with the message, and the team answers there.
 */
const meta = {
  id: "widgets-payment",
  title: "Widgets/Payment",
  component: PaymentDialog,
  args: { ...defaultsOf(paymentOptions), open: true, onOpen: fn(), onClose: fn(), onSent: fn() },
  parameters: { widget },
  ...dialogMeta(widget, PaymentDialog),
  // No story opens the messaging app: the mock returns a window, or null for a blocked tab.
  beforeEach: ({ parameters }) =>
    void spyOn(window, "open").mockReturnValue(parameters.blocked ? null : ({} as Window)),
} satisfies Meta<typeof PaymentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const trip = { destination: guaviare.destination, package: "Memoria de Piedra" };
const image = guaviare.hero.image.src;
const labels = () => words().paymentLabels;
const submit = () => ({ name: words().payment.submit });
/** What the visitor types, by the field's name. */
const typed = { name: "Lucía Peña Ibáñez", amount: "2.608.000" };

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
    const form = await openDialog();
    // The code of the sums may still be loading.
    await expect(await form.findByText(words().paymentSums.unknown)).toBeVisible();
  },
};

/** Opened from a package with a price: deposit and balance are there at once. */
export const Deposit: Story = {
  name: "Paying a deposit",
  tags: ["filling"],
  args: { ...trip, image, amount: 2_608_000 },
  async play() {
    const { dialog } = await openDialog();
    await waitFor(() =>
      expect(figures(dialog)).toEqual([pesos(782_400), pesos(1_825_600), labels().balanceDue]),
    );
  },
};

/** The whole price. */
export const Full: Story = {
  name: "Paying in full",
  tags: ["filling"],
  args: Deposit.args,
  async play() {
    const { dialog, getByLabelText } = await openDialog();
    await userEvent.click(getByLabelText(words().payment.full));
    await waitFor(() =>
      expect(figures(dialog)).toEqual([pesos(2_608_000), pesos(0), words().paymentSums.settled]),
    );
  },
};

/** A blank field: reported before an invalid amount. */
export const MissingFields: Story = {
  name: "Fields left empty",
  tags: ["filling"],
  async play() {
    const form = await openDialog();
    await userEvent.click(form.getByRole("button", submit()));
    await toastSays("alert", words().paymentNotices.missing);
  },
};

/** No amount, or none above zero. */
export const WrongAmount: Story = {
  name: "Amount to correct",
  tags: ["filling"],
  args: trip,
  async play() {
    const form = await openDialog();
    await fill(form, labels(), { ...typed, amount: "dos millones" });
    await userEvent.click(form.getByRole("button", submit()));
    await toastSays("alert", words().paymentNotices.invalid);
  },
};

/** Handed to the messaging app: the dialog closes, and is empty the next time. */
export const Sent: Story = {
  tags: ["done"],
  args: trip,
  async play() {
    await payTyped();
    await toastSays("status", words().paymentNotices.sent);
  },
};

/** The browser blocked the tab: the dialog shows the message and a link. */
export const Blocked: Story = {
  name: "Messaging app was blocked",
  tags: ["failing"],
  args: { ...trip, image },
  parameters: { blocked: true },
  async play() {
    const form = await payTyped();
    await expect(await form.findByLabelText(words().paymentHandover.message)).toBeVisible();
  },
};

/** A link that carries no text: the visitor copies the message. */
export const ShortLink: Story = {
  name: "Text to copy",
  tags: ["done"],
  args: { ...trip, messagingPhone: "", messagingLink: "https://wa.me/message/ABC" },
  async play() {
    spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const form = await payTyped();
    await userEvent.click(await form.findByRole("button", { name: words().paymentHandover.copy }));
    await expect(await form.findByText(words().paymentHandover.copied)).toBeVisible();
  },
};

/** Money without its no-break space. */
const pesos = (amount: number) => formatCop(amount, language()).replaceAll("\u00a0", " ");

/** The amounts as text, without the no-break spaces of money. */
const figures = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll("dd")].map(({ textContent }) =>
    (textContent ?? "").replaceAll("\u00a0", " "),
  );

async function payTyped() {
  const form = await openDialog();
  await fill(form, labels(), typed);
  await userEvent.click(form.getByRole("button", submit()));
  return form;
}

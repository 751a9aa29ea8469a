import { tripAt } from "@maloca/catalog";
import { messagingLink } from "@maloca/catalog/messaging";
import { BookingForm } from "@maloca/widgets";
import { bookingOptions } from "@maloca/widgets/booking/booking.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { openerIn } from "./code";
import { onHostPage } from "./partner-page";
import { shownForm, shownWithin } from "./visitor";
import { defaultsOf, widgetMeta } from "./widget-meta";
import { words } from "./words";

const widget = { name: "booking", options: bookingOptions } as const;

const guaviare = tripAt("guaviare");
const trip = { destination: guaviare.destination, package: "Memoria de Piedra" };
const image = guaviare.hero.image.src;

const inPage = { ...defaultsOf(bookingOptions), inline: true };

/** The booking's form in the page, as React component and as `<maloca-booking inline>`. */
const meta = {
  id: "widgets-booking",
  title: "Widgets/Booking",
  component: BookingForm,
  args: { ...inPage, endpoint: "", onSent: fn(), onFailed: fn() },
  parameters: { widget },
  ...widgetMeta(widget, BookingForm, () => <a href={messagingLink()}>{openerIn("booking")}</a>),
  decorators: [onHostPage("Reserva")],
} satisfies Meta<typeof BookingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = () => words().bookingLabels;

/** A page for one trip: the form stands in it, with the package and its price. */
export const InPage: Story = {
  name: "In the page",
  tags: ["filling"],
  args: { ...trip, image, amount: 2_362_000 },
  async play() {
    const form = await shownForm();
    await expect(form.getByRole("button", { name: words().booking.submit })).toBeEnabled();
    const card = await shownWithin("section[part=card]");
    await expect(await card.findByText(trip.package)).toBeVisible();
  },
};

/** The payment takes the form's place, and «Volver» gives it back. */
export const InPagePaying: Story = {
  name: "In the page, on to the payment",
  tags: ["filling"],
  args: { ...trip, amount: 2_362_000 },
  async play() {
    const card = await shownWithin("section[part=card]");
    await userEvent.type(card.getByLabelText(labels().name), "Lucía Peña");
    await userEvent.click(await card.findByRole("button", { name: words().bookingTrip.pay }));
    await expect(await card.findByText(words().payment.title)).toBeVisible();
  },
};

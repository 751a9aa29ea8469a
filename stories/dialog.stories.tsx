import { Dialog } from "@maloca/widgets/ui/dialog/dialog";
import { Field } from "@maloca/widgets/ui/field/field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";

/**
 * The dialog of booking and payment: a header with the brand, and a form. Escape and its button close it, a press
 * outside does not, because typed text could be lost; closing returns the focus. Its parts are `dialog`, `header`,
 * `title` and `close`; set `--maloca-brand`, `--maloca-surface` and `--maloca-radius`.
 */
const meta = {
  title: "Parts/Dialog",
  component: Dialog,
  tags: ["autodocs"],
  // Each in a window of its own, which it covers.
  parameters: { docs: { story: { inline: false, height: "680px" } } },
  args: {
    open: true,
    title: "Solicita tu reserva",
    intro: "Cuéntanos de tu viaje. Te respondemos por WhatsApp.",
    closeLabel: "Cerrar",
    theme: "auto",
    onOpen: fn(),
    onClose: fn(),
    children: <Field name="name" label="Nombre completo" />,
  },
  async play() {
    await expect(await screen.findByRole("dialog")).toHaveAccessibleName(/./);
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a desktop the header stands beside the form; on a phone above it. */
export const Opened: Story = {};

/** With a trip's artwork. */
export const Artwork: Story = {
  name: "With artwork",
  args: { image: "/art/guaviare/ciudad-de-piedra.svg" },
};

/** A long title. */
export const LongTitle: Story = {
  name: "With a long title",
  args: { title: "Electroencefalografistas interinstitucionales" },
};

import { Field } from "@maloca/widgets/ui/field/field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onSurface } from "./parts";

/**
 * A labelled field with its hint and its error, in all forms. The label stays in sight while somebody types; a hint says
 * what cannot be guessed; an error says what to do. Its parts are `field`, `label`, `control`, `hint` and `error`; set
 * `--maloca-surface`, `--maloca-edge`, `--maloca-error` and `--maloca-radius`.
 */
const meta = {
  title: "Parts/Field",
  component: Field,
  tags: ["autodocs"],
  decorators: [onSurface],
  args: { name: "phone", label: "WhatsApp o teléfono", type: "tel" },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** What cannot be guessed stands below it. */
export const Hint: Story = {
  name: "With a hint",
  args: { hint: "Con indicativo, por ejemplo +57 300 123 4567" },
};

/** What somebody typed stays as it is. */
export const Filled: Story = { name: "Filled in", args: { defaultValue: "+57 300 123 4567" } };

/** The message stands below the field, and is read with it. */
export const Wrong: Story = {
  name: "To correct",
  args: { defaultValue: "300 123", error: "Teléfono inválido" },
  async play({ canvas }) {
    await expect(canvas.getByLabelText("WhatsApp o teléfono")).toHaveAccessibleDescription(
      "Teléfono inválido",
    );
  },
};

/** While a request is sent: it can be read, and not changed. */
export const ReadOnly: Story = {
  name: "While it sends",
  args: { defaultValue: "+57 300 123 4567", disabled: true },
};

/** Several lines. */
export const Long: Story = {
  name: "Several lines",
  args: { name: "message", label: "Mensaje", type: "text", rows: 4 },
};

/** A choice from a list. */
export const Choice: Story = {
  name: "A choice",
  args: {
    name: "budget",
    label: "Presupuesto por persona",
    children: ["Hasta $ 2.000.000", "Más de $ 2.000.000"].map((text) => (
      <option key={text}>{text}</option>
    )),
  },
};

import { action, quiet } from "@maloca/widgets/ui/button.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { onSurface } from "./parts";

/**
 * The two buttons of all widgets. Use the first once in a form, for what sends it; the second for everything else.
 * Set `--maloca-accent` and `--maloca-on-accent` for the first, `--maloca-link` for the second, `--maloca-radius` for both.
 */
const meta = {
  title: "Parts/Button",
  tags: ["autodocs"],
  decorators: [onSurface],
  args: { children: "Enviar solicitud", className: action },
  argTypes: { className: { table: { disable: true } } },
  render: (props) => <button type="button" {...props} />,
} satisfies Meta<React.ComponentProps<"button">>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What sends a form: one in each. */
export const Sends: Story = { name: "Sends the form" };

/** Everything else: back, copy, close. */
export const Quiet: Story = {
  name: "Everything else",
  args: { children: "Volver", className: quiet },
};

/** It has the focus: two rings, so that one is seen on every colour. */
export const Focused: Story = {
  name: "With the focus",
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

/** While a request is sent: it keeps the focus, and a press does nothing. */
export const Busy: Story = {
  name: "While it sends",
  args: { children: "Enviando…", "aria-disabled": true },
};

/** Words that need two lines: the corners stay as they are. */
export const TwoLines: Story = {
  name: "Two lines of words",
  args: {
    children: "Comprometerse responsablemente con la conservación",
    style: { width: "260px" },
  },
};

import { ExperienceSelector } from "@maloca/widgets";
import { experiencesOptions } from "@maloca/widgets/experiences/experiences.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inMain } from "./partner-page";
import { shownWithin } from "./visitor";
import { widgetMeta } from "./widget-meta";

/**
 * The experience selector in every state, as React component and as `<maloca-experiences>`. A
 * page passes the value of `onChange` to the booking as `chosen`.
 */
const meta = {
  id: "widgets-experiences",
  title: "Widgets/Experiences",
  component: ExperienceSelector,
  args: { ...experiencesOptions, onChange: fn() },
  ...widgetMeta("experiences", ExperienceSelector, experiencesOptions),
  decorators: [inMain],
} satisfies Meta<typeof ExperienceSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet. */
export const Idle: Story = {
  async play() {
    const choices = await shownWithin("fieldset");
    await expect(choices.getByText("0/2 experiencias seleccionadas")).toBeVisible();
  },
};

/** One chosen. */
export const One: Story = {
  async play() {
    const choices = await shownWithin("fieldset");
    await userEvent.click(choices.getByLabelText("Masaje"));
    await expect(await choices.findByText("1/2 experiencias seleccionadas")).toBeVisible();
  },
};

/** Two chosen: the others stay focusable, and a further tap does nothing. */
export const Limit: Story = {
  async play() {
    const choices = await shownWithin("fieldset");
    for (const name of ["Safari de ballenas", "Masaje", "Clase de surf"]) {
      await userEvent.click(choices.getByLabelText(name));
    }
    await expect(choices.getByText("2/2 experiencias seleccionadas")).toBeVisible();
    await expect(choices.getByLabelText("Clase de surf")).toHaveAttribute("aria-disabled", "true");
  },
};

/** Another list, another limit. */
export const OwnList: Story = {
  args: { experiences: ["Kayak entre manglares", "Taller de cacao", "Velero"], max: 1 },
  async play({ args }) {
    const choices = await shownWithin("fieldset");
    await userEvent.click(choices.getByLabelText("Velero"));
    await expect(await choices.findByText("1/1 experiencias seleccionadas")).toBeVisible();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ ids: ["Velero"], names: ["Velero"] }),
    );
  },
};

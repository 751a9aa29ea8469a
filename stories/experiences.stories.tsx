import { ExperienceSelector } from "@maloca/widgets";
import { experiencesOptions } from "@maloca/widgets/experiences/experiences.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inMain } from "./partner-page";
import { shownWithin } from "./visitor";
import { defaultsOf, widgetMeta } from "./widget-meta";
import { choice, counted, words } from "./words";

const widget = { name: "experiences", options: experiencesOptions } as const;

/**
 * The experience selector in every state, as React component and as `<maloca-experiences>`. A
 * page passes the value of `onChange` to the booking as `chosen`.
 */
const meta = {
  id: "widgets-experiences",
  title: "Widgets/Experiences",
  component: ExperienceSelector,
  args: { ...defaultsOf(experiencesOptions), onChange: fn() },
  parameters: { widget },
  ...widgetMeta(widget, ExperienceSelector),
  decorators: [inMain],
} satisfies Meta<typeof ExperienceSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many are chosen. */
const chosen = (n: number, max = 2) => counted(words().experiences.counter, { n, max });

/** Nothing chosen yet. */
export const Idle: Story = {
  name: "Empty",
  async play() {
    const choices = await shownWithin("fieldset");
    await expect(choices.getByText(chosen(0))).toBeVisible();
  },
};

/** One chosen. */
export const One: Story = {
  name: "One chosen",
  async play() {
    const choices = await shownWithin("fieldset");
    await userEvent.click(choices.getByLabelText(choice("Masaje")));
    await expect(await choices.findByText(chosen(1))).toBeVisible();
  },
};

/** Two chosen: the others stay focusable, and a further tap does nothing. */
export const Limit: Story = {
  name: "The most chosen",
  async play() {
    const choices = await shownWithin("fieldset");
    for (const name of ["Safari de ballenas", "Masaje", "Clase de surf"]) {
      await userEvent.click(choices.getByLabelText(choice(name)));
    }
    await expect(choices.getByText(chosen(2))).toBeVisible();
    await expect(choices.getByLabelText(choice("Clase de surf"))).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** Another list, another limit. */
export const OwnList: Story = {
  name: "With a list of its own",
  args: { experiences: ["Kayak entre manglares", "Taller de cacao", "Velero"], max: 1 },
  async play({ args }) {
    const choices = await shownWithin("fieldset");
    await userEvent.click(choices.getByLabelText("Velero"));
    await expect(await choices.findByText(chosen(1, 1))).toBeVisible();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ ids: ["Velero"], names: ["Velero"] }),
    );
  },
};

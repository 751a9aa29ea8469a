import { HelpWidget } from "@maloca/widgets";
import { helpOptions } from "@maloca/widgets/help/help.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { onHostPage } from "./partner-page";
import { shownWithin } from "./visitor";
import { defaultsOf, widgetMeta } from "./widget-meta";
import { words } from "./words";

const widget = { name: "help", options: helpOptions } as const;

/** The floating help in every state, as React component and as `<maloca-help>`. */
const meta = {
  id: "widgets-help",
  title: "Widgets/Help",
  component: HelpWidget,
  args: { ...defaultsOf(helpOptions), onOpen: fn(), onClose: fn() },
  parameters: { widget },
  ...widgetMeta(widget, HelpWidget),
  decorators: [onHostPage()],
} satisfies Meta<typeof HelpWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button in its corner: a press opens the panel, another closes it. */
export const Closed: Story = { name: "Before it is opened" };

/** The team's contacts, from the operator's settings. */
export const Open: Story = {
  name: "Opened",
  args: { open: true },
  async play() {
    const panel = await shownWithin("[part=panel]");
    await expect(
      await panel.findByText(words().operatorWords.supportHours, { exact: false }),
    ).toBeVisible();
  },
};

/** A partner's own contacts, and a prefilled message. */
export const Partner: Story = {
  name: "With a partner's own contacts",
  args: {
    open: true,
    phone: "+57 311 222 3344",
    email: "reservas@posada-el-mirador-del-guaviare.example",
    hours: "Todos los días, 07:00–21:00",
    text: "Hola, tengo una pregunta sobre el viaje a Guaviare.",
  },
  async play() {
    const panel = await shownWithin("[part=panel]");
    await expect(await panel.findByText(words().help.messaging)).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/wa\.me\/573112223344\?text=Hola/),
    );
  },
};

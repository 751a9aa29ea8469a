import { settings } from "@maloca/catalog/settings";
import { TripWizard } from "@maloca/widgets";
import { tripWizardOptions } from "@maloca/widgets/trip-wizard/trip-wizard.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { onHostPage } from "./partner-page";
import { fill, focused, shownForm, toastSays } from "./visitor";
import { defaultsOf, widgetMeta } from "./widget-meta";
import { choice, counted, words } from "./words";

const widget = { name: "trip-wizard", options: tripWizardOptions } as const;

/** The trip wizard in every state, as React component and as `<maloca-trip-wizard>`. */
const meta = {
  id: "widgets-trip-wizard",
  title: "Widgets/Trip wizard",
  component: TripWizard,
  args: { ...defaultsOf(tripWizardOptions), onSent: fn(), onFailed: fn() },
  parameters: { widget },
  ...widgetMeta(widget, TripWizard),
  decorators: [onHostPage("Un viaje a tu medida")],
} satisfies Meta<typeof TripWizard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Form = Awaited<ReturnType<typeof shownForm>>;

/** Step one, waiting for a name. */
export const Name: Story = {
  name: "Step 1: name",
  tags: ["filling"],
  async play() {
    const form = await shownForm();
    await expect(form.getByRole("heading", { name: step(1) })).toBeVisible();
  },
};

/** Step one, continued without a name. */
export const NameMissing: Story = {
  name: "Step 1: name left empty",
  tags: ["filling"],
  async play() {
    const form = await shownForm();
    await press(form, "next");
    await expect(await form.findByText(words().tripRequestErrors.last_name)).toBeVisible();
  },
};

/** Step two. */
export const Contact: Story = {
  name: "Step 2: contact",
  tags: ["filling"],
  play: async () => void (await contact()),
};

/** Step three, with the six interests. */
export const Trip: Story = {
  name: "Step 3: trip",
  tags: ["filling"],
  async play() {
    const form = await trip();
    await userEvent.click(form.getByLabelText(choice("Proyectos comunitarios")));
    await expect(form.getByText(counted(words().tripWizard.counter, { n: 1 }))).toBeVisible();
  },
};

/** Step four, before it is sent. */
export const Details: Story = {
  name: "Step 4: details",
  tags: ["filling"],
  play: async () => void (await details()),
};

/** Stored: the form is empty, at step one. */
export const Sent: Story = {
  tags: ["done"],
  async play() {
    const form = await details();
    await press(form, "submit");
    await toastSays("status", {
      ...words().tripRequestNotices.sent,
      text: words()
        .tripRequestByName.text.replace("{name}", "Lucía")
        .replace("{brand}", settings.brand),
    });
  },
};

/** The button of the step that is shown. */
const press = async (form: Form, button: "next" | "submit") =>
  userEvent.click(await form.findByRole("button", { name: words().tripWizard[button] }));

/** Whether a name says that this is the step. */
const step = (n: number) => (name: string) =>
  name.includes(counted(words().tripWizard.count, { n, max: 4 }));

const arrived = async (form: Form, at: number) =>
  waitFor(() => expect(focused()).toBe(form.getByRole("group", { name: step(at) })));

async function contact() {
  const form = await shownForm();
  await fill(form, words().tripRequestLabels, { first_name: "Lucía", last_name: "Peña" });
  await press(form, "next");
  await arrived(form, 2);
  return form;
}

async function trip() {
  const form = await contact();
  await fill(form, words().tripRequestLabels, { email: "lucia@correo.example" });
  await press(form, "next");
  await arrived(form, 3);
  return form;
}

async function details() {
  const form = await trip();
  await press(form, "next");
  await arrived(form, 4);
  return form;
}

import { ContactForm } from "@maloca/widgets";
import { contactOptions } from "@maloca/widgets/contact/contact.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { formStates } from "./form-states";
import { onHostPage } from "./partner-page";
import { fill, shownForm, toastSays } from "./visitor";
import { defaultsOf, widgetMeta } from "./widget-meta";
import { words } from "./words";

const widget = { name: "contact", options: contactOptions } as const;

/** The contact form in every state, as React component and as `<maloca-contact>`. */
const meta = {
  id: "widgets-contact",
  title: "Widgets/Contact",
  component: ContactForm,
  args: { ...defaultsOf(contactOptions), onSent: fn(), onFailed: fn() },
  parameters: { widget },
  ...widgetMeta(widget, ContactForm),
  decorators: [onHostPage("Escríbenos")],
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const message = {
  name: "Lucía Restrepo",
  email: "lucia@correo.example",
  organization: "Universidad del Mar",
  message: "Queremos enviar a doce estudiantes.",
};

const states = formStates({
  send: () => write(message),
  says: () => ({ busy: words().contact.sending, failed: words().contactNotices.failed }),
});

/** Waiting for a message. */
export const Idle: Story = {
  name: "Empty",
  tags: ["filling"],
  async play() {
    const form = await shownForm();
    await expect(form.getByRole("button", { name: words().contact.submit })).toBeEnabled();
  },
};

/** Sent empty: each field says what it needs. */
export const Invalid: Story = {
  name: "Fields to correct",
  tags: ["filling"],
  async play() {
    const form = await write({});
    await expect(await form.findByText(words().contactErrors.name)).toBeVisible();
  },
};

/** Consent as a box to tick, left empty. */
export const ConsentBox: Story = {
  name: "Consent box left empty",
  tags: ["filling"],
  ...states.consentBox,
};

/** Sending: the button shows a spinner and cannot be pressed. */
export const Sending: Story = {
  tags: ["sending"],
  ...states.sending,
  async play() {
    await states.sending.play();
    const pressed = (await shownForm()).getByRole("button", { name: words().contact.sending });
    await expect(getComputedStyle(pressed, "::before").borderRadius).toBe("50%");
  },
};

/** Sending for too long. */
export const Slow: Story = { name: "Sending takes long", tags: ["sending"], ...states.slow };

/** Sent: the form is empty again. */
export const Sent: Story = {
  tags: ["done"],
  async play() {
    await write(message);
    await toastSays("status", words().contactNotices.sent);
  },
};

/** Not sent: everything typed is still there. */
export const Failed: Story = { name: "Could not be sent", tags: ["failing"], ...states.failed };

/** No signal: the request waits in its form. */
export const NoSignal: Story = { tags: ["failing"], ...states.noSignal };

/** Stored on this device with the visitor's consent; not sent yet. */
export const Kept: Story = { name: "Waiting on the device", tags: ["failing"], ...states.kept };

async function write(written: Partial<typeof message>) {
  const form = await shownForm();
  await fill(form, words().contactLabels, written);
  await userEvent.click(form.getByRole("button", { name: words().contact.submit }));
  return form;
}

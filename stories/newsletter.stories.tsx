import { NewsletterForm } from "@maloca/widgets";
import { newsletterOptions } from "@maloca/widgets/newsletter/newsletter.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { formStates } from "./form-states";
import { onHostPage } from "./partner-page";
import { fill, shownForm, toastSays } from "./visitor";
import { defaultsOf, widgetMeta } from "./widget-meta";
import { words } from "./words";

const widget = { name: "newsletter", options: newsletterOptions } as const;

/** The newsletter form in every state, as React component and as `<maloca-newsletter>`. */
const meta = {
  id: "widgets-newsletter",
  title: "Widgets/Newsletter",
  component: NewsletterForm,
  args: { ...defaultsOf(newsletterOptions), onSent: fn(), onFailed: fn() },
  parameters: { widget },
  ...widgetMeta(widget, NewsletterForm),
  decorators: [onHostPage("Noticias del territorio")],
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = "lucia@correo.example";

const states = formStates({
  send: () => signUp(email),
  says: () => ({ busy: words().newsletter.sending, failed: words().newsletterNotices.failed }),
});

/** Waiting for an address. */
export const Idle: Story = {
  name: "Empty",
  tags: ["filling"],
  async play() {
    const form = await shownForm();
    await expect(form.getByRole("button", { name: words().newsletter.submit })).toBeEnabled();
  },
};

/** Not an address: a message at the field and a toast. */
export const WrongEmail: Story = {
  name: "Address to correct",
  tags: ["filling"],
  async play() {
    await signUp("lucia.correo.example");
    await toastSays("none", words().newsletterNotices.invalid);
  },
};

/** Consent as a box to tick, left empty. */
export const ConsentBox: Story = {
  name: "Consent box left empty",
  tags: ["filling"],
  ...states.consentBox,
};

/** Sending: nothing can be changed or pressed. */
export const Sending: Story = { tags: ["sending"], ...states.sending };

/** Sending for too long. */
export const Slow: Story = { name: "Sending takes long", tags: ["sending"], ...states.slow };

/** Signed up: the field is empty again. */
export const Sent: Story = {
  tags: ["done"],
  async play() {
    await signUp(email);
    await toastSays("status", words().newsletterNotices.sent);
  },
};

/** The sign-up failed: the address is still there. */
export const Failed: Story = { name: "Could not be sent", tags: ["failing"], ...states.failed };

/** No signal: the request waits in its form. */
export const NoSignal: Story = { tags: ["failing"], ...states.noSignal };

/** Stored on this device with the visitor's consent; not sent yet. */
export const Kept: Story = { name: "Waiting on the device", tags: ["failing"], ...states.kept };

async function signUp(address: string) {
  const form = await shownForm();
  await fill(form, words().newsletterLabels, { email: address });
  await userEvent.click(form.getByRole("button", { name: words().newsletter.submit }));
  return form;
}

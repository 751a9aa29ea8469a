import { NewsletterForm } from "@maloca/widgets";
import { newsletterOptions } from "@maloca/widgets/newsletter/newsletter.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
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

/** Signed up: the field is empty again. */
export const Sent: Story = {
  tags: ["done"],
  async play() {
    await signUp(email);
    await toastSays("status", words().newsletterNotices.sent);
  },
};

async function signUp(address: string) {
  const form = await shownForm();
  await fill(form, words().newsletterLabels, { email: address });
  await userEvent.click(form.getByRole("button", { name: words().newsletter.submit }));
  return form;
}

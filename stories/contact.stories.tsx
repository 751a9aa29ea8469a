import { ContactForm } from "@maloca/widgets";
import { contactOptions } from "@maloca/widgets/contact/contact.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { formStates } from "./form-states";
import { onHostPage } from "./partner-page";
import { fill, shownForm, toastSays } from "./visitor";
import { widgetMeta } from "./widget-meta";

/** The contact form in every state, as React component and as `<maloca-contact>`. */
const meta = {
  id: "widgets-contact",
  title: "Widgets/Contact",
  component: ContactForm,
  args: { ...contactOptions, onSent: fn(), onFailed: fn() },
  ...widgetMeta("contact", ContactForm, contactOptions),
  decorators: [onHostPage("Escríbenos")],
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = {
  name: "Nombre completo",
  email: "Correo electrónico",
  organization: "Organización (opcional)",
  message: "Mensaje",
} as const;

const message = {
  name: "Lucía Restrepo",
  email: "lucia@correo.example",
  organization: "Universidad del Mar",
  message: "Queremos enviar a doce estudiantes.",
};

const states = formStates({
  send: () => write(message),
  failed: ["Error", "No se pudo enviar el mensaje. Por favor intenta de nuevo."],
});

/** Waiting for a message. */
export const Idle: Story = {
  tags: ["filling"],
  async play() {
    const form = await shownForm();
    await expect(form.getByRole("button", { name: "Enviar mensaje" })).toBeEnabled();
  },
};

/** Sent empty: each field says what it needs. */
export const Invalid: Story = {
  tags: ["filling"],
  async play() {
    const form = await write({});
    await expect(await form.findByText("Por favor escribe tu nombre")).toBeVisible();
  },
};

/** Consent as a box to tick, left empty. */
export const ConsentBox: Story = { tags: ["filling"], ...states.consentBox };

/** Sending: the button shows a spinner and cannot be pressed. */
export const Sending: Story = {
  tags: ["sending"],
  ...states.sending,
  async play() {
    await states.sending.play();
    const pressed = (await shownForm()).getByRole("button", { name: "Enviando..." });
    await expect(getComputedStyle(pressed, "::before").borderRadius).toBe("50%");
  },
};

/** Sending for too long. */
export const Slow: Story = { tags: ["sending"], ...states.slow };

/** Sent: the form is empty again. */
export const Sent: Story = {
  tags: ["done"],
  async play() {
    await write(message);
    await toastSays("status", "¡Mensaje enviado!", "Nos pondremos en contacto contigo pronto.");
  },
};

/** Not sent: everything typed is still there. */
export const Failed: Story = { tags: ["failing"], ...states.failed };

/** No signal: the request waits in its form. */
export const NoSignal: Story = { tags: ["failing"], ...states.noSignal };

/** Stored on this device with the visitor's consent; not sent yet. */
export const Kept: Story = { tags: ["failing"], ...states.kept };

async function write(written: Partial<typeof message>) {
  const form = await shownForm();
  await fill(
    form,
    Object.fromEntries(
      Object.entries(written).map(([name, value]) => [labels[name as keyof typeof labels], value]),
    ),
  );
  await userEvent.click(form.getByRole("button", { name: "Enviar mensaje" }));
  return form;
}

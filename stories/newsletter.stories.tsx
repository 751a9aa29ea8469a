import { NewsletterForm } from "@maloca/widgets";
import { newsletterOptions } from "@maloca/widgets/newsletter/newsletter.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { hanging, refused, unreachable } from "../packages/widgets/src/testing/fake-server";
import { onHostPage } from "./partner-page";
import { server } from "./server";
import {
  focused,
  keep,
  shownForm,
  slowly,
  toastSays,
  waitsForConsent,
  waitsForSignal,
  withoutSignal,
} from "./visitor";
import { widgetMeta } from "./widget-meta";

/** The newsletter form in every state, as React component and as `<maloca-newsletter>`. */
const meta = {
  id: "widgets-newsletter",
  title: "Widgets/Newsletter",
  component: NewsletterForm,
  args: { ...newsletterOptions, onSent: fn(), onFailed: fn() },
  ...widgetMeta("newsletter", NewsletterForm, newsletterOptions),
  decorators: [onHostPage("Noticias del territorio")],
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = "lucia@correo.example";

/** Waiting for an address. */
export const Idle: Story = {
  tags: ["filling"],
  async play() {
    const form = await shownForm();
    await expect(form.getByLabelText("Tu correo electrónico")).toHaveValue("");
    await expect(form.getByRole("button", { name: "Suscribirme" })).toBeEnabled();
    await expect(form.getByText(/Al enviar autorizas el tratamiento/)).toBeVisible();
  },
};

/** Not an address: a message at the field and a toast. */
export const WrongEmail: Story = {
  tags: ["filling"],
  async play() {
    const form = await signUp("lucia.correo.example");
    await toastSays("alert", "Error", "Por favor ingresa un email válido");
    const field = form.getByLabelText("Tu correo electrónico");
    await expect(field).toHaveAccessibleDescription("Por favor ingresa un email válido");
    await waitFor(() => expect(focused()).toBe(field));
    await expect(server.bodies).toHaveLength(0);
  },
};

/** Consent as a box to tick, left empty. */
export const ConsentBox: Story = {
  tags: ["filling"],
  args: { consent: true },
  async play() {
    const form = await signUp(email);
    await waitsForConsent(form);
    await expect(server.bodies).toHaveLength(0);
  },
};

/** Sending: nothing can be changed or pressed. */
export const Sending: Story = {
  tags: ["sending"],
  parameters: { server: hanging },
  async play() {
    const form = await signUp(email);
    await expect(await form.findByRole("button", { name: "Suscribiendo..." })).toBeDisabled();
    await expect(form.getByLabelText("Tu correo electrónico")).toBeDisabled();
    await expect(form.getByLabelText("Tu correo electrónico")).toHaveValue(email);
    // Otherwise the next story's server would get it.
    await waitFor(() => expect(server.bodies).toHaveLength(1));
  },
};

/** Sending for too long. */
export const Slow: Story = {
  tags: ["sending"],
  parameters: { server: hanging },
  beforeEach: slowly,
  async play() {
    const form = await signUp(email);
    await expect(await form.findByText(/^La señal está lenta/)).toBeVisible();
    await expect(form.getByRole("button", { name: "Suscribiendo..." })).toBeVisible();
    await waitFor(() => expect(server.bodies).toHaveLength(1));
  },
};

/** Signed up: the field is empty again. */
export const Sent: Story = {
  tags: ["done"],
  async play({ args }) {
    const form = await signUp(email);
    await toastSays("status", "¡Bienvenido!", "Te has suscrito exitosamente a nuestro newsletter.");
    await expect(form.getByLabelText("Tu correo electrónico")).toHaveValue("");
    await expect(form.getByText(/^Listo: ya estás/)).toBeVisible();
    await expect(server.bodies).toEqual([
      expect.objectContaining({ fields: [{ name: "email", value: email }] }),
    ]);
    await expect(args.onSent).toHaveBeenCalledWith({ email });
  },
};

/** The sign-up failed: the address is still there. */
export const Failed: Story = {
  tags: ["failing"],
  parameters: { server: refused },
  async play({ args }) {
    const form = await signUp(email);
    await toastSays("alert", "Error", "Hubo un problema con tu suscripción. Intenta de nuevo.");
    await expect(form.getByLabelText("Tu correo electrónico")).toHaveValue(email);
    await expect(form.getByRole("button", { name: "Suscribirme" })).toBeEnabled();
    await expect(args.onFailed).toHaveBeenCalledWith(
      expect.objectContaining({ reason: "refused" }),
    );
  },
};

/** No signal: the request waits in its form. */
export const NoSignal: Story = {
  tags: ["failing"],
  parameters: { server: unreachable },
  beforeEach: withoutSignal,
  async play() {
    const form = await signUp(email);
    await waitsForSignal(form);
  },
};

/** Stored on this device with the visitor's consent; not sent yet. */
export const Kept: Story = {
  tags: ["failing"],
  parameters: { server: unreachable },
  async play({ args }) {
    const form = await signUp(email);
    await keep(form);
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

async function signUp(address: string) {
  const form = await shownForm();
  await userEvent.type(form.getByLabelText("Tu correo electrónico"), address, { delay: null });
  await userEvent.click(form.getByRole("button", { name: "Suscribirme" }));
  return form;
}

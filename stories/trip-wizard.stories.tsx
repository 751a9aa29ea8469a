import { TripWizard } from "@maloca/widgets";
import { tripWizardOptions } from "@maloca/widgets/trip-wizard/trip-wizard.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { refusedFor } from "../packages/widgets/src/testing/fake-server";
import { formStates } from "./form-states";
import { onHostPage } from "./partner-page";
import { fill, focused, shownForm, toastSays } from "./visitor";
import { widgetMeta } from "./widget-meta";

/** The trip wizard in every state, as React component and as `<maloca-trip-wizard>`. */
const meta = {
  id: "widgets-trip-wizard",
  title: "Widgets/Trip wizard",
  component: TripWizard,
  args: { ...tripWizardOptions, onSent: fn(), onFailed: fn() },
  ...widgetMeta("trip-wizard", TripWizard, tripWizardOptions),
  decorators: [onHostPage("Un viaje a tu medida")],
} satisfies Meta<typeof TripWizard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Form = Awaited<ReturnType<typeof shownForm>>;

const states = formStates({
  async send() {
    const form = await details();
    await press(form, "Enviar");
    return form;
  },
  failed: [
    "Error al enviar",
    "Hubo un problema al enviar tu solicitud. Por favor intenta de nuevo.",
  ],
});

/** Step one, waiting for a name. */
export const Name: Story = {
  tags: ["filling"],
  async play() {
    const form = await shownForm();
    await expect(form.getByRole("heading", { name: /Paso 1 de 4/ })).toBeVisible();
  },
};

/** Step one, continued without a name. */
export const NameMissing: Story = {
  tags: ["filling"],
  async play() {
    const form = await shownForm();
    await press(form, "Continuar");
    await expect(await form.findByText("Por favor escribe tu apellido")).toBeVisible();
  },
};

/** Step two. */
export const Contact: Story = { tags: ["filling"], play: async () => void (await contact()) };

/** Step two, continued without an e-mail. */
export const EmailMissing: Story = {
  tags: ["filling"],
  async play() {
    const form = await contact();
    await press(form, "Continuar");
    await expect(await form.findByText("Por favor escribe tu correo")).toBeVisible();
  },
};

/** Step three, with the six interests. */
export const Trip: Story = {
  tags: ["filling"],
  async play() {
    const form = await trip();
    await userEvent.click(form.getByLabelText("Proyectos comunitarios"));
    await expect(form.getByText("Elige los que quieras · 1 en tu lista")).toBeVisible();
  },
};

/** Step three, with travellers in words, which stop nobody. */
export const TravelersInWords: Story = {
  tags: ["filling"],
  async play() {
    const form = await trip();
    await fill(form, { "Número de viajeros (opcional)": "dos o tres" });
    await press(form, "Continuar");
    await expect(await form.findByRole("heading", { name: /Paso 4 de 4/ })).toBeVisible();
  },
};

/** Step four, before it is sent. */
export const Details: Story = { tags: ["filling"], play: async () => void (await details()) };

/** Consent as a box to tick, left empty. */
export const ConsentBox: Story = { tags: ["filling"], ...states.consentBox };

/** Sending. */
export const Sending: Story = { tags: ["sending"], ...states.sending };

/** Sending for too long. */
export const Slow: Story = { tags: ["sending"], ...states.slow };

/** Stored: the form is empty, at step one. */
export const Sent: Story = {
  tags: ["done"],
  async play() {
    const form = await details();
    await press(form, "Enviar");
    await toastSays(
      "status",
      "¡Solicitud enviada!",
      "Lucía, el equipo de Maloca se pondrá en contacto contigo pronto.",
    );
  },
};

/** Not stored: everything typed is still there. */
export const Failed: Story = { tags: ["failing"], ...states.failed };

/** The server rejects a field of an earlier step, which is then shown. */
export const RefusedEarlier: Story = {
  tags: ["failing"],
  parameters: { server: refusedFor({ email: "Email inválido" }) },
  async play() {
    const form = await details();
    await press(form, "Enviar");
    await waitFor(() => expect(focused()).toBe(form.getByLabelText("Correo electrónico")));
  },
};

/** No signal: the request waits in its form. */
export const NoSignal: Story = { tags: ["failing"], ...states.noSignal };

/** Stored on this device with the visitor's consent; not sent yet. */
export const Kept: Story = { tags: ["failing"], ...states.kept };

/** The button of the step that is shown. */
const press = async (form: Form, name: string) =>
  userEvent.click(await form.findByRole("button", { name }));

const arrived = async (form: Form, step: number) =>
  waitFor(() =>
    expect(focused()).toBe(form.getByRole("group", { name: new RegExp(`Paso ${step} de 4`) })),
  );

async function contact() {
  const form = await shownForm();
  await fill(form, { Nombre: "Lucía", Apellido: "Peña" });
  await press(form, "Continuar");
  await arrived(form, 2);
  return form;
}

async function trip() {
  const form = await contact();
  await fill(form, { "Correo electrónico": "lucia@correo.example" });
  await press(form, "Continuar");
  await arrived(form, 3);
  return form;
}

async function details() {
  const form = await trip();
  await press(form, "Continuar");
  await arrived(form, 4);
  return form;
}

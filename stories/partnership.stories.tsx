import { PartnershipForm } from "@maloca/widgets";
import { partnershipOptions } from "@maloca/widgets/partnership/partnership.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, spyOn, userEvent } from "storybook/test";
import { formStates } from "./form-states";
import { onHostPage } from "./partner-page";
import { fill, shownForm, toastSays } from "./visitor";
import { widgetMeta } from "./widget-meta";

/** The partnership form in every state, as React component and as `<maloca-partnership>`. */
const meta = {
  id: "widgets-partnership",
  title: "Widgets/Partnership",
  component: PartnershipForm,
  args: { ...partnershipOptions, onSent: fn(), onFailed: fn() },
  ...widgetMeta("partnership", PartnershipForm, partnershipOptions),
  decorators: [onHostPage("Alianzas")],
  // No story starts a mail client.
  beforeEach: () => void spyOn(window, "open").mockReturnValue(null),
} satisfies Meta<typeof PartnershipForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a university types, by field label. */
const typed = {
  Nombre: "Lucía",
  Apellido: "Peña Ibáñez",
  Organización: "Universidad aliada",
  "Correo electrónico": "lucia@universidad.example",
  "Teléfono o WhatsApp": "+57 300 123 4567",
  País: "Colombia",
  "Tu proyecto": "Semestre de campo en Arusí: estudiantes y pescadores miden juntos el arrecife.",
  Objetivos: "Datos abiertos para la comunidad y diez prácticas al año.",
};

const states = formStates({
  send: propose,
  failed: ["Error", "Hubo un problema al enviar tu propuesta. Intenta de nuevo."],
  reason: "render",
});

/** Waiting for a proposal. */
export const Idle: Story = {
  tags: ["filling"],
  async play() {
    const form = await shownForm();
    await expect(form.getByText(/Aquí no se guarda nada/)).toBeVisible();
  },
};

/** Nothing filled: a message at each field, and the focus in the first. */
export const Wrong: Story = {
  tags: ["filling"],
  async play() {
    const form = await shownForm();
    await userEvent.click(form.getByRole("button", { name: "Enviar propuesta" }));
    await expect(await form.findByText("Selecciona el tipo de organización")).toBeVisible();
  },
};

/** Consent as a box to tick, left empty. */
export const ConsentBox: Story = { tags: ["filling"], ...states.consentBox };

/** The mail client was opened: the text can be copied, and what was typed stays. */
export const Sent: Story = {
  tags: ["done"],
  async play() {
    const form = await propose();
    await toastSays(
      "status",
      "¡Propuesta enviada!",
      "Te hemos redirigido a tu cliente de correo. Nos pondremos en contacto pronto.",
    );
    await expect(form.getByLabelText("Tu propuesta")).toHaveTextContent("No especificado");
  },
};

/** The browser refused: everything typed is still there. */
export const Failed: Story = {
  tags: ["failing"],
  ...states.failed,
  beforeEach() {
    mocked(window.open).mockImplementation(() => {
      throw new DOMException("refused");
    });
  },
};

async function propose() {
  const form = await shownForm();
  await fill(form, typed);
  await userEvent.selectOptions(form.getByLabelText("Tipo de organización"), "Universidad");
  await userEvent.click(form.getByRole("button", { name: "Enviar propuesta" }));
  return form;
}

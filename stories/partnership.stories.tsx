import { PartnershipForm } from "@maloca/widgets";
import { partnershipOptions } from "@maloca/widgets/partnership/partnership.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent } from "storybook/test";
import { onHostPage } from "./partner-page";
import { fill, shownForm, toastSays } from "./visitor";
import { defaultsOf, widgetMeta } from "./widget-meta";
import { words } from "./words";

const widget = { name: "partnership", options: partnershipOptions } as const;

/** The partnership form in every state, as React component and as `<maloca-partnership>`. */
const meta = {
  id: "widgets-partnership",
  title: "Widgets/Partnership",
  component: PartnershipForm,
  args: { ...defaultsOf(partnershipOptions), onSent: fn(), onFailed: fn() },
  parameters: { widget },
  ...widgetMeta(widget, PartnershipForm),
  decorators: [onHostPage("Alianzas")],
  // No story starts a mail client.
  beforeEach: () => void spyOn(window, "open").mockReturnValue(null),
} satisfies Meta<typeof PartnershipForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a university types, by the field's name. */
const typed = {
  firstName: "Lucía",
  lastName: "Peña Ibáñez",
  organizationName: "Universidad aliada",
  email: "lucia@universidad.example",
  phone: "+57 300 123 4567",
  country: "Colombia",
  projectDescription:
    "Semestre de campo en Arusí: estudiantes y pescadores miden juntos el arrecife.",
  objectives: "Datos abiertos para la comunidad y diez prácticas al año.",
};

/** Waiting for a proposal. */
export const Idle: Story = {
  name: "Empty",
  tags: ["filling"],
  async play() {
    const form = await shownForm();
    await expect(form.getByText(words().partnership.privacy)).toBeVisible();
  },
};

/** Nothing filled: a message at each field, and the focus in the first. */
export const Wrong: Story = {
  name: "Fields to correct",
  tags: ["filling"],
  async play() {
    const form = await shownForm();
    await userEvent.click(form.getByRole("button", { name: words().partnership.submit }));
    await expect(await form.findByText(words().partnershipErrors.organizationType)).toBeVisible();
  },
};

/** The mail client was opened: the text can be copied, and what was typed stays. */
export const Sent: Story = {
  tags: ["done"],
  async play() {
    const form = await propose();
    await toastSays("status", words().partnershipNotices.sent);
    await expect(form.getByLabelText(words().partnership.message)).toHaveTextContent(
      words().partnershipMailWords.unstated,
    );
  },
};

async function propose() {
  const form = await shownForm();
  const labels = words().partnershipLabels;
  await fill(form, labels, typed);
  await userEvent.selectOptions(form.getByLabelText(labels.organizationType), labels.university);
  await userEvent.click(form.getByRole("button", { name: words().partnership.submit }));
  return form;
}

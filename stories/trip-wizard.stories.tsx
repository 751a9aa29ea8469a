import { settings } from "@maloca/catalog/settings";
import { TripWizard } from "@maloca/widgets";
import { tripWizardOptions } from "@maloca/widgets/trip-wizard/trip-wizard.options";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { refusedFor } from "../packages/widgets/src/testing/fake-server";
import { formStates } from "./form-states";
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

const states = formStates({
  async send() {
    const form = await details();
    await press(form, "submit");
    return form;
  },
  says: () => ({ busy: words().tripWizard.sending, failed: words().tripRequestNotices.failed }),
});

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

/** Step two, continued without an e-mail. */
export const EmailMissing: Story = {
  name: "Step 2: e-mail left empty",
  tags: ["filling"],
  async play() {
    const form = await contact();
    await press(form, "next");
    await expect(await form.findByText(words().tripRequestErrors.email)).toBeVisible();
  },
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

/** Step three, with travellers in words, which stop nobody. */
export const TravelersInWords: Story = {
  name: "Step 3: travellers in words",
  tags: ["filling"],
  async play() {
    const form = await trip();
    await fill(form, words().tripRequestLabels, { num_travelers: "dos o tres" });
    await press(form, "next");
    await expect(await form.findByRole("heading", { name: step(4) })).toBeVisible();
  },
};

/** Step four, before it is sent. */
export const Details: Story = {
  name: "Step 4: details",
  tags: ["filling"],
  play: async () => void (await details()),
};

/** Consent as a box to tick, left empty. */
export const ConsentBox: Story = {
  name: "Consent box left empty",
  tags: ["filling"],
  ...states.consentBox,
};

/** Sending. */
export const Sending: Story = { tags: ["sending"], ...states.sending };

/** Sending for too long. */
export const Slow: Story = { name: "Sending takes long", tags: ["sending"], ...states.slow };

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

/** Not stored: everything typed is still there. */
export const Failed: Story = { name: "Could not be sent", tags: ["failing"], ...states.failed };

/** The server rejects a field of an earlier step, which is then shown. */
export const RefusedEarlier: Story = {
  name: "Refused in an earlier step",
  tags: ["failing"],
  parameters: { server: refusedFor({ email: "Email inválido" }) },
  async play() {
    const form = await details();
    await press(form, "submit");
    await waitFor(() =>
      expect(focused()).toBe(form.getByLabelText(words().tripRequestLabels.email)),
    );
  },
};

/** No signal: the request waits in its form. */
export const NoSignal: Story = { tags: ["failing"], ...states.noSignal };

/** Stored on this device with the visitor's consent; not sent yet. */
export const Kept: Story = { name: "Waiting on the device", tags: ["failing"], ...states.kept };

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

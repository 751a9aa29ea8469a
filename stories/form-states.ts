import { expect, waitFor } from "storybook/test";
import { hanging, refused, unreachable } from "../packages/widgets/src/testing/fake-server";
import { server } from "./server";
import {
  type Form,
  keep,
  slowly,
  toastSays,
  waitsForConsent,
  waitsForSignal,
  withoutSignal,
} from "./visitor";

/** A form that sends, as its stories fill it. */
export interface SendingForm {
  /** Types what the form needs and presses its button. */
  send(): Promise<Form>;
  /** The button's words before, and while it sends. */
  button: string;
  busy?: string;
  /** What was typed, by the field's label: it is there while it is sent, and after a failure. */
  typed: Readonly<Record<string, string>>;
  /** The toast's title and text after a failure. */
  failed: [title: string, text: string];
  /** As `onFailed` says it: without a server nothing is refused. */
  reason?: "refused" | "render";
  /** Nothing has left the form; without it, the server has got nothing. */
  nothingSent?(): Promise<void>;
}

interface Played {
  args: { onSent?: unknown; onFailed?: unknown };
}

/**
 * The states that every form shares, to be spread into its stories. What is only one form's stands in that
 * form's file.
 */
export function formStates({
  send,
  button,
  busy = "Enviando...",
  typed,
  failed,
  ...rest
}: SendingForm) {
  const nothingSent = rest.nothingSent ?? (async () => expect(server.bodies).toHaveLength(0));
  const keepsTyped = async (form: Form) => {
    for (const [label, text] of Object.entries(typed)) {
      await expect(form.getByLabelText(label)).toHaveValue(text);
    }
  };
  // Otherwise the next story's server would get it.
  const arrives = () => waitFor(() => expect(server.bodies).toHaveLength(1));
  return {
    /** Consent is a box to tick, and was left empty. */
    consentBox: {
      args: { consent: true },
      async play() {
        await waitsForConsent(await send());
        await nothingSent();
      },
    },
    /** The server takes its time. */
    sending: {
      parameters: { server: hanging },
      async play() {
        const form = await send();
        await expect(await form.findByRole("button", { name: busy })).toBeVisible();
        await keepsTyped(form);
        await arrives();
      },
    },
    /** It takes too long. */
    slow: {
      parameters: { server: hanging },
      beforeEach: slowly,
      async play() {
        const form = await send();
        await expect(await form.findByText(/^La señal está lenta/)).toBeVisible();
        await expect(form.getByRole("button", { name: busy })).toBeVisible();
        await arrives();
      },
    },
    /** It was refused: everything typed is still there. */
    failed: {
      parameters: { server: refused },
      async play({ args }: Played) {
        const form = await send();
        await toastSays("alert", ...failed);
        await expect(await form.findByText(/sigue aquí\.$/)).toBeVisible();
        await keepsTyped(form);
        await expect(form.getByRole("button", { name: button })).toBeEnabled();
        await expect(args.onSent).not.toHaveBeenCalled();
        await expect(args.onFailed).toHaveBeenCalledOnce();
        await expect(args.onFailed).toHaveBeenCalledWith(
          expect.objectContaining({ reason: rest.reason ?? "refused" }),
        );
      },
    },
    /** Without a signal the request waits in its form. */
    noSignal: {
      parameters: { server: unreachable },
      beforeEach: withoutSignal,
      play: async () => waitsForSignal(await send()),
    },
    /** Stored on this device with the visitor's consent; not sent yet. */
    kept: {
      parameters: { server: unreachable },
      async play({ args }: Played) {
        await keep(await send());
        await expect(args.onSent).not.toHaveBeenCalled();
      },
    },
  };
}

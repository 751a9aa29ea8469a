import { expect, userEvent, waitFor } from "storybook/test";
import {
  type Answer,
  fakeServer,
  hanging,
  refused,
  unreachable,
} from "../packages/widgets/src/testing/fake-server";
import {
  type Form,
  keep,
  promptly,
  slowly,
  toastSays,
  waitsForConsent,
  waitsForSignal,
  withoutSignal,
} from "./visitor";

/** The lead server of the shown story. */
const server = fakeServer();

/** Replaces `fetch` by the fake server, until the returned function is called. */
export function respondWith(answer: Answer): () => void {
  const real = globalThis.fetch;
  server.calls.length = 0;
  server.answerWith(answer);
  globalThis.fetch = server.fetch;
  return () => {
    globalThis.fetch = real;
  };
}

/** What the shared states need to know of a form. */
interface SendingForm {
  /** Types what the form needs and presses its button. */
  send(): Promise<Form>;
  /** The button's words before, and while it sends. */
  button: string;
  busy?: string;
  /** What was typed, by the field's label. It stays while it is sent, and after a failure. */
  typed: Readonly<Record<string, string>>;
  /** The toast's title and text after a failure. */
  failed: [title: string, text: string];
  /** The reason that `onFailed` gets. A form without a server has another than `refused`. */
  reason?: "refused" | "render";
  /** Checks that nothing was sent; by default, that the server got nothing. */
  nothingSent?(): Promise<void>;
}

interface PlayContext {
  args: { onSent?: unknown; onFailed?: unknown };
}

/**
 * The states that all forms share, for each to spread into its stories. States of only one form are in that
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
  // A request that arrives later would reach the server of the next story.
  const arrives = () => waitFor(() => expect(server.bodies).toHaveLength(1));
  return {
    /** Consent is a checkbox, and was not ticked. */
    consentBox: {
      args: { consent: true },
      async play() {
        await waitsForConsent(await send());
        await nothingSent();
      },
    },
    /** The server has not answered yet. */
    sending: {
      parameters: { server: hanging },
      beforeEach: promptly,
      async play() {
        const form = await send();
        const pressed = await form.findByRole("button", { name: busy });
        await expect(pressed).toBeVisible();
        await expect(pressed).toHaveAttribute("aria-disabled", "true");
        await keepsTyped(form);
        await arrives();
        await userEvent.click(pressed);
        await expect(server.bodies).toHaveLength(1);
      },
    },
    /** It has not answered for a long time. */
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
    /** The request was refused: everything typed is still there. */
    failed: {
      parameters: { server: refused },
      async play({ args }: PlayContext) {
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
    /** Without a connection the request waits in the form. */
    noSignal: {
      parameters: { server: unreachable },
      beforeEach: withoutSignal,
      play: async () => waitsForSignal(await send()),
    },
    /** Stored on this device with the visitor's consent; not sent yet. */
    kept: {
      parameters: { server: unreachable },
      async play({ args }: PlayContext) {
        await keep(await send());
        await expect(args.onSent).not.toHaveBeenCalled();
      },
    },
  };
}

import { expect, userEvent, waitFor } from "storybook/test";
import {
  type Answer,
  fakeServer,
  hanging,
  refused,
  unreachable,
} from "../packages/widgets/src/testing/fake-server";
import { type Form, promptly, type Said, slowly, toastSays, withoutSignal } from "./visitor";
import { words } from "./words";

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

/** The button that stores a request on the device. */
const keep = () => ({ name: words().offlineNotice.keep });

/** What the shared states need to know of a form. */
interface SendingForm {
  /** Types what the form needs and presses its button. */
  send(): Promise<Form>;
  /** The button's words while it sends, and the toast after a failure. */
  says(): { busy: string; failed: Said };
}

interface PlayContext {
  args: { onFailed?: unknown };
}

/**
 * The states that all forms share: those of a dialog are shown by the booking, those of a form in a page by the contact
 * form. States of only one form are in that form's file.
 */
export function formStates({ send, says }: SendingForm) {
  // A request that arrives later would reach the server of the next story.
  const arrives = () => waitFor(() => expect(server.bodies).toHaveLength(1));
  return {
    /** Consent is a checkbox, and was not ticked. */
    consentBox: {
      args: { consent: true },
      async play() {
        const form = await send();
        await expect(await form.findByText(words().commonErrors.consent)).toBeVisible();
      },
    },
    /** The server has not answered yet. */
    sending: {
      parameters: { server: hanging },
      beforeEach: promptly,
      async play() {
        const form = await send();
        const pressed = await form.findByRole("button", { name: says().busy });
        await expect(pressed).toHaveAttribute("aria-disabled", "true");
        await arrives();
      },
    },
    /** It has not answered for a long time. */
    slow: {
      parameters: { server: hanging },
      beforeEach: slowly,
      async play() {
        const form = await send();
        await expect(await form.findByText(words().submissionStatus.slow)).toBeVisible();
        await arrives();
      },
    },
    /** The request was refused: everything typed is still there. */
    failed: {
      parameters: { server: refused },
      async play({ args }: PlayContext) {
        await send();
        await toastSays("alert", says().failed);
        await expect(args.onFailed).toHaveBeenCalledWith(
          expect.objectContaining({ reason: "refused" }),
        );
      },
    },
    /** Without a connection the request waits in the form, which offers to store it. */
    noSignal: {
      parameters: { server: unreachable },
      beforeEach: withoutSignal,
      async play() {
        await expect(await (await send()).findByRole("button", keep())).toBeVisible();
      },
    },
    /** Stored on this device with the visitor's consent; not sent yet. */
    kept: {
      parameters: { server: unreachable },
      async play() {
        const form = await send();
        await userEvent.click(await form.findByRole("button", keep()));
        await expect(await form.findByText(words().offlineNotice.kept)).toBeVisible();
      },
    },
  };
}

import type { Checked, FieldErrors } from "@maloca/catalog/check";
import type { Notice } from "@maloca/catalog/notices";
import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Answer, Connection } from "../backend";
import { sendsAttribution } from "../core/build-flags";
import type { Failure } from "../core/widget";
import type { OfflineNoticeProps } from "./offline-notice";
import { keptHere } from "./offline-queue.names";
import type { RequestName } from "./request-senders";
import { useFieldErrors } from "./use-field-errors";

interface SubmissionNotices {
  sent: Notice;
  failed: Notice;
  invalid?: Notice;
}

/** What of a request is loaded when somebody starts to fill its form. */
export interface RequestCode<Data, Receipt> {
  check(input: unknown): Checked<Data>;
  send(data: Data, to: Connection): Promise<Answer<Receipt>>;
  /** What the visitor is told. `invalid` is for a form that says it with a toast as well. */
  notices: SubmissionNotices | ((typed: FormData) => SubmissionNotices);
}

/** What one form needs to be checked and sent. */
export interface Submission<Data, Receipt> {
  /** The request, as it is kept on the device. */
  name: RequestName;
  /** Where and as whom it is sent. */
  to: Omit<Connection, "idempotencyKey">;
  /** What the form holds, in the shape of the request. */
  read(form: FormData): Record<string, unknown>;
  load(): Promise<RequestCode<Data, Receipt>>;
  /** The server has stored it. */
  onSent?(receipt: Receipt, data: Data): void;
  /** What was typed is stored, and the form is empty again. */
  onEmptied?(): void;
  onFailed?(failure: Failure): void;
}

/**
 * `slow`: still sending, and the visitor is told so. `offline`: waits in the page for the signal.
 * `failed`: might go another time. `refused`: would not. `kept`: this device keeps it until it can
 * be sent. `unkept`: this device let nothing be kept. `sent`: stored, and nothing typed since.
 */
export type Phase =
  | "idle"
  | "sending"
  | "slow"
  | "offline"
  | "failed"
  | "refused"
  | "kept"
  | "unkept"
  | "sent";

/** What the form shows while it lives. */
export interface FormState {
  setPhase(phase: Phase): void;
  clear(): void;
  /** Marks what is wrong and moves the focus to the first of it. */
  refuse(errors: FieldErrors): void;
}

/** A form as it is now, for what happens later. */
// biome-ignore lint/suspicious/noExplicitAny: each form has a request and a receipt of its own
export interface Live<Data = any, Receipt = any> {
  form: RefObject<HTMLFormElement | null>;
  run(): void;
  submission: Submission<Data, Receipt>;
  state: FormState;
  /** When a field was first touched; unknown where that was before the form woke. */
  begun?: number;
  /** Ends what was begun for it. */
  stop?(): void;
}

// Checking, sending and telling come when somebody starts to fill the form, not when it opens.
const loadSubmit = () => import("./submit-form");
/** Asked for ahead of need; what does not come is asked for again. */
const ignore = () => {};

const loadOfflineNotice = () => import("./offline-notice");

/**
 * The life of a form from typing to the server's answer. Fields are uncontrolled: the form itself
 * holds what was typed, so nothing here can lose it.
 */
export function useFormSubmission<Data, Receipt>(submission: Submission<Data, Receipt>) {
  const [phase, setPhase] = useState<Phase>("idle");
  const formRef = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const { errors, clear, refuse, mend } = useFieldErrors(formRef);
  const state: FormState = { setPhase, clear, refuse };
  const busy = phase === "sending" || phase === "slow";

  const run = async () => {
    // A second press while the first is under way is the same request.
    if (running.current) return;
    running.current = true;
    const form = formRef.current as HTMLFormElement;
    const typed = new FormData(form);
    const focused = (form.getRootNode() as Document).activeElement;
    setPhase("sending");
    try {
      await (await loadSubmit()).submit(form, typed, focused, live);
    } catch (error) {
      // A piece of this code that did not arrive is a failed request like any other.
      setPhase(navigator.onLine ? "failed" : "offline");
      submission.onFailed?.({ reason: "network", message: String(error) });
    }
    running.current = false;
  };

  const live = useRef({} as Live<Data, Receipt>).current;
  Object.assign(live, { form: formRef, run, submission, state });

  // Not a passive effect: one that ends late would still send what has been changed by now.
  useLayoutEffect(() => {
    if (phase !== "offline") return;
    const again = () => live.run();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [phase, live]);

  const [OfflineNotice, setOfflineNotice] = useState<ComponentType<OfflineNoticeProps>>();
  const unsent = /offline|failed|kept/.test(phase);
  useEffect(() => {
    if (unsent || keptHere()) {
      loadOfflineNotice().then(({ OfflineNotice, resume }) => {
        setOfflineNotice(() => OfflineNotice);
        return resume(live);
      }, ignore);
    }
  }, [unsent, live]);
  useEffect(() => () => live.stop?.(), [live]);

  return {
    phase,
    errors,
    clear,
    refuse,
    busy,
    live,
    /** What can be done while it is unsent, once that has come. */
    OfflineNotice: unsent ? OfflineNotice : undefined,
    form: {
      ref: formRef,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        return run();
      },
      /** Nothing that was said of it holds any more, but for what is under way or kept. */
      onReset() {
        clear();
        if (!busy && phase !== "kept") setPhase("idle");
      },
      /** Somebody is about to type. What keeps a request must be here before the signal goes. */
      onFocus({ target }: FocusEvent<HTMLFormElement>) {
        if (sendsAttribution && !(target as Element).matches("button")) live.begun ??= Date.now();
        Promise.all([submission.load(), loadSubmit()]).then(loadOfflineNotice).catch(ignore);
      },
      async onInput(event: FormEvent<HTMLFormElement>) {
        // Half-written words do not go out by themselves, and are not what was sent.
        if (/offline|sent/.test(phase)) setPhase("idle");
        if (!Object.keys(errors).length) return;
        const form = event.currentTarget;
        const { findErrors } = await loadSubmit();
        mend((await findErrors(form, new FormData(form), submission)).found);
      },
    },
  };
}

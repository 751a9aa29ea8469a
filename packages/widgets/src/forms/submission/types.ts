import type { Notice } from "@maloca/catalog/notices";
import type { Checked, FieldErrors } from "@maloca/catalog/validation";
import type { Wording } from "@maloca/catalog/words";
import type { ComponentType, ReactNode, RefObject } from "react";
import type { Answer, Connection, NewsletterForm } from "../../backend";
import type { Failure } from "../../core/widget";
import type { RequestName } from "../offline/request-senders";
import type { AdjustableForm } from "../optional/adjustable-form";
import type { ConfirmationProps } from "../outcome/confirmation";
import type { FormEvent, Notices, Submission } from "./submission.types";

/** Where a form's request goes, and whose page it comes from. */
export type Destination = Pick<
  Connection,
  | "endpoint"
  | "anonKey"
  | "partner"
  | "metadata"
  | "testMode"
  | "language"
  | "maxExperiences"
  | "consentVersion"
> &
  Partial<NewsletterForm>;

interface RequestNotices extends Notices {
  invalid?: Notice;
}

/** The part of a request's code that loads when the visitor starts to fill in its form. */
export interface RequestCode<Data, Receipt> {
  check(input: unknown, wording: Wording): Checked<Data>;
  send(data: Data, to: Connection): Promise<Answer<Receipt>>;
  /** The messages. `invalid` is for a form that also shows a toast. */
  notices(wording: Wording, typed: FormData): RequestNotices;
}

/** A form; `assisted` if an assistant filled it in (`assistants.ts`). */
export interface AssistedForm extends HTMLFormElement {
  assisted?: Pick<Connection, "source"> & {
    /** Answers the assistant: the request is stored. */
    onStored(sent: Notice, receipt: unknown): void;
  };
}

/** Renders the confirmation of the request that was sent last; `text` says what happens next. */
export type RenderConfirmation = (text: string) => ReactNode;

/** What a form needs to be validated and sent. */
export interface FormRequest<Data, Receipt> extends AdjustableForm {
  /** Also the request's name in storage. */
  name: RequestName;
  to: Destination;
  /** The form's data in the shape of the request. */
  read(form: FormData): Record<string, unknown>;
  load(): Promise<RequestCode<Data, Receipt>>;
  /** The server has stored it. `false` keeps the visitor from the page's `thanksUrl`. */
  onSent?(receipt: Receipt, data: Data): unknown;
  /** What was typed is stored, and the form was reset. */
  onEmptied?(): void;
  onFailed?(failure: Failure): void;
}

/** One click on a form's button. */
export interface Press {
  form: AssistedForm;
  /** The form's data at that moment. */
  typed: FormData;
  focused: Element | null;
  /** Milliseconds since the form was first touched. */
  filled?: number | undefined;
}

/** A form's controller: created once, it always returns the form's current state. */
// biome-ignore lint/suspicious/noExplicitAny: each form has a request and a receipt of its own
export interface FormController<Data = any, Receipt = any> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The request with the page's current options. */
  request(): FormRequest<Data, Receipt>;
  state(): Submission;
  dispatch(event: FormEvent): void;
  /** Replaces the state by the one after it, and has done what that asks for. */
  apply(step: (state: Submission) => Submission): void;
  clearErrors(): void;
  /** Marks the invalid fields and focuses the first. */
  showErrors(errors: FieldErrors): void;
  /** The latest click that was not ignored. */
  press?: Press;
  /** Closes the message of its last attempt, which stays until it is dismissed. */
  closeFailure?: (() => void) | undefined;
  /** The component of the confirmation, once its code has loaded. */
  Confirmation?: ComponentType<ConfirmationProps>;
}

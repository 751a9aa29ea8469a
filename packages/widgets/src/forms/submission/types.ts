import type { Notice } from "@maloca/catalog/notices";
import type { Checked, FieldErrors } from "@maloca/catalog/validation";
import type { Wording } from "@maloca/catalog/words";
import type { ComponentType, ReactNode, RefObject } from "react";
import type { Answer, Connection, NewsletterForm } from "../../backend";
import type { Failure } from "../../core/widget";
import type { AdjustableForm } from "../optional/adjustable-form";
import type { ConfirmationProps } from "../outcome/confirmation";
import type { RequestName } from "../requests/request-senders";
import type { FormEvent, Notices, Submission } from "./submission.types";

/** The part of a connection that a form sets. */
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
  /** The toasts; `invalid` only if the form shows one for invalid fields. */
  notices(wording: Wording, typed: FormData): RequestNotices;
  /** Shows in the form that its request was stored. Without it the toast does, as after a dialog has closed. */
  Confirmation?: ComponentType<ConfirmationProps>;
}

/** Renders the confirmation of the last request; `text` says what happens next. */
export type RenderConfirmation = (text: string) => ReactNode;

/** What a form needs to be validated and sent. */
export interface FormRequest<Data, Receipt> extends AdjustableForm {
  /** The widget's name, which is also the request's name in storage. */
  name: RequestName;
  options: AdjustableForm["options"] &
    Pick<Destination, "endpoint" | "anonKey" | "partner" | "maxExperiences">;
  /** What the form adds to the connection that its options set. */
  to?: Destination;
  /** Converts the form's data to the shape of the request. */
  read(form: FormData): Record<string, unknown>;
  load(): Promise<RequestCode<Data, Receipt>>;
  /** Called when the server has stored it. If it returns `false`, `thanksUrl` is not opened. */
  onSent?(receipt: Receipt, data: Data): unknown;
  /** Called when the form was reset after its request was stored, before its dialog closes. */
  onEmptied?(): void;
  onFailed?(failure: Failure): void;
  /** Begins the line in the console for each attempt that failed, also while the request waits. */
  failedLine?: string;
}

/** One click on a form's button. */
export interface Press {
  form: HTMLFormElement;
  /** The form's data at that moment. */
  typed: FormData;
  focused: Element | null;
  /** Milliseconds since the form was first touched. */
  filled?: number | undefined;
}

/** The controller of a form's request: created once for each form. */
// biome-ignore lint/suspicious/noExplicitAny: each form has a request and a receipt of its own
export interface FormController<Data = any, Receipt = any> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The request with the page's current options. */
  request(): FormRequest<Data, Receipt>;
  state(): Submission;
  dispatch(event: FormEvent): void;
  /** Replaces the state and runs the effects of the new one. */
  apply(step: (state: Submission) => Submission): void;
  clearErrors(): void;
  /** Marks the invalid fields and focuses the first. `withdraw` closes the toast that blames them. */
  showErrors(errors: FieldErrors, withdraw?: () => void): void;
  /** The latest click that was not ignored. */
  press?: Press;
  /** Until when a press is the one that has emptied the form, in milliseconds of `performance.now()`. */
  emptiedUntil?: number;
  /** Closes the error toast of the last attempt, which otherwise stays until it is dismissed. */
  closeFailure?: (() => void) | undefined;
  /** The component of the confirmation, once its request was stored. */
  Confirmation?: RequestCode<Data, Receipt>["Confirmation"];
}

import type { Notice } from "@maloca/catalog/notices";
import type { Checked, FieldErrors } from "@maloca/catalog/validation";
import type { RefObject } from "react";
import type { Answer, Connection, NewsletterForm } from "../backend";
import type { Failure } from "../core/widget";
import type { RequestName } from "./request-senders";

/** Where a form's request goes, and whose page it comes from. */
export type Destination = Pick<Connection, "endpoint" | "anonKey" | "partner"> &
  Partial<NewsletterForm>;

interface RequestNotices {
  sent: Notice;
  failed: Notice;
  invalid?: Notice;
}

/** What of a request is loaded when somebody starts to fill its form. */
export interface RequestCode<Data, Receipt> {
  check(input: unknown): Checked<Data>;
  send(data: Data, to: Connection): Promise<Answer<Receipt>>;
  /** What the visitor is told. `invalid` is for a form that says it with a toast as well. */
  notices: RequestNotices | ((typed: FormData) => RequestNotices);
}

/** What one form needs to be checked and sent. */
export interface FormRequest<Data, Receipt> {
  /** The request, as it is kept on the device. */
  name: RequestName;
  to: Destination;
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

/** A form for as long as it stands in the page: made once, it always tells of the form as it is now. */
// biome-ignore lint/suspicious/noExplicitAny: each form has a request and a receipt of its own
export interface FormController<Data = any, Receipt = any> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The request as the page has set it by now. */
  request(): FormRequest<Data, Receipt>;
  setPhase(phase: Phase): void;
  clearErrors(): void;
  /** Marks what is wrong and moves the focus to the first of it. */
  showErrors(errors: FieldErrors): void;
}

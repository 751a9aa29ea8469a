import type { LeadReceipt } from "@maloca/catalog/api";
import { joinNames } from "@maloca/catalog/joined-names";
import { bookingFields } from "@maloca/catalog/requests/booking";
import type { BookingRequest } from "@maloca/catalog/requests/schemas";
import { subjectOf } from "@maloca/catalog/subject";
import { wordsIn } from "@maloca/catalog/words";
import { type ComponentType, useEffect, useState } from "react";
import { OperatorLine } from "../core/operator/operator-line";
import type { Given } from "../core/options/attributes";
import { validOptions } from "../core/options/valid-options";
import type { WidgetEvents } from "../core/widget";
import { Consent } from "../forms/fields/consent";
import { RequestFields } from "../forms/fields/request-fields";
import { useSyncedDefault } from "../forms/fields/use-synced-default";
import { SubmissionStatus, SubmitButton } from "../forms/submission/submission-status";
import { useFormSubmission } from "../forms/submission/use-form-submission";
import type { PaymentPart } from "../payment/payment.panel";
import type { DialogProps } from "../ui/dialog/dialog";
import { CheckboxGroup } from "../ui/field/checkbox-group";
import * as styles from "./booking.css";
import { type BookingOptions, bookingOptions, bookingRules, bookingWords } from "./booking.options";

/** The detail of `onSent`: the server's receipt and the stored request. */
export type BookingSent = LeadReceipt & { request: BookingRequest };

/** The class that keeps the ticket's room until its code has loaded. */
const asideOf = ({ package: name, amount, groupSize, unitAssumed, answers }: BookingOptions) =>
  amount && (groupSize || unitAssumed)
    ? styles.ticket.noted
    : name || amount
      ? styles.ticket.plain
      : answers
        ? styles.ticket.linked
        : styles.next;

/** Ticket, next steps and payment link; they load after the form, which does not wait for them. */
const loadTrip = () => import("./booking.trip");

export interface BookingProps
  extends Given<typeof bookingOptions>,
    Omit<WidgetEvents<BookingSent>, "onChange"> {}

interface PlaceProps {
  /** What is around the form: a dialog, or a card in the page. */
  frame: ComponentType<DialogProps>;
  /** Loads the payment panel; rejects when its code does not load. */
  onPay(opener: HTMLElement, options: BookingOptions): Promise<PaymentPart>;
}

/**
 * The booking, in a dialog or in the page (docs/product.md, "Booking request"). It sends a request, which the team
 * answers; nothing is paid. Visitors who have spoken with the team can open the payment panel
 * (docs/decisions.md, "One reserve button").
 */
export function Booking({ frame: Frame, onPay, ...props }: BookingProps & PlaceProps) {
  const options = validOptions(bookingOptions, props, "booking", bookingRules);
  const text = wordsIn(props, bookingWords);
  const subject = subjectOf(options, options);

  const submission = useFormSubmission<BookingRequest, LeadReceipt>({
    name: "booking",
    fields: bookingFields,
    options,
    read: (data) => ({
      ...Object.fromEntries(data),
      // A subject that the visitor did not change is sent in Spanish, the team's language.
      ...(data.get("destination") === subject && { destination: subjectOf(options) }),
      experiences: joinNames(data.getAll("experiences").map(String)),
    }),
    load: () => import("../forms/requests/booking.request"),
    onSent: (receipt, request) => options.onSent?.({ ...receipt, request }),
    onFailed: options.onFailed,
  });
  const { form, errors, busy } = submission;

  useSyncedDefault(form.ref, "destination", subject);

  const [trip, setTrip] = useState<Awaited<ReturnType<typeof loadTrip>>>();
  useEffect(() => {
    // Loads once the dialog is open. If it does not load, the dialog has only the form.
    if (options.open) loadTrip().then(setTrip, () => {});
  }, [options.open]);
  /** The heading of the payment panel, while it is shown. */
  const [payment, setPayment] = useState<{ title: string; intro: string }>();
  const heading = payment ?? text;

  return (
    <Frame
      {...options}
      onClose={(detail) => {
        setPayment(undefined);
        options.onClose?.(detail);
      }}
      title={heading.title}
      intro={heading.intro}
      closeLabel={text.close}
      aside={
        !payment && (
          <div className={asideOf(options)}>
            {trip && <trip.Ticket form={form.ref} options={options} />}
          </div>
        )
      }
    >
      <form {...form} className={styles.form} hidden={!!payment}>
        <RequestFields
          fields={bookingFields}
          text={text}
          errors={errors}
          values={{ destination: subject }}
          render={{
            experiences: (label) =>
              options.experiences.length > 0 && (
                <CheckboxGroup
                  // Remounts when the page changes the choice.
                  key={String(options.chosen)}
                  name="experiences"
                  legend={label}
                  choices={options.experiences}
                  chosen={options.chosen}
                  max={options.maxExperiences}
                  counter={text.counter}
                  maximum={text.maximum}
                  wording={options}
                />
              ),
          }}
        />
        <Consent options={options} error={errors.consent} />
        <div className={styles.send}>
          <SubmitButton className={styles.submit} busy={busy} text={text} />
          <SubmissionStatus submission={submission} text={text} />
        </div>
        <OperatorLine options={options} />
      </form>
      {trip && (
        <trip.AfterForm
          form={form.ref}
          options={options}
          subject={subject}
          paying={!!payment}
          onPaying={setPayment}
          onPay={onPay}
        />
      )}
    </Frame>
  );
}

import type { LeadReceipt } from "@maloca/catalog/api";
import type { BookingRequest } from "@maloca/catalog/booking";
import { bookingNotices } from "@maloca/catalog/booking.notices";
import { concept } from "@maloca/catalog/concept";
import { useEffect, useRef } from "react";
import { withDefaults } from "../element/attributes";
import type { WidgetEvents } from "../element/widget";
import { Choices } from "../parts/choices";
import { Consent } from "../parts/consent";
import { Dialog } from "../parts/dialog";
import { Field } from "../parts/field";
import { useSubmission } from "../parts/submission";
import * as styles from "./booking.css";
import { bookingOptions } from "./booking.options";

/** What `onSent` carries: the server's receipt and the request as it was stored. */
export type BookingSent = LeadReceipt & { request: BookingRequest };

export type BookingDialogProps = Partial<typeof bookingOptions> & WidgetEvents<BookingSent>;

/** Asks for a place on a trip (spec §4, §5, §8). Nothing is paid; the team answers. */
export function BookingDialog(props: BookingDialogProps) {
  const options = withDefaults(bookingOptions, props);
  const text = withDefaults(bookingOptions.strings, options.strings);
  const about = concept({
    destination: options.destination,
    package: options.package,
    stem: options.concept,
    fixed: options.fixedConcept,
  });

  const { form, errors, phase, busy } = useSubmission({
    read: (data) => ({
      ...(Object.fromEntries(data) as Record<string, string>),
      experiences: data.getAll("experiences").join(", "),
    }),
    checker: async () => (await import("./booking.check")).checkBooking,
    send: async (request, idempotencyKey) => {
      const { sendBooking } = await import("../backend");
      return sendBooking(request, { ...options, idempotencyKey });
    },
    notices: bookingNotices,
    onSent(receipt, request) {
      options.onSent?.({ ...receipt, request });
      options.onClose?.();
    },
    onFailed: options.onFailed,
  });

  useConcept(form.ref, about);

  return (
    <Dialog
      open={options.open}
      onOpen={options.onOpen}
      onClose={options.onClose}
      title={text.title}
      intro={text.intro}
      closeLabel={text.close}
      image={options.image}
    >
      <form {...form} className={styles.form} aria-busy={busy}>
        <Field name="name" label={text.name} autoComplete="name" error={errors.name} wide />
        <Field
          name="email"
          label={text.email}
          type="email"
          autoComplete="email"
          error={errors.email}
        />
        <Field
          name="phone"
          label={text.phone}
          type="tel"
          autoComplete="tel"
          hint={text.phoneHint}
          error={errors.phone}
        />
        <Field
          name="destination"
          label={text.destination}
          defaultValue={about}
          error={errors.destination}
          wide
        />
        <Field name="dates" label={text.dates} hint={text.datesHint} error={errors.dates} />
        <Field
          name="travelers"
          label={text.travelers}
          hint={text.travelersHint}
          error={errors.travelers}
        />
        {options.experiences.length > 0 && (
          <Choices
            name="experiences"
            legend={text.experiences}
            choices={options.experiences}
            max={options.maxExperiences}
            counter={text.counter}
          />
        )}
        <Field
          name="message"
          label={text.message}
          optional={text.optional}
          rows={3}
          error={errors.message}
          wide
        />
        <Consent required={options.consent} endpoint={options.endpoint} error={errors.consent} />
        <div className={styles.send}>
          <button
            type="submit"
            className={styles.submit}
            aria-disabled={busy || undefined}
            part="submit"
          >
            {busy ? text.sending : text.submit}
          </button>
          <p className={styles.status} role="status">
            {phase === "slow" && text.slow}
            {phase === "failed" && text.failed}
            {phase === "idle" && Object.keys(errors).length > 0 && text.invalid}
          </p>
        </div>
      </form>
    </Dialog>
  );
}

/** Another package was chosen: the destination follows, unless the visitor wrote their own. */
function useConcept(formRef: { current: HTMLFormElement | null }, about: string) {
  const previous = useRef(about);
  useEffect(() => {
    const field = formRef.current?.elements.namedItem("destination") as HTMLInputElement;
    if (field.value === previous.current) field.value = about;
    previous.current = about;
  }, [about, formRef]);
}

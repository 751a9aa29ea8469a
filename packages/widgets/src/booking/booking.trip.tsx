import { safeAddress } from "@maloca/catalog/addresses";
import { sumWords } from "@maloca/catalog/locales/es";
import { formatCop, formatTimes, pesosOf } from "@maloca/catalog/money";
import { bookingFields } from "@maloca/catalog/requests/booking";
import { type Wording, wordsIn } from "@maloca/catalog/words";
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { loadable } from "../core/loadable";
import { useLayoutEffect } from "../core/use-layout-effect";
import { BOOKING, forget, recall, remember } from "../forms/fields/memory";
import { useFormValues, valuesOf } from "../forms/fields/use-form-values";
import { bookingTrip } from "../locales/es";
import type { PaymentPart } from "../payment/payment.panel";
import { LiveStatus } from "../ui/status/live-status";
import { LiveText } from "../ui/status/live-text";
import type { BookingOptions } from "./booking.options";
import * as styles from "./booking.trip.css";

interface TripProps {
  form: RefObject<HTMLFormElement | null>;
  options: BookingOptions & Wording;
}

const wordsOf = (wording: Wording) => wordsIn(wording, { bookingTrip, sumWords });

/** Reads people out of a text. It loads, with the form's check, once there is one; without it a price is one traveller's. */
const reader = loadable(() => import("../forms/requests/booking.request"));

/** The requested trip, from the form and the options; ticket and payment panel share it. */
type BookedTrip = ReturnType<typeof bookedTrip>;

function bookedTrip(values: Record<string, string>, options: BookingOptions) {
  const { name = "", destination: written = "", travelers = "" } = values;
  const { destination, package: chosen, concept, fixedConcept } = options;
  const { amount, minTravelers, groupSize, unitAssumed } = options;
  return {
    name: name.trim(),
    ...(written.trim()
      ? { concept: written.trim(), fixedConcept: true }
      : { destination, package: chosen, concept, fixedConcept }),
    amount,
    groupSize,
    minTravelers,
    // The page's payment element may say it as well.
    ...(unitAssumed && { unitAssumed }),
    /** The number of travellers in the form, if it names one. */
    travelers: reader.ready?.readTravelers(travelers),
  };
}

/** The requested package with its price, and the next steps. */
export function Ticket({ form, options }: TripProps) {
  const { package: name, lang, groupSize, unitAssumed, answers } = options;
  const values = useFormValues(form);
  const { travelers = 1 } = bookedTrip(values, options);
  const [, redraw] = useState<unknown>();
  useEffect(() => {
    if (values.travelers && !reader.ready) reader.load().then(redraw, () => {});
  }, [values.travelers]);
  const price = pesosOf(options.amount);
  const text = wordsOf(options);
  const multiplied = travelers > 1 && !groupSize;
  const note = groupSize
    ? text.perGroup.replace("{size}", `${groupSize}`)
    : unitAssumed && text.assumed;
  return (
    <div className={styles.ticket} part="ticket">
      {(name || price > 0 || answers) && (
        <p className={styles.asked}>
          {name && (
            <strong className={styles.name}>
              <LiveText text={name} />
            </strong>
          )}
          {answers && (
            <a
              className={styles.answers}
              href={safeAddress(answers)}
              // Of a form in the page there is none.
              onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
            >
              {text.answers}
            </a>
          )}
          {price > 0 && (
            <span className={styles.sum}>
              <LiveText
                text={multiplied ? formatTimes(travelers, price, lang) : formatCop(price, lang)}
                figure
              />
              {groupSize > 0 && ` ${text.group}`}
            </span>
          )}
          {price > 0 && note && (
            <span className={styles.note[multiplied || groupSize ? "seen" : "unseen"]}>{note}</span>
          )}
        </p>
      )}
      <Steps wording={options} look={styles.besideForm} />
    </div>
  );
}

/** The next steps after the request. */
function Steps({ wording, look }: { wording: Wording; look: string }) {
  const { next, next1, next2, next3 } = wordsOf(wording);
  return (
    <div className={look}>
      <p className={styles.next}>{next}</p>
      <ol className={styles.steps}>
        {[next1, next2, next3].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

interface MemoryProps extends TripProps {
  /** The booking's subject; without one no payment is offered. */
  subject: string;
}

/** Restores typed text after a reload in the same tab, until it is sent or emptied, or the dialog is closed. */
function useMemory({ form, options, subject }: MemoryProps) {
  // Of a form in the page `open` is a number while a press leads to it: nothing is restored then.
  const open = !!options.open;
  const latest = useRef(subject);
  latest.current = subject;
  // Not a passive effect: on a page that is left as soon as the dialog is closed it would run too late.
  useLayoutEffect(() => {
    const element = form.current;
    if (!open) return forget(BOOKING);
    if (!element) return;
    const typed = recall(BOOKING);
    if (typed.length) {
      import("../forms/optional/prefill").then(
        ({ restoreTyped }) => restoreTyped(element, bookingFields, typed),
        () => {},
      );
    }
    // Text that the page has filled in is not stored: the next button may be for another package.
    const keep = () =>
      remember(
        BOOKING,
        [...new FormData(element)].filter(
          ([name, text]) => name !== "destination" || text !== latest.current,
        ),
      );
    element.addEventListener("input", keep);
    return () => element.removeEventListener("input", keep);
  }, [form, open]);
}

interface AfterFormProps extends MemoryProps {
  paying: boolean;
  /** The payment panel is shown with this heading, or closed. */
  onPaying(heading?: { title: string; intro: string }): void;
  onPay(opener: HTMLElement, options: BookingOptions): Promise<PaymentPart>;
}

/** Below the form: the next steps, a link to the payment, and its panel (docs/decisions.md, "One reserve button"). */
export function AfterForm({ form, options, subject, paying, onPaying, onPay }: AfterFormProps) {
  const text = wordsOf(options);
  const [failed, setFailed] = useState(false);
  const [payment, setPayment] = useState<{
    part: PaymentPart;
    trip: BookedTrip & { opener: HTMLElement };
  }>();

  const pay = async ({ currentTarget: opener }: MouseEvent<HTMLButtonElement>) => {
    setFailed(false);
    try {
      const isStated = !!valuesOf(form.current).travelers;
      const reading = isStated && reader.load().catch(() => {});
      const [part] = await Promise.all([onPay(opener, options), reading]);
      // The dialog was closed meanwhile: the next opening shows the booking.
      if (opener.closest("dialog")?.open === false) return;
      setPayment({ part, trip: { ...bookedTrip(valuesOf(form.current), options), opener } });
      onPaying(part.words(options));
    } catch {
      setFailed(true);
    }
  };

  useMemory({ form, options, subject });

  const trips = useId();
  useEffect(() => {
    const field = form.current?.elements.namedItem("destination") as HTMLInputElement;
    if (options.trips.length) field.setAttribute("list", trips);
    else field.removeAttribute("list");
  });

  return (
    <>
      <datalist id={trips}>
        {options.trips.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className={styles.after} hidden={paying}>
        <Steps wording={options} look={styles.belowForm} />
        {subject && !options.noPayment && (
          <p className={styles.later}>
            {text.spoken}{" "}
            <button type="button" className={styles.pay} onClick={pay} part="pay">
              {text.pay}
            </button>
          </p>
        )}
        <LiveStatus text={failed ? text.payFailed : ""} />
      </div>
      {payment?.part.render(
        { ...payment.trip, lang: options.lang, open: paying && options.open },
        () => onPaying(),
      )}
    </>
  );
}

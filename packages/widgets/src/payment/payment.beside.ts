import { emit } from "../core/page/element-events";
import { widget } from "./payment.element";
import type { paymentOptions } from "./payment.options";
import { type PaymentPart, paymentPart } from "./payment.panel";

interface PaymentElement extends HTMLElement {
  readonly given?: Partial<typeof paymentOptions>;
}

/** The booking's options that the payment's events report. */
type BookingContext = Pick<typeof paymentOptions, "analytics" | "destination" | "package"> & {
  testMode: boolean;
};

/**
 * The payment panel for a booking, with the options of the page's `<maloca-payment>`. Its events are fired on that
 * element; if the page has none, one is created after `booking`.
 */
export async function paymentBeside(
  booking: Element,
  { destination, package: chosen, testMode, analytics: chosenAnalytics }: BookingContext,
): Promise<PaymentPart> {
  const tag = `maloca-${widget.name}`;
  let element = document.querySelector<PaymentElement>(tag);
  if (!element) {
    element = document.createElement(tag);
    booking.after(element);
  }
  const { given } = element;
  const analytics = chosenAnalytics || given?.analytics;
  let endReport = () => {};
  if (analytics) {
    // Loaded before the panel is shown, so that its opening is reported.
    await import("../core/page/data-layer").then(
      ({ reportEvents }) => {
        reportEvents(element, widget.name, { analytics, destination, package: chosen, testMode });
        endReport = () => reportEvents(element, widget.name);
      },
      () => {},
    );
  }
  return paymentPart({
    ...given,
    onOpen: (detail) => emit(element, "open", detail, false),
    onClose: (detail) => {
      emit(element, "close", detail, false);
      endReport();
    },
    onSent: (detail) => emit(element, "sent", detail),
  });
}

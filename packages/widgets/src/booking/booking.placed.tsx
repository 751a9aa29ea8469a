import { useEffect, useState } from "react";
import { Dialog } from "../ui/dialog/dialog";
import { Booking, type BookingProps } from "./booking";
import type { BookingOptions } from "./booking.options";

/** Whether this is a frame without room for a dialog, such as one around a button in a page builder. */
const isSmallFrame = () => window !== top && innerHeight < 300;

/** An element's booking: in a dialog or, once the code for it has loaded, in the page or in a new tab. */
export function PlacedBooking(props: BookingProps) {
  const [code, show] = useState<typeof import("./booking.elsewhere")>();
  // Once: a phone's keyboard makes a frame smaller while somebody types.
  const [isSmall] = useState(isSmallFrame);
  const isElsewhere = props.inline || isSmall;
  useEffect(() => {
    // After each render, so that a press tries again what has not loaded.
    if (isElsewhere) import("./booking.elsewhere").then(show, () => {});
  });
  const place = isElsewhere ? code?.elsewhere(props) : { frame: Dialog };
  return place && <Booking {...props} {...place} onPay={loadPayment} />;
}

/** Loads the payment panel for a booking element. */
const loadPayment = async (opener: HTMLElement, booking: BookingOptions) =>
  (await import("../payment/payment.beside")).paymentBeside(
    (opener.getRootNode() as ShadowRoot).host,
    booking,
  );

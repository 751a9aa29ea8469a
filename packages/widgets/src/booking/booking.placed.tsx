import { useEffect, useState } from "react";
import { Dialog } from "../ui/dialog/dialog";
import { Booking, type BookingProps } from "./booking";
import type { BookingOptions } from "./booking.options";

/** An element's booking: in a dialog or, once the code for it has loaded, in the page. */
export function PlacedBooking(props: BookingProps) {
  const [inline, load] = useState<typeof import("./booking.inline")>();
  useEffect(() => {
    // After each render, so that a press tries again what has not loaded.
    if (props.inline) import("./booking.inline").then(load, () => {});
  });
  const place = props.inline ? inline?.inPage(props) : { frame: Dialog };
  return place && <Booking {...props} {...place} onPay={loadPayment} />;
}

/** Loads the payment panel for a booking element. */
const loadPayment = async (opener: HTMLElement, booking: BookingOptions) =>
  (await import("../payment/payment.beside")).paymentBeside(
    (opener.getRootNode() as ShadowRoot).host,
    booking,
  );

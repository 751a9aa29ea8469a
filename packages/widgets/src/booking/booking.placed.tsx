import { useEffect, useState } from "react";
import { Dialog } from "../ui/dialog/dialog";
import { Booking, type BookingProps } from "./booking";
import type { BookingOptions } from "./booking.options";

/** The code of the places that few bookings have. */
type Places = Partial<typeof import("./booking.inline") & typeof import("./booking.tab")>;

/**
 * Whether this is a frame of another page that has no room for a dialog, such as one around a button in a page builder.
 * In one of an opaque origin a new tab would have it too, and the server would take its form for another site's.
 */
const isSmallFrame = () =>
  window !== top && origin !== "null" && (innerWidth < 240 || innerHeight < 300);

/** An element's booking: in a dialog or, once the code for it has loaded, in the page or in a new tab. */
export function PlacedBooking(props: BookingProps) {
  const [places, load] = useState<Places>();
  useEffect(() => {
    // After each render, so that a press tries again what has not loaded.
    if (props.inline) import("./booking.inline").then(load, () => {});
    else if (isSmallFrame()) {
      import("./booking.tab").then(load, () => load({ inTab: { frame: Dialog } }));
    }
  });
  const inDialog = () => (isSmallFrame() ? places?.inTab : { frame: Dialog });
  const place = props.inline ? places?.inPage?.(props) : inDialog();
  return place && <Booking {...props} {...place} onPay={loadPayment} />;
}

/** Loads the payment panel for a booking element. */
const loadPayment = async (opener: HTMLElement, booking: BookingOptions) =>
  (await import("../payment/payment.beside")).paymentBeside(
    (opener.getRootNode() as ShadowRoot).host,
    booking,
  );

import { type ComponentType, useState } from "react";
import type { PaymentDialogProps } from "../payment/payment";
import { Booking, type BookingProps } from "./booking";
import type { BookingOptions } from "./booking.options";

export type BookingDialogProps = BookingProps & {
  /** Options of the payment dialog that the booking leads to, e.g. its `depositPercent`. */
  payment?: PaymentDialogProps;
};

/** Asks for a place on a trip and leads to its payment, whose code loads on demand. */
export function BookingDialog({ payment, ...props }: BookingDialogProps) {
  const [Payment, setPayment] = useState<ComponentType<PaymentDialogProps>>();
  const [about, setAbout] = useState<PaymentDialogProps>({});

  const pay = async (booking: BookingOptions, opener: HTMLElement) => {
    const { PaymentDialog, tripOptions } = await import("../payment/payment");
    const same = Object.fromEntries(tripOptions.map((name) => [name, booking[name]]));
    // Some browsers do not focus a pressed button; focus must return to it.
    opener.focus({ preventScroll: true });
    setPayment(() => PaymentDialog);
    setAbout({ ...same, lang: props.lang, open: true });
  };

  return (
    <>
      <Booking {...props} onPay={pay} />
      {Payment && (
        <Payment
          theme={props.theme}
          {...payment}
          {...about}
          onClose={() => {
            setAbout({ ...about, open: false });
            payment?.onClose?.();
          }}
        />
      )}
    </>
  );
}

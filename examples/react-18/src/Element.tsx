import "@maloca/widgets/elements";
import type { ElementOf } from "@maloca/widgets/elements";
import type {} from "@maloca/widgets/jsx";
import { useEffect, useRef, useState } from "react";
import type { BookingProps } from "./booking-props";

/** As an element: React 18 sets text attributes only; the rest is set on the element itself. */
export function Element({ destination, onNews }: BookingProps) {
  const [open, setOpen] = useState(false);
  const booking = useRef<ElementOf<"booking">>(null);

  useEffect(() => {
    const element = booking.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener("maloca-close", () => setOpen(false), { signal });
    element.addEventListener(
      "maloca-sent",
      ({ detail }) => onNews(`${detail.request.name}: ${detail.reference}`),
      { signal },
    );
    return () => leaving.abort();
  }, [onNews]);

  useEffect(() => {
    if (booking.current) booking.current.open = open;
  }, [open]);

  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Reservar con el elemento
      </button>
      <maloca-booking
        ref={booking}
        destination={destination}
        experiences="Safari de ballenas, Clase de surf"
        partner="Agencia Río Arriba"
        endpoint="http://localhost:4173"
      />
    </>
  );
}

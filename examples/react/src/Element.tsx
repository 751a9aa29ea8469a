import "@maloca/widgets/elements";
import type {} from "@maloca/widgets/jsx";
import { useState } from "react";
import type { BookingProps } from "./booking-props";

/** As an element: React 19 sets attributes and listens to its events by their own names. */
export function Element({ destination, onNews }: BookingProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Reservar con el elemento
      </button>
      <maloca-booking
        open={open}
        destination={destination}
        experiences="Safari de ballenas, Clase de surf"
        partner="Agencia Río Arriba"
        endpoint="http://localhost:4173"
        onmaloca-close={() => setOpen(false)}
        onmaloca-sent={({ detail }) => onNews(`${detail.request.name}: ${detail.reference}`)}
      />
    </>
  );
}

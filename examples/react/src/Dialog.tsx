import { BookingDialog } from "@maloca/widgets";
import { useState } from "react";
import type { BookingProps } from "./booking-props";

const experiences = ["Safari de ballenas", "Clase de surf"];

/** As a component: options are props, events are callbacks, and the page controls `open`. */
export function Dialog({ destination, onNews }: BookingProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Reservar con el componente
      </button>
      <BookingDialog
        open={open}
        destination={destination}
        experiences={experiences}
        partner="Agencia Río Arriba"
        endpoint="http://localhost:4173"
        onClose={() => setOpen(false)}
        onSent={({ reference, request }) => onNews(`${request.name}: ${reference}`)}
      />
    </>
  );
}

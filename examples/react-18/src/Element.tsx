import "@maloca/widgets/elements";
import type { ElementOf } from "@maloca/widgets/elements";
import type {} from "@maloca/widgets/jsx";
import { useEffect, useRef } from "react";
import type { BookingProps } from "./App";

/** As an element: React 18 knows text attributes alone; the rest goes through the element itself. */
export function Element({ destination, onNews }: BookingProps) {
  const booking = useRef<ElementOf<"booking">>(null);

  useEffect(() => {
    const element = booking.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener("maloca-close", () => onNews("Cerrado"), { signal });
    element.addEventListener(
      "maloca-sent",
      ({ detail }) => onNews(`${detail.request.name}: ${detail.reference}`),
      { signal },
    );
    return () => leaving.abort();
  }, [onNews]);

  return (
    <>
      <button type="button" onClick={() => booking.current?.show()}>
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

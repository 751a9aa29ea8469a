"use client";

import { BookingDialog } from "@maloca/widgets";
import "@maloca/widgets/elements";
import type {} from "@maloca/widgets/jsx";
import { useState } from "react";

const partner = "Agencia Monte Claro";

interface BookingProps {
  destination: string;
  endpoint: string;
}

/** The same booking twice: as a component and as an element. A page needs only one of them. */
export function Booking({ destination, endpoint }: BookingProps) {
  const [open, setOpen] = useState<"component" | "element">();
  const [shown, setShown] = useState(true);
  const [news, setNews] = useState("Sin solicitudes");
  const close = () => setOpen(undefined);

  return (
    <>
      <button
        type="button"
        onClick={() => {
          setShown(!shown);
          close();
        }}
      >
        {shown ? "Quitar" : "Poner"}
      </button>
      {shown && (
        <>
          <button
            type="button"
            aria-expanded={open === "component"}
            onClick={() => setOpen("component")}
          >
            Reservar con el componente
          </button>
          <BookingDialog
            open={open === "component"}
            destination={destination}
            experiences={["Safari de ballenas", "Clase de surf"]}
            partner={partner}
            endpoint={endpoint}
            onClose={close}
            onSent={({ reference, request }) => setNews(`${request.name}: ${reference}`)}
          />
          <button
            type="button"
            aria-expanded={open === "element"}
            onClick={() => setOpen("element")}
          >
            Reservar con el elemento
          </button>
          <maloca-booking
            open={open === "element"}
            destination={destination}
            experiences="Safari de ballenas, Clase de surf"
            partner={partner}
            endpoint={endpoint}
            onmaloca-close={close}
            onmaloca-sent={({ detail }) => setNews(`${detail.request.name}: ${detail.reference}`)}
          />
        </>
      )}
      <output>{news}</output>
    </>
  );
}

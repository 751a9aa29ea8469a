import { BookingDialog } from "@maloca/widgets";
import "@maloca/widgets/elements";
import type {} from "@maloca/widgets/jsx";
import { useState } from "react";

interface Place {
  /** Words after "Reservar": where the booking stands. */
  where?: string;
}

const endpoint = "http://localhost:4173";

/** The booking as a component, with its button. */
export function Component({ where = "" }: Place) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {`Reservar${where}`}
      </button>
      <BookingDialog
        open={open}
        onClose={() => setOpen(false)}
        destination="Guaviare"
        endpoint={endpoint}
      />
    </>
  );
}

/** The booking as an element. */
export const Element = ({ where = "" }: Place) => (
  <maloca-booking destination="Guaviare" endpoint={endpoint}>
    <a href="#reservar">{`Elemento${where}`}</a>
  </maloca-booking>
);

/** What stands in the modal of another library, with a button for the booking that stands outside. */
export const Inside = ({ onOutside }: { onOutside(): void }) => (
  <>
    <Component where=" en la ventana" />
    <Element where=" en la ventana" />
    <button type="button" onClick={onOutside}>
      Reservar fuera
    </button>
  </>
);

/** What stands beside it. */
export function Beside({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <>
      <Component />
      <Element />
      <BookingDialog open={open} onClose={onClose} destination="Guaviare" endpoint={endpoint} />
    </>
  );
}

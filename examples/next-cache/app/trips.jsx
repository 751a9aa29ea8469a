"use client";

import { BookingDialog } from "@maloca/widgets";
import Link from "next/link";
import { useEffect, useState } from "react";

const endpoint = "http://localhost:4173";

/** A page with the booking as a component and as an element. */
export function Trips({ title, to, other }) {
  const [open, setOpen] = useState(false);
  useEffect(() => void import("@maloca/widgets/elements"), []);
  return (
    <main>
      <h1>{title}</h1>
      <Link href={to}>{other}</Link>
      <label>
        Buscar <input name="q" />
      </label>
      <button type="button" onClick={() => setOpen(true)}>
        Reservar
      </button>
      <BookingDialog
        open={open}
        onClose={() => setOpen(false)}
        destination="Guaviare"
        endpoint={endpoint}
      />
      <maloca-booking destination="Guaviare" endpoint={endpoint}>
        <a href="#reservar">Elemento</a>
      </maloca-booking>
    </main>
  );
}

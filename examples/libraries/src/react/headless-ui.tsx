import { Dialog, DialogPanel, DialogTitle } from "@headlessui/react";
import { useState } from "react";
import { Beside, Inside } from "../ours";

export default function HeadlessUi() {
  const [open, setOpen] = useState(false);
  const [outside, setOutside] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ver la ventana
      </button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <div style={{ position: "fixed", inset: 0, background: "#0008" }}>
          <DialogPanel style={{ padding: 40, margin: 100, background: "#fff" }}>
            <DialogTitle>Viajes</DialogTitle>
            <Inside onOutside={() => setOutside(true)} />
            <button type="button" onClick={() => setOpen(false)}>
              Cerrar la ventana
            </button>
          </DialogPanel>
        </div>
      </Dialog>
      <Beside open={outside} onClose={() => setOutside(false)} />
    </>
  );
}

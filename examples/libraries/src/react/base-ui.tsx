import { Dialog } from "@base-ui/react/dialog";
import { useState } from "react";
import { Beside, Inside } from "../ours";

export default function BaseUi() {
  const [outside, setOutside] = useState(false);
  return (
    <>
      <Dialog.Root>
        <Dialog.Trigger>Ver la ventana</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop style={{ position: "fixed", inset: 0, background: "#0008" }} />
          <Dialog.Popup
            style={{ position: "fixed", top: 100, left: 100, padding: 40, background: "#fff" }}
          >
            <Dialog.Title>Viajes</Dialog.Title>
            <Inside onOutside={() => setOutside(true)} />
            <Dialog.Close>Cerrar la ventana</Dialog.Close>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <Beside open={outside} onClose={() => setOutside(false)} />
    </>
  );
}

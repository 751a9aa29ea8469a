import { Dialog } from "radix-ui";
import { useState } from "react";
import { Beside, Inside } from "../ours";

export default function Radix() {
  const [outside, setOutside] = useState(false);
  return (
    <>
      <Dialog.Root>
        <Dialog.Trigger>Ver la ventana</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay style={{ position: "fixed", inset: 0, background: "#0008" }} />
          <Dialog.Content
            style={{ position: "fixed", top: 100, left: 100, padding: 40, background: "#fff" }}
          >
            <Dialog.Title>Viajes</Dialog.Title>
            <Dialog.Description>Elige cómo reservar.</Dialog.Description>
            <Inside onOutside={() => setOutside(true)} />
            <Dialog.Close>Cerrar la ventana</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <Beside open={outside} onClose={() => setOutside(false)} />
    </>
  );
}

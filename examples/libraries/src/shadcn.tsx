import { Dialog } from "radix-ui";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Beside, Inside } from "./ours";

/** The dialog that `shadcn add dialog` writes, with its classes. */
function Page() {
  const [outside, setOutside] = useState(false);
  return (
    <>
      <Dialog.Root>
        <Dialog.Trigger data-slot="dialog-trigger">Ver la ventana</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay data-slot="dialog-overlay" className="fixed inset-0 z-50 bg-black/50" />
          <Dialog.Content
            data-slot="dialog-content"
            className="fixed top-[50%] left-[50%] z-50 grid w-full max-w-[calc(100%-2rem)] translate-x-[-50%] translate-y-[-50%] gap-4 rounded-lg border bg-white p-6 shadow-lg duration-200 outline-none sm:max-w-lg"
          >
            <Dialog.Title className="text-lg leading-none font-semibold">Viajes</Dialog.Title>
            <Dialog.Description className="text-sm">Elige cómo reservar.</Dialog.Description>
            <Inside onOutside={() => setOutside(true)} />
            <Dialog.Close>Cerrar la ventana</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <Beside open={outside} onClose={() => setOutside(false)} />
    </>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);

import type { Locator } from "playwright";

/** Fills in a trip's open booking, sends it, and waits until it is stored. */
export async function sendBooking(dialog: Locator): Promise<void> {
  for (const [label, text] of Object.entries({
    "Nombre completo": "Ana Gómez",
    "Correo electrónico": "ana@gmail.com",
    "WhatsApp o teléfono": "300 123 4567",
    "Fechas aproximadas": "Marzo",
    "Número de viajeros": "2",
  }))
    await dialog.getByLabel(label).fill(text);
  await dialog.getByRole("button", { name: "Enviar solicitud" }).click();
  await dialog.page().getByText("¡Solicitud enviada!").waitFor();
}

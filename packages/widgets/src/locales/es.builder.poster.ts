import type { builderLanguages } from "./es.builder";

// The poster with a QR code: what the builder says of it, and what visitors read on it.

export const builderPoster = {
  title: "Afiche con código QR",
  lead: "Para la recepción o la habitación: tus huéspedes apuntan la cámara, y tu página se abre con el formulario listo. Para guardarlo en PDF, escoge «Guardar como PDF» al imprimir.",
  deepLink: "Que un código QR o un enlace abra la reserva",
  deepLinkHint: "Agrega «data-deep-link» al código y te deja hacer un afiche para la recepción.",
  address: "Dirección de tu página",
  addressHint:
    "La página donde pegaste el código, completa, por ejemplo https://tu-hotel.example/viajes",
  wrongAddress: "Escribe la dirección completa, con https://",
  print: "Imprimir o guardar en PDF",
  code: "Código QR",
};

/** On the poster, in the visitor's language. */
export const posterWords: Record<
  keyof typeof builderLanguages,
  { title: string; anyTrip: string; steps: [string, string, string]; from: string }
> = {
  es: {
    title: "Reserva tu viaje",
    anyTrip: "Viajes que devuelven",
    steps: [
      "Abre la cámara de tu celular.",
      "Apunta al código y toca el enlace.",
      "Escribe cuándo viajas y cuántos van.",
    ],
    from: "Recomendado por",
  },
  en: {
    title: "Book your trip",
    anyTrip: "Journeys that give back",
    steps: [
      "Open your phone's camera.",
      "Point it at the code and tap the link.",
      "Say when you travel and how many you are.",
    ],
    from: "Recommended by",
  },
  pt: {
    title: "Reserve sua viagem",
    anyTrip: "Viagens que retribuem",
    steps: [
      "Abra a câmera do seu celular.",
      "Aponte para o código e toque no link.",
      "Diga quando viaja e quantas pessoas vão.",
    ],
    from: "Recomendado por",
  },
};

import { tagline } from "@maloca/catalog/facts";
import type { linkedDialogs } from "../builder.widgets";
import type { builderLanguages } from "./builder";

// The texts about the poster in the builder, and those on the poster.

export const builderPoster = {
  title: "Afiche con código QR",
  lead: "Para la recepción o la habitación: tus huéspedes apuntan la cámara, y tu página se abre con el formulario listo. Para guardarlo en PDF, escoge «Guardar como PDF» al imprimir.",
  deepLink: "Que un código QR o un enlace abra la reserva",
  deepLinkHint: "Agrega «data-deep-link» al código y te deja hacer un afiche para la recepción.",
  address: "Dirección de tu página",
  addressHint: "La página donde pegaste el código, por ejemplo tu-hotel.example/viajes",
  wrongAddress:
    "Eso no es una dirección de la web. Escríbela como en el navegador: tu-hotel.example/viajes",
  link: "El mismo enlace, para un correo o tus redes",
  print: "Imprimir o guardar en PDF",
  code: "Código QR",
};

type LinkedDialog = (typeof linkedDialogs)[number];

/** The texts on the poster, by language. */
export const posterWords: Record<
  keyof typeof builderLanguages,
  {
    /** By the dialog that the code opens. */
    title: Record<LinkedDialog, string>;
    steps: [string, string];
    lastStep: Record<LinkedDialog, string>;
    anyTrip: string;
    from: string;
  }
> = {
  es: {
    title: { booking: "Reserva tu viaje", payment: "Paga tu viaje" },
    steps: ["Abre la cámara de tu celular.", "Apunta al código y toca el enlace."],
    lastStep: {
      booking: "Escribe cuándo viajas y cuántos van.",
      payment: "Escoge si pagas el anticipo o el total.",
    },
    anyTrip: tagline,
    from: "Recomendado por",
  },
  en: {
    title: { booking: "Book your trip", payment: "Pay for your trip" },
    steps: ["Open your phone's camera.", "Point it at the code and tap the link."],
    lastStep: {
      booking: "Say when you travel and how many you are.",
      payment: "Choose to pay a deposit or in full.",
    },
    anyTrip: "Journeys that give back",
    from: "Recommended by",
  },
  pt: {
    title: { booking: "Reserve sua viagem", payment: "Pague sua viagem" },
    steps: ["Abra a câmera do seu celular.", "Aponte para o código e toque no link."],
    lastStep: {
      booking: "Diga quando viaja e quantas pessoas vão.",
      payment: "Escolha se paga o sinal ou o total.",
    },
    anyTrip: "Viagens que retribuem",
    from: "Recomendado por",
  },
};

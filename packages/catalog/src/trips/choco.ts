import { BALANCE_DUE, type PaymentTerms } from "../requests/payment.amounts";
import type { Accommodation, TripPackage } from "./trip";

/** Of both Chocó trips: 30 % of the total reserves; the rest is due as usual. */
export const chocoPayment: PaymentTerms = { percent: 30, due: BALANCE_DUE };

/** So many days in one of the two lodgings of the Chocó coast. */
export const lodgingStay = (
  accommodation: Accommodation,
  days: number,
  cop: number,
): TripPackage & { accommodation: Accommodation } => ({
  name: `${accommodation} ${days} días`,
  duration: `${days} días`,
  price: { cop },
  accommodation,
  ...lodgings[accommodation],
});

/** Both lodgings, for four days and for five. */
export function lodgingOptions(
  cop: Record<"posada4" | "posada5" | "ecolodge4" | "ecolodge5", number>,
): readonly TripPackage[] {
  return [
    lodgingStay("Posada Nativa", 4, cop.posada4),
    { ...lodgingStay("Posada Nativa", 5, cop.posada5), badge: "Más popular" },
    lodgingStay("Ecolodge Hotel", 4, cop.ecolodge4),
    lodgingStay("Ecolodge Hotel", 5, cop.ecolodge5),
  ];
}

const lodgings = {
  "Posada Nativa": {
    description: "En casa de una familia del pueblo, con su sazón y su conversación.",
    features: ["Habitación sencilla con mosquitero", "Baño compartido o privado", "Comida casera"],
  },
  "Ecolodge Hotel": {
    description: "Cabañas de madera frente al mar, con la selva a la espalda.",
    features: ["Cabaña con baño privado", "Energía limpia", "Menú del Pacífico"],
  },
} as const satisfies Record<Accommodation, Pick<TripPackage, "description" | "features">>;

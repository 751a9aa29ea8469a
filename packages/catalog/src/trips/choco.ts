import { inPesos } from "../price";
import { BALANCE_DUE, type PaymentTerms } from "../requests/payment.amounts";
import { drawnScenes } from "./scenes";
import type { Accommodation, TripPackage } from "./trip";

/** About the coast itself, for the pages that describe it. */
export const chocoScenes = drawnScenes("choco", {
  hero: [
    "Ilustración: la cola de una ballena jorobada frente a la selva del Pacífico y una lancha a distancia.",
    "La ballena frente a la selva",
  ],
  amanecer: [
    "Ilustración: dos personas llevan a un pasajero en una canoa por un estero entre selva, al amanecer; una empuja con palanca y otra rema.",
    "El estero al amanecer",
  ],
  cascada: [
    "Ilustración: una cascada cae en dos saltos a un pozo en la selva; dos se bañan, alguien descansa en una roca y el guía espera.",
    "Cascada en la selva",
  ],
  atardecer: [
    "Ilustración: tres niños corren tras un balón en la playa ancha del Pacífico al atardecer; un abuelo y una niña los miran, entre palmas.",
    "La playa con la marea baja",
  ],
  heliconia: [
    "Ilustración: una flor de platanillo roja y amarilla bajo la lluvia.",
    "Platanillo bajo la lluvia",
  ],
  avistamiento: [
    "Ilustración: desde una lancha con el motor apagado, el lanchero y cuatro pasajeros con chaleco miran, a distancia, la cola de una ballena.",
    "Mirar a distancia",
  ],
  mapa: [
    "Mapa de la costa del Chocó con escala y norte: Nuquí, Jurubirá, Utría, El Valle y Bahía Solano, la serranía y el río Baudó; una ruta por mar sale de Nuquí hasta una cola de ballena.",
    "De Nuquí a las ballenas, por mar",
  ],
});

/** Where every night of both Chocó trips is spent. */
export const CHOCO_BED = "Posada Nativa o Ecolodge Hotel";

/** Payment terms of both Chocó trips: 30 % of the total reserves; the rest is due as usual. */
export const chocoPayment: PaymentTerms = { percent: 30, due: BALANCE_DUE };

/** A package of some days in one of the two lodgings of the Chocó coast. */
export const lodgingStay = (
  accommodation: Accommodation,
  days: number,
  cop: number,
): TripPackage & { accommodation: Accommodation } => ({
  name: `${accommodation} ${days} días`,
  duration: { days },
  price: inPesos(cop),
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
    lodging: "Habitación sencilla con mosquitero",
    meals: "Comida casera",
    features: ["Baño compartido o privado"],
  },
  "Ecolodge Hotel": {
    description: "Cabañas de madera frente al mar, con la selva a la espalda.",
    lodging: "Cabaña de madera",
    meals: "Menú del Pacífico",
    features: ["Baño privado", "Energía limpia"],
    insteadOf: { "Baño privado": "Baño compartido o privado" },
  },
} as const satisfies Record<
  Accommodation,
  Pick<TripPackage, "description" | "lodging" | "meals" | "features" | "insteadOf">
>;

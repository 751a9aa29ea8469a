import { readSold } from "./documents/documents";
import { fillIn } from "./fill-in";
import { inDollars } from "./price";

const { consultation, hours } = readSold().consultancy;

/** The price of the consultation, which is refunded with a confirmed booking. */
export const CONSULTATION_PRICE = inDollars(consultation.usd);
export const CONSULTATION_MINUTES = consultation.minutes;

/** The packages, by duration; one without a price is free. */
export const consultancyPackages = hours.packages.map(({ usd, ...one }) => ({
  ...one,
  hours: fillIn(one.hours, { minutos: CONSULTATION_MINUTES }),
  price:
    one.action === "consultation"
      ? CONSULTATION_PRICE
      : usd === undefined
        ? undefined
        : inDollars(usd),
}));

/** A consultancy package, as its card shows it. */
export type ConsultancyPackage = (typeof consultancyPackages)[number];

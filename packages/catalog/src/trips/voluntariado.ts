import document from "../../content/trips/voluntariado.json";
import { inDollars } from "../price";
import { tripOf } from "./from-document";
import type { Volunteering } from "./trip";
import type { VolunteeringDocument } from "./trip-document";

const { weeks, ...trip } = tripOf(document as unknown as VolunteeringDocument);

export const voluntariado: Volunteering = trip;

/** A stay of several weeks. The operator states no more about it. */
export const volunteerWeeks = { ...weeks, price: inDollars(weeks.price.usd) };

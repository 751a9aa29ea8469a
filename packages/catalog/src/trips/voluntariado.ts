import { readSold } from "../documents/documents";
import { inDollars } from "../price";
import { tripOf } from "./from-document";
import type { Volunteering } from "./trip";

const { weeks, ...trip } = tripOf(readSold()["trips/voluntariado"]);

export const voluntariado: Volunteering = trip;

/** A stay of several weeks. The operator states no more about it. */
export const volunteerWeeks = { ...weeks, price: inDollars(weeks.price.usd) };

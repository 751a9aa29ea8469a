import * as z from "zod/mini";
import { type Length, line, lines, request } from "../validation";
import { tripInterests, tripRequestLimits, tripTravelers } from "./trip-request";

export * from "./trip-request";

const limit = tripRequestLimits;
const [fewest, most] = tripTravelers;
const [, mostInterests] = tripInterests.count;
const travelers = "Indica cuántos viajeros son";

const optionalLine = (length: Length) => z._default(line(length, "Texto inválido"), "");

/** A form's text counts as the number it holds; an empty one is unknown. */
const toCount = (value: unknown) => {
  if (typeof value !== "string") return value;
  return value.trim() ? Number(value) : null;
};

const isCount = (value: unknown) =>
  value === null || (Number.isInteger(value) && Number(value) >= fewest && Number(value) <= most);

// Not a number schema: every form of the script-tag build would load it.
const count = () => z.unknown().check(z.overwrite(toCount), z.refine(isCount, travelers));

/**
 * The eleven columns of `trip_requests`. Only the names and an e-mail are asked
 * for, and the e-mail is taken as it is written (docs/product.md, "Trip wizard").
 */
export const tripRequest = request(() => ({
  first_name: line(limit.first_name, "Por favor escribe tu nombre"),
  last_name: line(limit.last_name, "Por favor escribe tu apellido"),
  email: line(limit.email, "Por favor escribe tu email"),
  phone: optionalLine(limit.phone),
  destination: optionalLine(limit.destination),
  travel_dates: optionalLine(limit.travel_dates),
  num_travelers: z._default(count() as z.ZodMiniType<number | null>, null),
  budget_range: optionalLine(limit.budget_range),
  interests: z._default(
    z
      .array(line(tripInterests.length, "Interés inválido"), "Intereses inválidos")
      .check(z.maxLength(mostInterests, `Máximo ${mostInterests} intereses`)),
    [],
  ),
  special_requirements: z._default(lines(limit.special_requirements, "Texto inválido"), ""),
  how_found_us: optionalLine(limit.how_found_us),
}));

export type TripRequest = z.output<typeof tripRequest>;

import { tripRequestFields } from "./trip-request";

const [fewest, most] = tripRequestFields.num_travelers.limits;

/**
 * What a form holds as a trip request. Its travellers stop nobody: what is no whole number that the column takes is
 * sent as none, and the text itself with the special requirements, so that the team reads it.
 * @param label the field's label, in the visitor's language.
 */
export function withTravelers<Typed extends Record<string, unknown>>(typed: Typed, label: string) {
  const said = String(typed.num_travelers ?? "").trim();
  const number = /^\d+$/.test(said) ? Number(said) : 0;
  if (number >= fewest && number <= most) return { ...typed, num_travelers: number };
  const special = String(typed.special_requirements ?? "").trim();
  return {
    ...typed,
    num_travelers: null,
    special_requirements: said ? `${special}\n${label}: ${said}`.trim() : special,
  };
}

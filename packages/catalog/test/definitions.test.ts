import { describe, expect, expectTypeOf, test } from "vitest";
import {
  type BookingRequest,
  bookingErrors,
  bookingFields,
  bookingRequest,
  check,
  contactErrors,
  contactFields,
  contactMessage,
  isRequired,
  newsletterErrors,
  newsletterFields,
  newsletterSignup,
  type PartnershipProposal,
  partnershipErrors,
  partnershipFields,
  partnershipProposal,
  type RequestField,
  type RequestFields,
  type TripRequest,
  tooLong,
  tripRequest,
  tripRequestErrors,
  tripRequestFields,
} from "../src";
import { commonErrors } from "../src/locales/es";

type Errors = Readonly<Record<string, string>>;

const requests = [
  ["booking", bookingFields, bookingErrors, bookingRequest],
  ["contact", contactFields, contactErrors, contactMessage],
  ["newsletter", newsletterFields, newsletterErrors, newsletterSignup],
  ["partnership", partnershipFields, partnershipErrors, partnershipProposal],
  ["trip request", tripRequestFields, tripRequestErrors, tripRequest],
] as const satisfies readonly (readonly [string, RequestFields, Errors, object])[];

/** The longest that a field holds. */
function longestOf(field: RequestField) {
  if (field.type === "choice") return field.choices[0];
  const [, most] = field.limits;
  if (field.type === "number") return most;
  if (field.type === "checkboxes") return Array<string>(field.count[1]).fill("x".repeat(most));
  if (field.type !== "email" || !field.format) return "x".repeat(most);
  return `${`a@${"b.".repeat(most)}`.slice(0, most - 3)}com`;
}

/** The shortest that a field holds, and what is no such thing. */
function shortestOf(field: RequestField): [shortest: unknown, ...wrong: unknown[]] {
  if (field.type === "choice") return [field.choices[0], ""];
  const [fewest] = field.limits;
  if (field.type === "number") return [fewest, fewest - 1, fewest + 0.5, "dos", true, []];
  if (field.type === "checkboxes") {
    const [few, many] = field.count;
    return [Array(few).fill("x"), "x", [7], [""], Array(many + 1).fill("x")];
  }
  if (field.type === "email" && field.format)
    return [field.format === "at" ? "@" : "a@b.co", "ana", " ", 7, null];
  if (!fewest) return ["", 7, null];
  return ["x".repeat(fewest), "x".repeat(fewest - 1), " ".repeat(fewest + 1), 7, null, {}];
}

/** What is beyond the longest, and what the field then says. */
function beyondOf(field: RequestField, longest: unknown, error?: string) {
  if (field.type === "choice") return ["x", error];
  const [, most] = field.limits;
  if (field.type === "number") return [most + 1, error];
  if (field.type === "checkboxes") return [["x".repeat(most + 1)], commonErrors.invalid];
  const line = field.type !== "multi-line" && isRequired(field);
  return [`${longest}x`, line ? error : tooLong(most)];
}

describe.each(requests)("the schema of a %s", (_name, definition, words, schema) => {
  const fields: RequestFields = definition;
  const errors: Errors = words;
  const names = Object.keys(fields);
  test("refuses nothing but what is required, with the words of its language", () => {
    const required = names.filter((name) => isRequired(fields[name] as RequestField));
    expect(required).not.toEqual([]);
    expect(check(schema, {}).errors).toEqual(
      Object.fromEntries(required.map((name) => [name, errors[name]])),
    );
  });

  test("takes every field at its longest, and not beyond", () => {
    const longest = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, longestOf(field)]),
    );
    expect(check(schema, longest).data).toEqual(longest);
    for (const [name, field] of Object.entries(fields)) {
      const [beyond, error] = beyondOf(field, longest[name], errors[name]);
      expect(check(schema, { ...longest, [name]: beyond }).errors).toEqual({ [name]: error });
    }
  });

  test("takes every field at its shortest, and nothing that is less or something else", () => {
    const of = Object.entries(fields).map(([name, field]) => [name, shortestOf(field)] as const);
    const shortest = Object.fromEntries(of.map(([name, [text]]) => [name, text]));
    expect(check(schema, shortest).data).toEqual(shortest);
    for (const [name, [, ...wrong]] of of) {
      for (const value of wrong) {
        const message = errors[name] ?? commonErrors.invalid;
        expect(check(schema, { ...shortest, [name]: value }).errors).toEqual({ [name]: message });
      }
    }
  });
});

test("the types of a checked request say what each field holds", () => {
  expectTypeOf<BookingRequest>().toEqualTypeOf<Record<keyof typeof bookingFields, string>>();
  expectTypeOf<TripRequest["num_travelers"]>().toEqualTypeOf<number | null>();
  expectTypeOf<TripRequest["interests"]>().toEqualTypeOf<string[]>();
  expectTypeOf<PartnershipProposal["organizationType"]>().toEqualTypeOf<
    "university" | "company" | "hotel"
  >();
});

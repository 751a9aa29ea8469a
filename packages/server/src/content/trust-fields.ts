import { tripName } from "@maloca/catalog";
import type { Documents } from "@maloca/catalog/documents/documents";
import { trustDocument } from "@maloca/catalog/documents/trust-document";
import { tripOf } from "@maloca/catalog/trips/from-document";
import { type DocumentField, fieldsAt, labelIn } from "./document-fields";
import type { SoldDocument } from "./trip-fields";

/** The fields at places of what makes visitors believe, with the trips that may be chosen. */
export function trustFields(
  { trust, ...trips }: Documents,
  places: readonly string[],
  changed: object = trust,
): DocumentField[] {
  const choiceNames = new Map(
    Object.entries(trips).flatMap(([name, document]) =>
      name.startsWith("trips/")
        ? [[name.slice(6), tripName(tripOf(document as SoldDocument))]]
        : [],
    ),
  );
  return fieldsAt(trustDocument, changed, places).map((field) =>
    field.kind === "several" || (field.kind === "choice" && !field.choices.length)
      ? { ...field, choices: [...choiceNames.keys()], choiceNames }
      : field,
  );
}

/** The label of a place, for what was typed and not published. */
export const trustLabel = (place: string): string => labelIn(trustDocument, place);

import { tripName } from "@maloca/catalog";
import type { Documents } from "@maloca/catalog/documents/documents";
import { tripOf } from "@maloca/catalog/trips/from-document";
import type { DocumentField } from "./document-fields";
import type { SoldDocument } from "./trip-fields";

/** Fields with the trips that may be chosen, where they ask for one or several. */
export function withTrips(fields: DocumentField[], documents: object): DocumentField[] {
  const choiceNames = new Map(
    Object.entries(documents as Documents).flatMap(([name, document]) =>
      name.startsWith("trips/")
        ? [[name.slice(6), tripName(tripOf(document as SoldDocument))]]
        : [],
    ),
  );
  return fields.map((field) =>
    field.isOfTrips ? { ...field, choices: [...choiceNames.keys()], choiceNames } : field,
  );
}

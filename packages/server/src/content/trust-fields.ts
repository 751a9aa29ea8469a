import type { Documents } from "@maloca/catalog/documents/documents";
import { trustDocument } from "@maloca/catalog/documents/trust-document";
import { type DocumentField, fieldsAt } from "./document-fields";
import { labelIn } from "./schema-walk";
import { withTrips } from "./trip-choices";

/** The fields at places of what makes visitors believe, with the trips that may be chosen. */
export const trustFields = (
  documents: Documents,
  places: readonly string[],
  changed: object = documents.trust,
): DocumentField[] => withTrips(fieldsAt(trustDocument, changed, places), documents);

/** The label of a place, for what was typed and not published. */
export const trustLabel = (place: string): string => labelIn(trustDocument, place);

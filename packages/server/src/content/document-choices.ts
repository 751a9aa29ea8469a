import { tripName } from "@maloca/catalog";
import type { Documents } from "@maloca/catalog/documents/documents";
import { tripOf } from "@maloca/catalog/trips/from-document";
import type { DocumentField } from "./document-fields";
import type { SoldDocument } from "./document-kinds";
import { partOf, valueAt } from "./schema-walk";

/** Fields with what may be chosen in them that no schema knows: the trips there are, and the packages above one. */
export function withChoices(
  fields: readonly DocumentField[],
  documents: Documents,
  document: object,
): DocumentField[] {
  const choiceNames = new Map(
    Object.entries(documents).flatMap(([name, trip]) =>
      name.startsWith("trips/") ? [[name.slice(6), tripName(tripOf(trip as SoldDocument))]] : [],
    ),
  );
  return fields.map((field) => {
    if (field.isOfTrips) return { ...field, choices: [...choiceNames.keys()], choiceNames };
    const [, at] = /^packages\.(\d+)\.allOf$/.exec(field.place) ?? [];
    if (!at) return field;
    const packages = valueAt(document, "packages") as readonly object[];
    const choices = packages.slice(0, Number(at)).map((one) => String(partOf(one, "name")));
    return { ...field, kind: "choice", choices, most: null };
  });
}

import { checkDocuments } from "../src/documents/check";
import { shippedDocuments } from "../src/documents/documents";

/** The problems of a version with other documents, by name. */
export function problemsWith(changed: object): string[] {
  const texts = Object.entries({ ...shippedDocuments, ...changed }).map(([name, document]) => [
    name,
    JSON.stringify(document),
  ]);
  const checked = checkDocuments(Object.fromEntries(texts));
  return "problems" in checked
    ? checked.problems.map(({ file, place, mend }) => `${file} ${place}: ${mend}`)
    : [];
}

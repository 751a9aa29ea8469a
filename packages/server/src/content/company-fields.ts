import { type CompanyDocument, companyDocument } from "@maloca/catalog/documents/company-document";
import { type DocumentField, fieldsAt } from "./document-fields";
import { labelIn } from "./schema-walk";

/** The places of the facts. */
export const FACTS = Object.keys(companyDocument.shape).filter((place) => place !== "pictures");

/** Photos in the place of drawings, which have no place of their own, come with `content import`. */
export const PICTURES = ["pictures.logo", "pictures.social"];

/** The fields of the company at places. */
export const companyFields = (
  company: CompanyDocument,
  places: readonly string[],
): DocumentField[] => fieldsAt(companyDocument, company, places);

/** The label of a place, for what was typed and not published. */
export const companyLabel = (place: string): string => labelIn(companyDocument, place);

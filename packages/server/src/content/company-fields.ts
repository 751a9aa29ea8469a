import { type CompanyDocument, companyDocument } from "@maloca/catalog/documents/company-document";
import { type DocumentField, fieldsAt, labelIn } from "./document-fields";

/** Pictures are files: they come with `content import`. */
const PLACES = Object.keys(companyDocument.shape).filter((place) => place !== "pictures");

/** The fields of the company that the desk changes. */
export const companyFields = (company: CompanyDocument): DocumentField[] =>
  fieldsAt(companyDocument, company, PLACES);

/** The label of a place, for what was typed and not published. */
export const companyLabel = (place: string): string => labelIn(companyDocument, place);

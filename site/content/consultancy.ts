import { readDocuments } from "@maloca/catalog/documents/documents";

/** The consultancy page's texts; `consultancy-document.ts` of the catalog says what each is. */
export const { consultancy } = readDocuments();

export const HOURS_ID = "horas";

/** Its two forms. Without scripts each is part of the page. */
export const dialogs = {
  proposal: { id: "propuesta", ...consultancy.proposal },
  message: { id: "mensaje", ...consultancy.message },
} as const;

import type { Documents } from "@maloca/catalog/documents/documents";
import type { Html } from "../html";
import { changeDocument, type DocumentForm, formAnswer, writtenIn } from "./team-document";
import { typedLines } from "./team-fields";
import type { DeskRoutes } from "./team-page";
import { commandsFor, type Publishing, versionIn } from "./team-publish";
import { teamAnswer } from "./team-session";
import { SOLD_PATH } from "./team-sold";

/** The name in an address of the part of a document that a form is about. */
const PART = "parte";

/** The address of a part's form, below the page that lists them. */
export const partAddress = (path: string, part: string): string =>
  `${path}?${new URLSearchParams({ [PART]: part })}`;

/** A page that lists parts of documents, each of which has a form. */
export interface PartForms {
  path: string;
  list(documents: Documents): Html;
  /** The policy of the list, where it shows more than text. */
  policy?: string;
  /** The form of a part; undefined if there is none. */
  formAt(
    given: Pick<DocumentForm, "documents" | "version">,
    part: string,
  ): DocumentForm | undefined;
  /** The label of a field's place; empty where there is none. */
  labelOf(place: string): string;
}

/** Adds the page and what is pressed in its forms. */
export function addPartForms(
  { page, press }: DeskRoutes,
  options: Publishing,
  { path, list, policy, formAt, labelOf }: PartForms,
): void {
  page(path, async (desk, c) => {
    const shown = await commandsFor(options, desk).read();
    const part = c.req.query(PART);
    if (!part) return teamAnswer(c, list(shown.documents), 200, policy);
    const form = formAt(shown, part);
    return form ? formAnswer(c, form, { of: writtenIn(form) }, desk) : c.redirect(path, 303);
  });

  press(
    path,
    async (c, desk, sent) => {
      const shown = await commandsFor(options, desk).read(versionIn(sent("version")));
      const form = formAt(shown, c.req.query(PART) ?? "");
      return form ? changeDocument(c, options, { form, desk, sent }) : c.redirect(SOLD_PATH, 303);
    },
    typedLines(labelOf),
  );
}

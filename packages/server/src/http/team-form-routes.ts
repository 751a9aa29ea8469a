import type { Context } from "hono";
import type { Html } from "../html";
import { teamAnswer } from "./team-answers";
import { changeDocument, type DocumentForm, formAnswer, writtenIn } from "./team-document";
import { typedLines } from "./team-fields";
import type { DeskRoutes } from "./team-page";
import { commandsFor, type Publishing, versionIn } from "./team-publish";
import { SOLD_PATH } from "./team-sold";
import { NAMES } from "./team-view";

/** The name in an address of the part of a document that a form is about. */
export const PART = "parte";

/** The address of a part's form, below the page that lists them. */
export const partAddress = (path: string, part: string, from?: number): string =>
  `${path}?${new URLSearchParams({ [PART]: part, ...(from !== undefined && { [FROM]: `${from}` }) })}`;

type Given = Pick<DocumentForm, "documents" | "version">;

/** A page that lists parts of documents, each of which has a form. */
export interface PartForms {
  path: string;
  /** Undefined if the trip of the address is none. */
  list(given: Given, trip: string): Html | undefined;
  /** The policy of the list, where it shows more than text. */
  policy?: string;
  /**
   * The form of a part; undefined if there is none.
   * @param from where one is added: the number of the item before
   */
  formAt(given: Given, part: string, trip: string, from: string): DocumentForm | undefined;
  /** The label of a field's place; empty where there is none. */
  labelOf(place: string): string;
}

/** The name in an address of the number of the item after which one is added. */
export const FROM = "de";

const fromOf = (c: Context) => c.req.query(FROM) ?? "";
const tripOf = (c: Context) => c.req.query(NAMES.trip) ?? "";

/** Adds the page and what is pressed in its forms. */
export function addPartForms(
  { page, press }: DeskRoutes,
  options: Publishing,
  { path, list, policy, formAt, labelOf }: PartForms,
): void {
  page(path, async (desk, c) => {
    const shown = await commandsFor(options, desk).read();
    const part = c.req.query(PART);
    if (!part) {
      const listed = list(shown, tripOf(c));
      return listed ? teamAnswer(c, listed, 200, policy) : c.redirect(SOLD_PATH, 303);
    }
    const form = formAt(shown, part, tripOf(c), fromOf(c));
    return form ? formAnswer(c, form, { of: writtenIn(form) }, desk) : c.redirect(path, 303);
  });

  press(
    path,
    async (c, desk, sent) => {
      const shown = await commandsFor(options, desk).read(versionIn(sent("version")));
      const form = formAt(shown, c.req.query(PART) ?? "", tripOf(c), fromOf(c));
      return form ? changeDocument(c, options, { form, desk, sent }) : c.redirect(SOLD_PATH, 303);
    },
    typedLines(labelOf),
  );
}

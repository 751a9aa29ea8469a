import type { Documents } from "@maloca/catalog/documents/documents";
import type { Context } from "hono";
import { type ContentCommands, createContentCommands, type Publication } from "../content/commands";
import { withPage } from "../content/document-kinds";
import { StartError } from "../errors";
import { TEAM } from "../leads/team-access";
import { teamAnswer } from "./team-answers";
import type { Desk } from "./team-page";
import type { TeamOptions } from "./team-session";

/** A page of the site that stands on the desk: no script of it runs there, and it sends nothing. */
const LOOK_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

export type Publishing = TeamOptions & Required<Pick<TeamOptions, "content">>;

/** A number of a version, or nothing. */
export const versionIn = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** What a colleague does with the documents. */
export const commandsFor = (
  { database, clock, content }: Publishing,
  { colleague: { id }, names }: Desk,
) =>
  createContentCommands({
    ...{ database, clock, render: content.render },
    ...{ who: TEAM, author: names.get(id) ?? TEAM, details: { colleague: id } },
  });

/** Answers with a trip's page as documents have it; null where it cannot be made. */
export async function lookAt(
  c: Context,
  { content }: Publishing,
  documents: Documents,
  slug: string,
): Promise<Response | null> {
  const page = await content.pageOf?.(withPage(documents, slug), slug).catch(() => undefined);
  return page ? teamAnswer(c, page, 200, LOOK_POLICY) : null;
}

/** Makes a page that nobody looks at yet: what makes pages is then awake, and a look takes a moment. */
export const expectLook = ({ content }: Publishing, documents: Documents, slug: string): void =>
  void content.pageOf?.(withPage(documents, slug), slug).catch(() => {});

export const NO_LOOK = { file: "", place: "", mend: "la página no se puede hacer ahora" };

/** Publishes, and has the site show it. What the machine lacks is a problem, too. */
export async function publishFor(
  { content }: Publishing,
  commands: ContentCommands,
  ...what: Parameters<ContentCommands["publish"]>
): Promise<Publication> {
  const answer = await commands.publish(...what).catch((error) => {
    if (!(error instanceof StartError)) throw error;
    return { problems: [{ file: "", place: "", mend: error.spanish }] };
  });
  // A second tap changes nothing more.
  if ("version" in answer && answer.changes.length) content.onPublished();
  return answer;
}

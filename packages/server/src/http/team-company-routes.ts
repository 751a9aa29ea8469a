import { COMPANY } from "@maloca/catalog/documents/check";
import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentCommands } from "../content/commands";
import { companyLabel } from "../content/company-fields";
import { withTyped } from "../content/document-fields";
import {
  COMPANY_PATH,
  companyCheckPage,
  companyFormPage,
  companyWords,
  type ShownCompany,
  shownCompany,
  writtenIn,
} from "./team-company";
import { type Typed, typedLines } from "./team-fields";
import { authorWords, type Desk, type DeskRoutes, ownersPage, type Sent } from "./team-page";
import {
  commandsFor,
  lookAt,
  NO_LOOK,
  type Publishing,
  publishFor,
  versionIn,
} from "./team-publish";
import { teamAnswer } from "./team-session";
import { listAt } from "./team-sold-routes";

/** The pages where the owner changes the company's facts, sees them in words and publishes them. */
export function addCompanyRoutes({ page, press }: DeskRoutes, options: Publishing): void {
  page(COMPANY_PATH, async (desk, c) => {
    if (!desk.isOwner) return teamAnswer(c, ownersPage(desk), 403);
    const company = shownCompany(await commandsFor(options, desk).read());
    return teamAnswer(c, companyFormPage(company, { of: writtenIn(company) }, desk));
  });

  press(
    COMPANY_PATH,
    async (c, desk, sent) => {
      if (!desk.isOwner) return teamAnswer(c, ownersPage(desk), 403);
      const commands = commandsFor(options, desk);
      const company = shownCompany(await commands.read(versionIn(sent("version"))));
      return change(c, { desk, commands, company, sent });
    },
    typedLines(companyLabel),
  );

  interface Change {
    desk: Desk;
    commands: ContentCommands;
    company: ShownCompany;
    sent: Sent;
  }

  async function change(c: Context, { desk, commands, company, sent }: Change): Promise<Response> {
    const { fields, documents, version } = company;
    // A form that was opened before an update lacks what is new.
    const typed: Sent = (place) => sent(place, writtenIn(company)(place));
    const form = (what: Partial<Typed>, of = company, status: 200 | 422 = 422) =>
      teamAnswer(c, companyFormPage(of, { of: typed, ...what }, desk), status);
    if (sent("act") === "edit") return form({}, company, 200);
    const texts = { [COMPANY]: JSON.stringify(withTyped(documents.company, fields, typed)) };
    const draft = await commands.draft(texts, version);
    if ("problems" in draft) return form(draft);
    if ("conflicts" in draft) return conflict();
    const words = companyWords(company, draft.current, draft.documents);
    if (sent("act") === "look") {
      const page = await lookAt(c, options, draft.documents, "");
      return page ?? form({ problems: [NO_LOOK] });
    }
    const isPublishing = sent("act") === "publish";
    // A second tap.
    if (!words.length && isPublishing) return c.redirect(listAt("publicado"), 303);
    if (!words.length)
      return form({ notice: html`<p class="notice">No cambiaste nada.</p>` }, company, 200);
    if (!isPublishing) {
      const hasPage = Boolean(options.content.pageOf);
      return teamAnswer(c, companyCheckPage(company, typed, words, hasPage, desk));
    }
    const note = ["Datos de la empresa", ...words].join(". ");
    const answer = await publishFor(options, commands, texts, version, note);
    if ("problems" in answer) return form(answer);
    if ("conflicts" in answer) return conflict();
    return c.redirect(listAt("publicado"), 303);

    /** Somebody else has published the company since: what was typed goes into the form of what is shown now. */
    async function conflict(): Promise<Response> {
      const shown = await commands.read();
      const now = shownCompany(shown);
      const { versions } = await commands.list();
      const author = versions.find(({ number }) => number === shown.version)?.author ?? "Alguien";
      const notice = html`<div class="notice"><strong>No se publicó: ${authorWords(author)} publicó entretanto</strong>
<ul class="history">${companyWords(now, documents, shown.documents).map((line) => html`<li>${line}</li>`)}</ul>
Abajo está lo de ahora con lo que tú cambiaste. Revísalo.</div>`;
      const moved = (place: string) =>
        typed(place).trim() === writtenIn(company)(place) ? writtenIn(now)(place) : typed(place);
      return form({ notice, of: moved }, now);
    }
  }
}

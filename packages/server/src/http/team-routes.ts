import type { Context, Hono } from "hono";
import { answerWords, isAnswerState } from "../leads/answers";
import { type Colleague, colleagueOf } from "../leads/colleague";
import { LONGEST_NOTE } from "../leads/course";
import { LINK_PATH } from "../leads/links";
import { namesOf, TEAM_PATH } from "../leads/team-access";
import { figuresPage } from "./team-figures";
import { erasePage, leadPage, type Unsaved, unknownPage } from "./team-lead";
import { listPageOf } from "./team-list";
import type { Desk } from "./team-page";
import {
  addTeamSession,
  askPage,
  isSealed,
  refusePress,
  type TeamOptions,
  teamAnswer,
} from "./team-session";
import { addressOf, NAMES, readView } from "./team-view";

/** Addresses in mails of earlier versions, which opened these pages by themselves. */
const FORMER = [
  "/formulario/equipo",
  ...Object.values(answerWords).map((word) => `${LINK_PATH}/${word}`),
];

/** A whole reference, which is opened at once. */
const REFERENCE = /^MAL-\w{6}$/i;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The team's pages, for who has a session: the leads that wait for an answer, all others, each of them, and the
 * figures. Opening one changes nothing; its buttons do.
 */
export function addTeamRoutes(app: Hono, options: TeamOptions): void {
  const { logCall, clock, onLead, database, team } = options;
  const sessionOf = addTeamSession(app, options);
  const one = `${TEAM_PATH}/:reference{MAL-\\w+}`;
  const referenceOf = (c: Context) => c.req.param("reference") ?? "";

  async function open(c: Context) {
    const session = await sessionOf(c);
    if (!session) return null;
    const desk: Desk = {
      colleague: colleagueOf(options, session.id),
      seal: session.seal,
      now: clock(),
      trips: options.trips(),
      names: await namesOf(team),
    };
    return { session, desk };
  }

  /** A page for who has a session; anybody else gets the field for one's address. */
  const page = (path: string, write: (desk: Desk, c: Context) => Promise<Response> | Response) =>
    app.get(path, async (c) => {
      const opened = await open(c);
      return opened ? write(opened.desk, c) : teamAnswer(c, askPage());
    });

  page(TEAM_PATH, async (desk, c) => {
    const view = readView((name) => c.req.query(name));
    const wanted = view.search.toUpperCase();
    if (REFERENCE.test(wanted) && (await desk.colleague.show(wanted)))
      return c.redirect(`${TEAM_PATH}/${wanted}`, 303);
    const pressed = (c.req.query(NAMES.pressed) ?? "").replaceAll("\0", "");
    return teamAnswer(c, await listPageOf(desk, view, pressed));
  });

  page(`${TEAM_PATH}/cifras`, async (desk, c) => teamAnswer(c, await figuresPage(database, desk)));

  page(one, (desk, c) => showLead(c, desk, referenceOf(c)));

  page(`${one}/borrar`, async (desk, c) => {
    const found = await desk.colleague.show(referenceOf(c));
    if (!found) return teamAnswer(c, unknownPage(referenceOf(c)), 404);
    return teamAnswer(c, erasePage(found, desk));
  });

  async function showLead(c: Context, desk: Desk, reference: string, note?: Unsaved) {
    const found = await desk.colleague.show(reference);
    if (!found) return teamAnswer(c, unknownPage(reference, note?.typed), 404);
    return teamAnswer(c, await leadPage(found, desk, note), note ? 422 : 200);
  }

  /** What each button does. */
  const acts: Record<string, (colleague: Colleague, lead: string, sent: Sent) => Promise<boolean>> =
    {
      undo: (colleague, lead) => colleague.takeBack(lead),
      take: (colleague, lead, sent) => colleague.take(lead, sent("from")),
      drop: (colleague, lead) => colleague.drop(lead),
      free: (colleague, lead) => colleague.free(lead),
      erase: (colleague, lead) => colleague.erase(lead),
    };

  for (const path of [TEAM_PATH, one, `${one}/borrar`])
    app.post(path, logCall(TEAM_PATH), async (c) => {
      const opened = await open(c);
      const fields = await c.req.parseBody();
      const sent: Sent = (name) => {
        const value = fields[name];
        return typeof value === "string" ? value.replaceAll("\0", "") : "";
      };
      const typed = sent("note").replaceAll("\r\n", "\n").trim();
      if (!opened)
        return typed ? teamAnswer(c, askPage({ unsaved: typed })) : c.redirect(c.req.path, 303);
      const { desk, session } = opened;
      if (!(await isSealed(session, sent("seal")))) return refusePress(c);
      const reference = referenceOf(c) || sent("reference");
      const act = sent("act");
      const unfit = act === "note" && unfitNote(typed, sent("id"));
      if (unfit) return showLead(c, desk, reference, { typed, error: unfit });
      const { colleague } = desk;
      const changed =
        act === "note"
          ? await colleague.addNote(reference, { id: sent("id"), text: typed })
          : isAnswerState(act)
            ? await colleague.answer(reference, act)
            : Boolean(await acts[act]?.(colleague, reference, sent));
      if (changed) onLead();
      // Redirects to a GET, so that reloading the page sends nothing again.
      if (path !== TEAM_PATH) return c.redirect(`${TEAM_PATH}/${reference}`, 303);
      const view = readView((name) => c.req.query(name));
      return c.redirect(addressOf(TEAM_PATH, view, reference), 303);
    });

  app.get(`${TEAM_PATH}/*`, async (c) =>
    (await open(c)) ? c.redirect(TEAM_PATH, 303) : teamAnswer(c, askPage()),
  );
  for (const former of FORMER) app.get(`${former}/*`, (c) => c.redirect(TEAM_PATH));
}

/** A field of the form. */
type Sent = (name: string) => string;

/** What is wrong with a note; empty if nothing is. */
function unfitNote(text: string, id: string): string {
  if (!text) return "Escribe la nota.";
  const length = [...text].length;
  if (length > LONGEST_NOTE)
    return `La nota tiene ${length} letras, y caben ${LONGEST_NOTE}: acórtala.`;
  return UUID.test(id) ? "" : "Guarda la nota de nuevo.";
}

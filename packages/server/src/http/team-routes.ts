import type { Context, Hono } from "hono";
import { answerWords, isAnswerState } from "../leads/answers";
import { type Colleague, colleagueOf } from "../leads/colleague";
import { LONGEST_NOTE } from "../leads/course";
import { LINK_PATH } from "../leads/links";
import { readPartner } from "../leads/statements";
import { namesOf, TEAM_PATH } from "../leads/team-access";
import { plausibleAddress } from "../mail/mail";
import { onlyOwnPages } from "./own-page";
import { formOf, refusePress, teamAnswer } from "./team-answers";
import { addDocumentRoutes } from "./team-documents";
import { figuresPage } from "./team-figures";
import { addHouseRoutes } from "./team-house";
import { erasePage, leadPage, type Shown, unknownPage } from "./team-lead";
import { EXPORT_PATH, listPageOf, PRESSED } from "./team-list";
import { addLogRoutes } from "./team-log";
import { addNotedRoutes } from "./team-noted";
import { type Desk, ownersPage, type Sent } from "./team-page";
import { PARTNERS_PATH, partnerPage, partnerPath, partnersPage } from "./team-partners";
import { personPage } from "./team-person";
import { isSealed, sessionReader, type TeamOptions } from "./team-session";
import { addSignIn, askPage } from "./team-sign-in";
import { addSoldRoutes } from "./team-sold";
import { addUploadGuard } from "./team-uploads";
import { addressOf, filterOfView, LONGEST_SEARCH, NAMES, readView } from "./team-view";
import { addWithdrawRoutes } from "./team-withdraw";

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
  const sessionOf = sessionReader(options);
  app.use(`${TEAM_PATH}/*`, onlyOwnPages(refusePress));
  addSignIn(app, options);
  addUploadGuard(app, sessionOf);
  const one = `${TEAM_PATH}/:reference{MAL-\\w+}`;
  const referenceOf = (c: Context) => c.req.param("reference") ?? "";

  async function open(c: Context) {
    const session = await sessionOf(c);
    if (!session) return null;
    const names = await namesOf(team);
    const [owner = session.id] = names.keys();
    const desk: Desk = {
      colleague: colleagueOf(options, session.id),
      seal: session.seal,
      now: clock(),
      trips: options.trips(),
      isOwner: owner === session.id,
      names,
    };
    return { session, desk };
  }

  /** A page for who has a session; anybody else gets the field for one's address. */
  const page = (path: string, write: (desk: Desk, c: Context) => Promise<Response> | Response) =>
    app.get(path, async (c) => {
      const opened = await open(c);
      return opened ? write(opened.desk, c) : teamAnswer(c, askPage());
    });

  /** A lead's page, where there is the lead. */
  const leadPageAt = (
    path: string,
    write: (c: Context, desk: Desk, found: Shown) => Promise<Response> | Response,
  ) =>
    page(path, async (desk, c) => {
      const found = await desk.colleague.show(referenceOf(c));
      return found ? write(c, desk, found) : teamAnswer(c, unknownPage(referenceOf(c)), 404);
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

  page(PARTNERS_PATH, async (desk, c) => {
    const { partner } = readView((name) => c.req.query(name));
    if (!partner) return teamAnswer(c, await partnersPage(database, desk));
    const found = await readPartner(database, partner, desk.now);
    if (!found) return c.redirect(PARTNERS_PATH, 303);
    return teamAnswer(c, partnerPage(found.statement, found.address, desk));
  });

  leadPageAt(one, async (c, desk, found) => teamAnswer(c, await leadPage(found, desk)));

  leadPageAt(`${one}/borrar`, (c, desk, found) =>
    mayErase(desk, found)
      ? teamAnswer(c, erasePage(found, desk))
      : teamAnswer(c, ownersPage(desk), 403),
  );

  leadPageAt(`${one}/persona`, async (c, desk, { lead }) => {
    if (!desk.isOwner) return teamAnswer(c, ownersPage(desk), 403);
    const email = plausibleAddress(lead);
    const references = email ? await desk.colleague.leadsOf({ email }) : [];
    return teamAnswer(c, personPage(lead, email, references, desk, c.req.query("borrar") === "1"));
  });

  /** A press in one of the pages: what it sent, once its session and its seal are known. */
  const press = (
    path: string,
    act: (c: Context, desk: Desk, sent: Sent) => Promise<Response>,
    typedIn: (sent: Sent, names: string[]) => string = noteIn,
  ) =>
    app.post(path, logCall(TEAM_PATH), async (c) => {
      const fields = await formOf(c);
      // After the form, which may take its time to arrive: its sender may have been sent out since.
      const opened = await open(c);
      const sent: Sent = (name, missing = "") => {
        const texts = [fields[name] ?? []].flat().filter((text) => typeof text === "string");
        // Of several that may be chosen an empty one says that none was.
        const value = texts.length > 1 ? texts.filter(Boolean).join("\n") : texts[0];
        return value?.replaceAll("\0", "").replaceAll("\r\n", "\n") ?? missing;
      };
      if (!opened) {
        const unsaved = typedIn(sent, Object.keys(fields));
        return unsaved ? teamAnswer(c, askPage({ unsaved })) : c.redirect(c.req.path, 303);
      }
      const { desk, session } = opened;
      return (await isSealed(session, sent("seal"))) ? act(c, desk, sent) : refusePress(c);
    });

  /** What each button of a lead does. */
  const acts: Record<string, (colleague: Colleague, lead: string, sent: Sent) => Promise<boolean>> =
    {
      undo: (colleague, lead) => colleague.takeBack(lead),
      take: (colleague, lead, sent) => colleague.take(lead, sent("from")),
      drop: (colleague, lead) => colleague.drop(lead),
      free: (colleague, lead) => colleague.free(lead),
      note: (colleague, lead, sent) =>
        colleague.addNote(lead, { id: sent("id"), text: noteIn(sent) }),
    };

  for (const path of [TEAM_PATH, one])
    press(path, async (c, desk, sent) => {
      const reference = referenceOf(c) || sent("reference");
      const act = sent("act");
      const { colleague } = desk;
      const error = act === "note" ? unfitNote(sent) : "";
      const found = error || act === "note" ? await colleague.show(reference) : undefined;
      if (act === "note" && !found) return teamAnswer(c, unknownPage(reference, noteIn(sent)), 404);
      if (error && found)
        return teamAnswer(c, await leadPage(found, desk, { typed: noteIn(sent), error }), 422);
      const changed = isAnswerState(act)
        ? await colleague.answer(reference, act)
        : await acts[act]?.(colleague, reference, sent);
      if (changed) onLead();
      // Redirects to a GET, so that reloading the page sends nothing again.
      if (path !== TEAM_PATH) return c.redirect(`${TEAM_PATH}/${reference}`, 303);
      const view = readView((name) => c.req.query(name));
      return c.redirect(`${addressOf(TEAM_PATH, view, reference)}#${PRESSED}`, 303);
    });

  press(`${one}/borrar`, async (c, desk) => {
    const reference = referenceOf(c);
    const found = await desk.colleague.show(reference);
    if (found && !mayErase(desk, found)) return teamAnswer(c, ownersPage(desk), 403);
    if (found) await desk.colleague.erase({ references: [reference] });
    return c.redirect(`${TEAM_PATH}/${reference}`, 303);
  });

  press(`${one}/persona`, async (c, desk, sent) => {
    if (!desk.isOwner) return teamAnswer(c, ownersPage(desk), 403);
    const reference = referenceOf(c);
    const found = await desk.colleague.show(reference);
    if (!found) return c.redirect(`${TEAM_PATH}/${reference}`, 303);
    const email = plausibleAddress(found.lead);
    if (sent("act") === "person") {
      const held = await desk.colleague.handOver(email ? { email } : { references: [reference] });
      return download(c, `datos-${reference}.json`, "application/json", [
        `${JSON.stringify(held, null, 2)}\n`,
      ]);
    }
    if (sent("act") === "erase-person" && email) await desk.colleague.erase({ email });
    return c.redirect(`${TEAM_PATH}/${reference}`, 303);
  });

  press(EXPORT_PATH, async (c, desk) => {
    if (!desk.isOwner) return teamAnswer(c, ownersPage(desk), 403);
    const filter = filterOfView(readView((name) => c.req.query(name)));
    return download(c, "solicitudes.csv", "text/csv", desk.colleague.export(filter));
  });

  press(PARTNERS_PATH, async (c, desk, sent) => {
    const partner = sent("partner").slice(0, LONGEST_SEARCH);
    await desk.colleague.openStatement(partner, sent("renew") === "1");
    return c.redirect(partnerPath(partner), 303);
  });

  addHouseRoutes({ page, press }, options);
  addLogRoutes({ page });
  addNotedRoutes({ page, press }, options.receiver);
  if (options.content) {
    const publishing = { ...options, content: options.content };
    addSoldRoutes({ page, press }, publishing);
    addDocumentRoutes({ page, press }, publishing);
    addWithdrawRoutes({ page, press }, publishing);
  }

  app.get(`${TEAM_PATH}/*`, async (c) =>
    (await open(c)) ? c.redirect(TEAM_PATH, 303) : teamAnswer(c, askPage()),
  );
  for (const former of FORMER) app.get(`${former}/*`, (c) => c.redirect(TEAM_PATH));
}

const noteIn = (sent: Sent) => sent("note").trim();

/** What is wrong with a note; empty if nothing is. */
function unfitNote(sent: Sent): string {
  const { length } = [...noteIn(sent)];
  if (!length) return "Escribe la nota.";
  if (length > LONGEST_NOTE)
    return `La nota tiene ${length} letras, y caben ${LONGEST_NOTE}: acórtala.`;
  return UUID.test(sent("id")) ? "" : "Guarda la nota de nuevo.";
}

/** A robot's is thrown away by anybody; whatever else is erased is the owner's. */
const mayErase = ({ isOwner }: Desk, { lead }: Shown) => isOwner || lead.quarantine !== null;

/** A file for who pressed, written while it is read. */
function download(
  c: Context,
  name: string,
  type: string,
  texts: Iterable<string> | AsyncIterable<string>,
): Response {
  const encoder = new TextEncoder();
  const pieces = (async function* () {
    yield* texts;
  })();
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await pieces.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return();
    },
  });
  return c.body(body, 200, {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
}

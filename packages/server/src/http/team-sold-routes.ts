import { HOME } from "@maloca/catalog/documents/check";
import type { Context } from "hono";
import { html } from "hono/html";
import { isSame } from "../content/changes";
import type { ContentCommands } from "../content/commands";
import { textsWithYear } from "../content/copy";
import { withTyped } from "../content/document-fields";
import { labelOf } from "../content/trip-fields";
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
import { doneWords, isShown, SOLD_PATH, type SoldTrip, soldListPage, soldTrip } from "./team-sold";
import { SHOWN, soldCheckPage, soldFormPage, wordsOf, writtenIn } from "./team-sold-form";
import { NAMES } from "./team-view";

const DONE = "hecho";
export const listAt = (done: keyof typeof doneWords) => `${SOLD_PATH}?${DONE}=${done}`;
const isDone = (word: string): word is keyof typeof doneWords => Object.hasOwn(doneWords, word);

/** The pages where both colleagues change what is sold, see it in words, publish it and take it back. */
export function addSoldRoutes({ page, press }: DeskRoutes, options: Publishing): void {
  const { content } = options;
  const commandsOf = (desk: Desk) => commandsFor(options, desk);

  page(SOLD_PATH, async (desk, c) => {
    const commands = commandsOf(desk);
    const shown = await commands.read();
    const slug = c.req.query(NAMES.trip);
    const trip = slug && soldTrip(shown, slug);
    if (trip) return teamAnswer(c, soldFormPage(trip, { of: writtenIn(trip) }, desk));
    const { versions } = await commands.list();
    const latest = versions.find(({ number }) => number === shown.version);
    const word = c.req.query(DONE) ?? "";
    const done = isDone(word) ? word : undefined;
    return teamAnswer(c, soldListPage({ ...shown, latest, done }, desk));
  });

  press(
    SOLD_PATH,
    async (c, desk, sent) => {
      const commands = commandsOf(desk);
      const version = versionIn(sent("version"));
      if (sent("act") === "undo") {
        const base = versionIn(sent("base"));
        const [{ documents: now }, { documents: then }] = await Promise.all([
          commands.read(version),
          commands.read(base),
        ]);
        // A version has all documents: what only the owner changes, only the owner takes back.
        if (!desk.isOwner && !isSame(now.company, then.company))
          return teamAnswer(c, ownersPage(desk), 403);
        if (base === undefined || !(await commands.use(base, version ?? 0)))
          return c.redirect(listAt("tarde"), 303);
        content.onPublished();
        return c.redirect(listAt("deshecho"), 303);
      }
      const trip = soldTrip(await commands.read(version), c.req.query(NAMES.trip) ?? "");
      return trip ? change(c, desk, trip, sent) : c.redirect(SOLD_PATH, 303);
    },
    typedLines(labelOf),
  );

  async function change(c: Context, desk: Desk, trip: SoldTrip, sent: Sent): Promise<Response> {
    const commands = commandsOf(desk);
    // A form that was opened before an update lacks what is new.
    const typed: Sent = (place) => sent(place, writtenIn(trip)(place));
    const form = (what: Partial<Typed>, of = trip, status: 200 | 422 = 422) =>
      teamAnswer(c, soldFormPage(of, { of: typed, ...what }, desk), status);
    if (sent("act") === "edit") return form({}, trip, 200);
    const texts = textsOf(trip, typed);
    const draft = await commands.draft(texts, trip.version);
    if ("problems" in draft) return form(draft);
    if ("conflicts" in draft) return conflict(commands, trip, typed, form);
    const { current, documents } = draft;
    const words = wordsOf(trip, current, documents);
    if (sent("act") === "look") {
      const page = await lookAt(c, options, documents, trip.slug);
      return page ?? form({ problems: [NO_LOOK] });
    }
    const isPublishing = sent("act") === "publish";
    // A second tap.
    if (!words.length && isPublishing) return c.redirect(listAt("publicado"), 303);
    if (!words.length)
      return form({ notice: html`<p class="notice">No cambiaste nada.</p>` }, trip, 200);
    if (!isPublishing) {
      const stale = staleTexts(trip, documents);
      const hasPage = Boolean(content.pageOf) && typed(SHOWN) !== "no";
      return teamAnswer(c, soldCheckPage(trip, typed, { words, stale, hasPage }, desk));
    }
    const note = [trip.name, ...words].join(". ");
    const answer = await publishFor(options, commands, texts, trip.version, note);
    if ("problems" in answer) return form(answer);
    if ("conflicts" in answer) return conflict(commands, trip, typed, form);
    return c.redirect(listAt("publicado"), 303);
  }

  /** Somebody else has published the trip since: what was typed goes into the form of what is shown now. */
  async function conflict(
    commands: ContentCommands,
    trip: SoldTrip,
    typed: Sent,
    form: (what: Partial<Typed>, of: SoldTrip) => Promise<Response> | Response,
  ) {
    const shown = await commands.read();
    const now = soldTrip(shown, trip.slug);
    const { versions } = await commands.list();
    const author = versions.find(({ number }) => number === shown.version)?.author ?? "Alguien";
    const notice = html`<div class="notice"><strong>No se publicó: ${authorWords(author)} publicó entretanto</strong>
<ul class="history">${wordsOf(trip, trip.documents, shown.documents).map((line) => html`<li>${line}</li>`)}</ul>
Abajo está lo de ahora con lo que tú cambiaste. Revísalo.</div>`;
    return now ? form({ notice, of: movedTo(now, trip, typed) }, now) : form({ notice }, trip);
  }
}

/** The documents that a form changes, by name. */
function textsOf(trip: SoldTrip, typed: Sent): Record<string, string> {
  const { slug, document, documents, fields } = trip;
  const texts = { [`trips/${slug}`]: JSON.stringify(withTyped(document, fields, typed)) };
  const [was, will] = [isShown(trip), typed(SHOWN) === "yes"];
  if (was === null || was === will) return texts;
  const others = documents.home.trips.filter((each) => each !== slug);
  const home = { ...documents.home, trips: will ? [...others, slug] : others };
  return { ...texts, [HOME]: JSON.stringify(home) };
}

/** What stands in a trip's newer form: what was typed in the older one, where that was changed. */
const movedTo =
  (now: SoldTrip, old: SoldTrip, typed: Sent): Sent =>
  (place) => {
    const field = now.fields.find((each) => each.place === place);
    const same = old.fields.find(
      ({ group, label }) => group === field?.group && label === field.label,
    );
    const from = place === SHOWN ? SHOWN : same?.place;
    return from !== undefined && typed(from).trim() !== writtenIn(old)(from)
      ? typed(from)
      : writtenIn(now)(place);
  };

/** Texts of a trip that name the year in which it was, once its dates are in another. */
function staleTexts({ slug, document }: SoldTrip, documents: SoldTrip["documents"]): string[] {
  const year = document.season?.start.slice(0, 4);
  const moved = documents[`trips/${slug}`];
  if (!year || !moved || moved.season?.start.startsWith(year)) return [];
  return textsWithYear(moved, year).map((line) => line.replace(/^[^:]*: /, ""));
}

import type { Context } from "hono";
import { isSame } from "../content/changes";
import { labelOf } from "../content/trip-fields";
import { teamAnswer } from "./team-answers";
import { changeDocument, formAnswer, writtenIn } from "./team-document";
import { typedLines } from "./team-fields";
import { type Desk, type DeskRoutes, ownersPage } from "./team-page";
import { commandsFor, type Publishing, versionIn } from "./team-publish";
import {
  DONE,
  doneWords,
  listAt,
  SOLD_PATH,
  type SoldTrip,
  soldListPage,
  soldTrip,
} from "./team-sold";
import { COPY, copyForm } from "./team-sold-copy";
import { soldForm } from "./team-sold-form";
import { ALL, FROM, PART, partPath, soldPartForm, soldPartsPage } from "./team-sold-parts";
import { NAMES } from "./team-view";

const isDone = (word: string): word is keyof typeof doneWords => Object.hasOwn(doneWords, word);

/** The form of an address: of the trip, or of one of its packages or days; undefined if it has none of these. */
function formOf(c: Context, trip: SoldTrip) {
  const part = c.req.query(PART);
  if (part === COPY) return copyForm(trip);
  return part ? soldPartForm(trip, part, c.req.query(FROM) ?? "") : soldForm(trip);
}

/** The pages where both colleagues change what is sold, see it in words, publish it and take it back. */
export function addSoldRoutes({ page, press }: DeskRoutes, options: Publishing): void {
  const { content } = options;
  const commandsOf = (desk: Desk) => commandsFor(options, desk);

  page(SOLD_PATH, async (desk, c) => {
    const commands = commandsOf(desk);
    const shown = await commands.read();
    const slug = c.req.query(NAMES.trip);
    const trip = slug && soldTrip(shown, slug);
    const part = c.req.query(PART);
    if (trip && part === ALL) return teamAnswer(c, soldPartsPage(trip));
    if (trip) {
      const form = formOf(c, trip);
      if (!form) return c.redirect(partPath(trip.slug, ALL), 303);
      return formAnswer(c, form, { of: writtenIn(form) }, desk);
    }
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
      const form = trip && formOf(c, trip);
      return form ? changeDocument(c, options, { form, desk, sent }) : c.redirect(SOLD_PATH, 303);
    },
    typedLines(labelOf),
  );
}

import { formatSeason, leastQuote, priceTexts } from "@maloca/catalog";
import { COMPANY, CONSULTANCY, HOME, TRUST } from "@maloca/catalog/documents/check";
import { tripOf } from "@maloca/catalog/trips/from-document";
import { endedSeason, monthsWords } from "@maloca/catalog/trips/when";
import { html } from "hono/html";
import { isSame } from "../content/changes";
import {
  type DeskDocument,
  deskDocument,
  documentsIn,
  isShown,
  type SoldDocument,
} from "../content/document-kinds";
import type { Version } from "../content/versions";
import type { Html } from "../html";
import { TEAM_PATH } from "../leads/team-access";
import { longMoment } from "../moments";
import { teamAnswer } from "./team-answers";
import { documentPath } from "./team-below";
import {
  authorWords,
  type Desk,
  type DeskRoutes,
  deskPage,
  hiddenFields,
  ownersPage,
  pressForm,
  sentences,
} from "./team-page";
import { WITHDRAW_PATH } from "./team-pictures";
import { commandsFor, type Publishing, versionIn } from "./team-publish";

export const SOLD_PATH = `${TEAM_PATH}/viajes`;

/** What a press did, by the word in the page's address. */
const doneWords = {
  publicado: "Publicado",
  deshecho: "Deshecho",
  retirada: "La foto se retiró",
  tarde: "No se deshizo: alguien publicó entretanto",
} as const;

type Done = keyof typeof doneWords;

/** Says in the list's address what a press did. */
const DONE = "hecho";
export const listAt = (done: Done) => `${SOLD_PATH}?${DONE}=${done}`;

const isDone = (word: string): word is Done => Object.hasOwn(doneWords, word);

interface Shown {
  given: Pick<DeskDocument, "documents" | "version">;
  /** The version that is shown, if somebody published it. */
  latest: Version | undefined;
  done: Done | undefined;
  canLook: boolean;
}

/** All documents: trips that the site shows in its order, the others, and the rest of the site. */
function soldListPage({ given, latest, done, canLook }: Shown, desk: Desk): Html {
  const order = given.documents.home.trips.map((slug) => `trips/${slug}`);
  const at = ({ name }: DeskDocument) => order.indexOf(name) + 1 || Infinity;
  const trips = documentsIn(given, "trips").sort((a, b) => at(a) - at(b));
  const pages = [HOME, CONSULTANCY, TRUST].flatMap((name) => deskDocument(given, name) ?? []);
  const rest = [...pages, ...documentsIn(given, "stories")];
  const title = "Lo que se vende";
  const entry = (one: DeskDocument) => entryOf(one, canLook, desk);
  return deskPage(
    done ? sentences(doneWords[done], title) : title,
    html`${latestNotice(latest, done, desk)}<h1>${title}</h1>
<h2>Viajes</h2>
<ul class="waiting">${trips.map(entry)}</ul>
<p>Un viaje nuevo empieza como otro: abre el que más se le parezca y toca «Otro viaje como este». Igual una historia.</p>
<h2>Lo demás del sitio</h2>
<ul class="waiting">${rest.map(entry)}</ul>
<p class="ways"><a href="${WITHDRAW_PATH}">Fotos guardadas</a>${desk.isOwner && html` <a href="${documentPath(COMPANY)}">Datos de la empresa</a>`}</p>`,
    SOLD_PATH,
  );
}

function latestNotice(latest: Version | undefined, done: Shown["done"], desk: Desk) {
  const said = done && html`<strong>${doneWords[done]}</strong>`;
  if (!latest) return said && html`<div class="notice">${said}</div>`;
  const { number, base, author, publishedAt, note } = latest;
  const undo = { act: "undo", version: String(number), base: String(base) };
  return html`<div class="notice">${said}Lo último lo publicó ${authorWords(author)}, ${longMoment(publishedAt)}${note && html`<br>${note}`}
${base !== null && html`<div class="presses">${pressForm(desk, undo, { label: "Deshacer", spoken: "Deshacer lo último que se publicó", quiet: true })}</div>`}</div>`;
}

function entryOf(one: DeskDocument, canLook: boolean, desk: Desk): Html {
  const { name, title, version } = one;
  const isHidden = isShown(one) === false;
  const facts = [...(name.startsWith("trips/") ? factsOf(one, desk) : []), isHidden && "oculto"];
  const said = facts.filter(Boolean).join(" · ");
  return html`<li><h3><a href="${documentPath(name)}">${title}</a></h3>${
    said &&
    html`
<p>${said}</p>`
  }${
    isHidden &&
    canLook &&
    html`<form method="post" action="${documentPath(name)}" target="_blank">${hiddenFields(desk, { act: "look", version: String(version) })}
<button type="submit" class="quiet">Ver cómo quedaría<span class="unseen">: ${title} (en otra pestaña)</span></button></form>`
  }</li>
`;
}

function factsOf({ document }: DeskDocument, { now }: Desk) {
  const { season, packages, ...rest } = tripOf(document as SoldDocument);
  const [price] = priceTexts(leastQuote(packages));
  return [
    `desde ${price}`,
    season ? formatSeason(season) : monthsWords({ ...rest, season, packages }),
    endedSeason(season, now) && "ya pasó",
  ];
}

/** The page with all documents, where the last version is taken back. */
export function addSoldRoutes({ page, press }: DeskRoutes, options: Publishing): void {
  const { content } = options;

  page(SOLD_PATH, async (desk, c) => {
    const commands = commandsFor(options, desk);
    const given = await commands.read();
    const { versions } = await commands.list();
    const latest = versions.find(({ number }) => number === given.version);
    const word = c.req.query(DONE) ?? "";
    const done = isDone(word) ? word : undefined;
    const canLook = Boolean(content.pageOf);
    return teamAnswer(c, soldListPage({ given, latest, done, canLook }, desk));
  });

  press(SOLD_PATH, async (c, desk, sent) => {
    const commands = commandsFor(options, desk);
    const version = versionIn(sent("version"));
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
  });
}

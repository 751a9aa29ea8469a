import type { ListedTrip } from "@maloca/catalog";
import type { Context } from "hono";
import { html } from "hono/html";
import type { Html } from "../html";
import { answerWords } from "../leads/answers";
import type { Colleague } from "../leads/colleague";
import { nameOfLanguage } from "../leads/languages";
import { leadKinds, textOf } from "../leads/lead-kinds";
import type { Lead } from "../leads/lead-row";
import { TEAM, TEAM_PATH } from "../leads/team-access";
import { waysToReach, wayToPay } from "../mail/reach";
import { ago, longMoment } from "../moments";
import { shell } from "./form-page";
import { leaveForm } from "./team-sign-in";

/** What each page of a session gets. */
export interface Desk {
  colleague: Colleague;
  /** What its forms carry. */
  seal: string;
  now: Date;
  trips: readonly ListedTrip[];
  /** Whether this colleague may export, hand over and erase: the first address of the team, or anybody without one. */
  isOwner: boolean;
  /** The names of the team's members, by id. */
  names: ReadonlyMap<string, string>;
}

const PAGES = {
  [TEAM_PATH]: "Solicitudes",
  [`${TEAM_PATH}/viajes`]: "Lo que se vende",
  [`${TEAM_PATH}/cifras`]: "Cifras",
  [`${TEAM_PATH}/aliados`]: "Aliados",
  [`${TEAM_PATH}/casa`]: "La casa",
};

/** A page of the desk: its content between the links to the others and the button that ends the session. */
export const deskPage = (title: string, content: Html, path = ""): Html =>
  shell(
    title,
    html`<nav class="ways" aria-label="Página del equipo">${Object.entries(PAGES).map(
      ([address, name]) =>
        html`<a href="${address}"${address === path && html` aria-current="page"`}>${name}</a> `,
    )}</nav>
${content}
${leaveForm()}`,
    { desk: true },
  );

/** A colleague, as the others name them. */
export const nameOfColleague = ({ names, colleague }: Desk, id: unknown): string =>
  id === colleague.id ? "tú" : (names.get(String(id)) ?? "alguien que ya no está");

/** Who of the team wrote or published something, in a sentence. */
export const authorWords = (author: string): string => (author === TEAM ? "el equipo" : author);

/**
 * What a form sent: a field's text by its name, with line breaks as documents have them; `missing`, or nothing, where it
 * was not sent.
 */
export type Sent = (name: string, missing?: string) => string;

/** How routes of the desk are added: for who has a session. */
export interface DeskRoutes {
  page(path: string, write: (desk: Desk, c: Context) => Promise<Response> | Response): void;
  /** A press in one of the pages. `typedIn`: what it sent, to be given back where the session has ended. */
  press(
    path: string,
    act: (c: Context, desk: Desk, sent: Sent) => Promise<Response>,
    typedIn?: (sent: Sent, names: string[]) => string,
  ): void;
}

interface Button {
  label: string;
  /** What a screen reader says, where the label alone says too little. */
  spoken?: string;
  quiet?: boolean;
}

/** What a button does, with what else it sends. */
export type Press = { act: string } & Record<string, string>;

/** Says whose it is to export, hand over and erase. */
export const ownersPage = ({ names }: Desk): Html =>
  deskPage(
    "Pídeselo a otra persona",
    html`<h1>Pídeselo a otra persona</h1><p class="lead">Exportar, entregar y borrar datos, cambiar los de la empresa, sacar a alguien y revisar el servidor lo hace ${[...names.values()][0] ?? "quien administra"}.</p>`,
  );

/** The fields that a form of the desk carries beside those that one sees. */
export const hiddenFields = ({ seal }: Desk, fields: Record<string, string>): Html =>
  html`${Object.entries({ ...fields, seal }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}`;

/** A button, as a form of its own. */
export const pressForm = (desk: Desk, press: Press, { label, spoken, quiet }: Button): Html =>
  html`<form method="post">${hiddenFields(desk, press)}
<button type="submit"${quiet && html` class="quiet"`}${spoken && html` aria-label="${spoken}"`}>${label}</button></form>`;

/** The lead's state after its button was pressed, perhaps by a colleague first, and a button that undoes it. */
export async function pressedNotice(desk: Desk, reference: string, at?: string) {
  const mark = reference && (await desk.colleague.markOf(reference));
  if (!mark) return;
  const since = at ? ` desde el ${longMoment(at)}` : "";
  const text = `${reference} está ${answerWords[mark.state]}${since}`;
  const undo = { label: "Deshacer", spoken: `Deshacer: ${text}`, quiet: true };
  const back = mark.own && pressForm(desk, { reference, act: "undo" }, undo);
  return { text, notice: html`<div class="notice"><strong>${text}</strong>${back}</div>` };
}

/** One after the other. A moment ends with `p. m.`, which is a full stop already. */
export const sentences = (first: string, second: string) =>
  `${first.replace(/\.$/, "")}. ${second}`;

/** Labels with their values; a line without a value is left out. */
export const factList = (rows: readonly (readonly [string, unknown])[]): Html =>
  html`<dl>${rows
    .map(([label, value]) => [label, textOf(value)] as const)
    .filter(([, value]) => value)
    .map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;

/** What a visitor wrote, and from where it came. */
export const fieldsOf = (lead: Lead): [string, unknown][] => [
  ...Object.entries(leadKinds[lead.kind].columns).map(([column, label]): [string, unknown] => [
    label,
    lead[column],
  ]),
  ["Idioma", nameOfLanguage(lead.language)],
  ["Sitio aliado", lead.partner],
  ["Recibida", longMoment(lead.createdAt)],
];

/** Links to the visitor, each read out with whom it leads to. */
export const waysTo = (lead: Lead, { trips, now }: Desk): Html =>
  html`<p class="ways">${[...waysToReach(lead), ...wayToPay(lead, trips, now)].map(
    ({ label, link }) =>
      html`<a href="${link}" aria-label="${label}: ${leadKinds[lead.kind].about(lead)}">${label}</a> `,
  )}</p>`;

/** Kind, reference and age. */
export const lineOf = ({ kind, reference, createdAt }: Lead, { now }: Desk): string =>
  `${leadKinds[kind].names[0]} ${reference} · ${ago(createdAt, now)}`;

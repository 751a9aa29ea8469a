import { linkPageWords, SPANISH, wordsIn } from "@maloca/catalog";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import type { Html } from "../html";
import {
  type AnswerState,
  answerStates,
  answerWords,
  isAnswerState,
  stateAfter,
} from "../leads/answers";
import { statedLanguage } from "../leads/languages";
import { leadKinds } from "../leads/lead-kinds";
import {
  actOnLink,
  LINK_PATH,
  type LinkedLead,
  type LinkPurpose,
  linkPath,
  linkPurposes,
  linkWords,
  readLink,
} from "../leads/links";
import { longMoment } from "../moments";
import { privatePage, shell, shortPage, uselessPage } from "./form-page";
import type { RouteTools } from "./responses";

/** What a page says before and after its button is pressed. */
const teamWords = (state: keyof typeof answerWords) => ({
  title: `¿Marcar como ${answerWords[state]}?`,
  text: "Así todo el equipo sabe quién falta por responder.",
  button: `Sí, ${answerWords[state]}`,
  done: { title: `Quedó ${answerWords[state]}`, text: "Ya lo ve todo el equipo." },
});

const visitorWords = (lang: string) => wordsIn({ lang }, { linkPageWords });

/** The team's pages are Spanish, a visitor's are in their language. */
const wordsOf = (purpose: LinkPurpose, { language }: LinkedLead) =>
  purpose === "confirm" || purpose === "unsubscribe"
    ? visitorWords(language)[purpose]
    : teamWords(purpose);

/**
 * The pages behind the signed links of mails. Opening one changes nothing, because mail scanners open every
 * link; its button does. A mail program may press the unsubscribe button itself (RFC 8058).
 */
export function addLinkRoutes(
  app: Hono,
  { database, clock, logCall, onLead }: Omit<RouteTools, "secondsToWait">,
): void {
  for (const purpose of linkPurposes) {
    const folder = `${LINK_PATH}/${linkWords[purpose]}`;
    const path = `${folder}/:reference/:signature`;
    const read = (c: Context) =>
      readLink(database, purpose, c.req.param("reference") ?? "", c.req.param("signature") ?? "");

    app.get(path, async (c) => {
      const lead = await read(c);
      return lead ? privatePage(c, await askPage(purpose, lead)) : useless(c, purpose);
    });
    app.post(path, logCall(folder), async (c) => {
      const lead = await read(c);
      if (!lead) return useless(c, purpose);
      await actOnLink(database, purpose, lead, clock());
      onLead();
      return privatePage(c, await donePage(purpose, lead));
    });
  }
}

/**
 * The same answer for a wrong signature and an unknown reference, so that nobody can find out which references
 * exist. Only the browser's language is known.
 */
function useless(c: Context, purpose: LinkPurpose) {
  const preferred = c.req.header("accept-language")?.split(/[,;]/)[0];
  const lang = isAnswerState(purpose) ? SPANISH : statedLanguage(preferred);
  const { title, text, unsubscribe } = visitorWords(lang).useless;
  return uselessPage(c, { title, text: purpose === "unsubscribe" ? unsubscribe : text }, lang);
}

const about = ({ kind, reference }: LinkedLead) =>
  html`<p>${leadKinds[kind].title} <strong>${reference}</strong></p>`;

/** Whether the button would change nothing, because a colleague has answered before. */
const isAnswered = (purpose: AnswerState, { answer }: LinkedLead) =>
  answer !== null && stateAfter(answer.state, purpose) === answer.state;

async function askPage(purpose: LinkPurpose, lead: LinkedLead): Promise<Html> {
  const { title, text, button } = wordsOf(purpose, lead);
  const forTeam = isAnswerState(purpose);
  if (forTeam && isAnswered(purpose, lead)) return donePage(purpose, lead);
  const before = forTeam && lead.answer ? html`<p>Está ${since(lead.answer)}.</p>` : "";
  return shell(
    title,
    html`<h1>${title}</h1>${forTeam ? about(lead) : ""}${before}<p class="lead">${text}</p>
<form method="post"><button type="submit">${button}</button></form>`,
    forTeam ? SPANISH : lead.language,
  );
}

const since = ({ state, at }: NonNullable<LinkedLead["answer"]>) =>
  `${answerWords[state]} desde el ${longMoment(at)}`;

async function donePage(purpose: LinkPurpose, lead: LinkedLead): Promise<Html> {
  const { done } = wordsOf(purpose, lead);
  if (!isAnswerState(purpose)) return shortPage(done, lead.language);
  const { answer } = lead;
  const earlier = answer && isAnswered(purpose, lead) ? answer : null;
  const { title, text } = earlier
    ? { title: `Ya está ${answerWords[earlier.state]}`, text: `Está ${since(earlier)}.` }
    : done;
  const now = earlier?.state ?? purpose;
  const others = answerStates.filter((state) => state !== now && state !== "answered");
  const next = await Promise.all(
    others.map(async (state) => ({
      path: await linkPath(lead.link_key, state, lead.reference),
      word: answerWords[state],
    })),
  );
  return shell(
    title,
    html`<h1>${title}</h1>${about(lead)}<p class="lead">${text}</p>
${next.map(({ path, word }) => html`<p><a href="${path}">Marcar como ${word}</a></p>`)}`,
  );
}

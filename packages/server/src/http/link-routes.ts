import { formPageWords, linkPageWords, wordsIn } from "@maloca/catalog";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { statedLanguage } from "../leads/languages";
import {
  actOnLink,
  LINK_PATH,
  type LinkPurpose,
  linkPurposes,
  linkWords,
  readLink,
} from "../leads/links";
import { privatePage, shell, shortPage, uselessPage } from "./form-page";
import type { RouteTools } from "./responses";

const wordsOf = (lang: string) => wordsIn({ lang }, { linkPageWords });

/** The browser's language, where no lead is known. */
export const spokenIn = (c: Context) =>
  statedLanguage(c.req.header("accept-language")?.split(/[,;]/)[0]);

/**
 * The pages behind the signed links of a visitor's mails. Opening one changes nothing, because mail scanners open
 * every link; its button does. A mail program may press the unsubscribe button itself (RFC 8058).
 */
export function addLinkRoutes(app: Hono, tools: RouteTools): void {
  const { database, clock, logCall, secondsToWait, onLead } = tools;
  for (const purpose of linkPurposes) {
    const folder = `${LINK_PATH}/${linkWords[purpose]}`;
    const path = `${folder}/:reference/:signature`;
    const read = (c: Context) =>
      readLink(database, purpose, c.req.param("reference") ?? "", c.req.param("signature") ?? "");

    app.get(path, async (c) => {
      const lead = await read(c);
      if (!lead) return useless(c, purpose);
      const { title, text, button } = wordsOf(lead.language)[purpose];
      return privatePage(
        c,
        shell(
          title,
          html`<h1>${title}</h1><p class="lead">${text}</p>
<form method="post"><button type="submit">${button}</button></form>`,
          { lang: lead.language },
        ),
      );
    });
    app.post(path, logCall(folder), async (c) => {
      const seconds = await secondsToWait(c);
      if (seconds) return tooMany(c, seconds, spokenIn(c));
      const lead = await read(c);
      if (!lead) return useless(c, purpose);
      await actOnLink(database, purpose, lead, clock());
      onLead();
      return privatePage(c, shortPage(wordsOf(lead.language)[purpose].done, lead.language));
    });
  }
}

/**
 * The same answer for a wrong signature and an unknown reference, so that nobody can find out which references
 * exist. Only the browser's language is known.
 */
function useless(c: Context, purpose: LinkPurpose) {
  const lang = spokenIn(c);
  const { title, text, unsubscribe } = wordsOf(lang).useless;
  return uselessPage(c, { title, text: purpose === "unsubscribe" ? unsubscribe : text }, lang);
}

/** Answers who presses buttons of links too often. */
export function tooMany(c: Context, seconds: number, lang?: string) {
  const { wait, waitText } = wordsIn({ lang }, { formPageWords });
  c.header("Retry-After", String(seconds));
  const text = waitText.replace("{seconds}", String(seconds));
  return privatePage(c, shortPage({ title: wait, text }, lang), 429);
}

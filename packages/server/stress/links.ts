import { headers, paths } from "@maloca/catalog";
import { seededRandom } from "../../tooling/vitest/seed.mjs";
import type { LeadKindName } from "../src/leads/lead-kinds";
import { type LinkPurpose, linkPath } from "../src/leads/links";
import { launch } from "../test/programs";
import { booking, newsletter, newsletterPath, post } from "../test/samples";
import type { Opened } from "./databases";

export interface LinkKills {
  kills: number;
  /** Presses on a link's button that were answered with 200. */
  acknowledged: number;
  /** Of these, links whose answer or confirmation is not in its table. */
  lost: number;
  /** Of these, links of which the audit log does not tell. */
  silent: number;
}

const answers = ["answered", "won", "lost"] as const;

/** The same each time: what was stored but not acknowledged is pressed again. */
const answerTo = (reference: string): LinkPurpose =>
  answers[reference.charCodeAt(reference.length - 1) % answers.length] ?? "won";

const press = { "content-type": "application/x-www-form-urlencoded" };

/**
 * Kills a server with SIGKILL while people press the buttons of mails, after as many answers as the seed
 * says: answers of the team, and confirmations of newsletter sign-ups. Looks afterwards for all that was acknowledged.
 */
export async function killUnderPresses(
  database: Opened,
  program: string,
  { kills, leadsPerKill }: { kills: number; leadsPerKill: number },
): Promise<LinkKills> {
  const random = seededRandom(`presses on ${database.name}`);
  const acknowledged = new Map<string, LinkPurpose>();
  let made = 0;

  const newLead = async (url: string) => {
    const number = made++;
    const [path, body] =
      number % 2
        ? [newsletterPath, { ...newsletter, email: `lector${number}@example.org` }]
        : [paths.booking, booking];
    const key = { [headers.idempotencyKey]: `lead ${number}` };
    // As the widgets do: a busy server answers 503, and the same key is stored once.
    for (let answered = false; !answered; ) {
      answered = (await fetch(url + path, post(body as typeof booking, key))).ok;
    }
  };

  /** The links of leads that nobody has pressed yet. */
  const unpressed = () =>
    database.read(async (opened) => {
      const leads = await opened.query<{ reference: string; kind: LeadKindName; link_key: string }>(
        "select reference, kind, link_key from maloca.leads order by created_at",
      );
      const open = leads.filter(({ reference }) => !acknowledged.has(reference));
      return Promise.all(
        open.map(async ({ reference, kind, link_key }) => {
          const purpose = kind === "newsletter" ? "confirm" : answerTo(reference);
          return { reference, purpose, path: await linkPath(link_key, purpose, reference) };
        }),
      );
    });

  for (let kill = 0; kill <= kills; kill++) {
    const links = kill ? await unpressed() : [];
    const server = launch(program, [], database.variables);
    const url = await server.url;
    if (kill < kills) await Promise.all(Array.from({ length: leadsPerKill }, () => newLead(url)));
    // While others are under way. The first server has only made leads.
    let left = Math.ceil((random() * links.length) / 2);
    const pressed = links.map(async ({ reference, purpose, path }) => {
      const answer = await fetch(url + path, { method: "POST", headers: press });
      if (answer.status !== 200) return;
      acknowledged.set(reference, purpose);
      if (--left === 0) server.child.kill("SIGKILL");
    });
    await Promise.allSettled(pressed);
    server.child.kill("SIGKILL");
    await server.ended;
  }

  return database.read(async (opened) => {
    const states = await opened.query<{ reference: string; purpose: string }>(
      `select l.reference, a.state as purpose from maloca.lead_answers a join maloca.leads l on l.id = a.lead_id
       union all
       select l.reference, 'confirm' from maloca.newsletter_confirmations c join maloca.leads l on l.id = c.lead_id`,
    );
    const log = await opened.query<{ reference: string }>(
      "select unnest(leads) as reference from maloca.audit_log where action in ('answer', 'confirm')",
    );
    const kept = new Set(states.map(({ reference, purpose }) => `${reference} ${purpose}`));
    const told = new Set(log.map(({ reference }) => reference));
    const all = [...acknowledged];
    return {
      kills,
      acknowledged: all.length,
      lost: all.filter(([reference, purpose]) => !kept.has(`${reference} ${purpose}`)).length,
      silent: all.filter(([reference]) => !told.has(reference)).length,
    };
  });
}

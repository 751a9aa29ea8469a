import { HOUR_MS, SECOND_MS } from "../durations";
import type { Database, Session } from "../storage/database";
import { digest, sameSecret } from "../storage/digest";
import { type AnswerState, recordAnswer, takeBackAnswer } from "./answers";
import { type AuditedAction, writeAuditEntry } from "./audit-log";
import { TEAM } from "./link-actions";
import { sign } from "./links";
import { readWaiting, type WaitingLeads, type WaitingQuery } from "./waiting-leads";

/** The page of who waits for an answer, below the path of the forms. */
export const TEAM_PATH = "/formulario/equipo";

/** How long a mail's link to it works. */
const VALID_MS = 24 * HOUR_MS;

/** One entry of the audit log an hour for each colleague who looks. */
const LOOKED_MS = HOUR_MS;

/** A colleague without their address, as the audit log names them. */
const idOf = async (address: string) => (await digest(address.toLowerCase())).slice(0, 16);

const signed = (id: string, until: string) => `waiting ${id} ${until}`;

/** The path of the page for one member of the team, for a day. */
export async function teamPagePath(
  session: Pick<Session, "query">,
  address: string,
  now: Date,
): Promise<string> {
  const id = await idOf(address);
  const [row] = await session.query<{ link_key: string }>(
    `insert into maloca.colleagues (id) values ($1)
     on conflict (id) do update set id = excluded.id returning link_key`,
    [id],
  );
  const until = String(Math.floor((now.getTime() + VALID_MS) / SECOND_MS));
  return `${TEAM_PATH}/${id}/${until}/${await sign(row?.link_key ?? "", signed(id, until))}`;
}

/** Makes the links of one member of the team invalid, or of all of them. Returns how many had some. */
export async function revokeTeamPages(
  session: Pick<Session, "query">,
  address: string | null,
): Promise<number> {
  const rows = await session.query(
    `update maloca.colleagues set link_key = gen_random_uuid()
     where $1::text is null or id = $1 returning 1 as one`,
    [address === null ? null : await idOf(address)],
  );
  return rows.length;
}

/** The parts of a link. */
export interface TeamLink {
  id: string;
  until: string;
  signature: string;
}

/** The page of who waits. Every member of it takes the link that was opened. */
export interface TeamPage {
  /** Null where the link is wrong, older than a day or revoked, or its colleague has left the team. */
  open(link: TeamLink): Promise<Colleague | null>;
}

/** What somebody with a valid link can do. */
export interface Colleague {
  /** Who waits. Nothing changes, but the audit log has that somebody looked. */
  read(query: WaitingQuery): Promise<WaitingLeads>;
  /** Marks a lead, or takes a mark back. False where nothing changed. */
  mark(reference: string, state: AnswerState | "unanswered"): Promise<boolean>;
}

export function createTeamPage(
  database: Database,
  team: readonly string[],
  clock: () => Date = () => new Date(),
): TeamPage {
  const colleagueOf = (id: string): Colleague => {
    const note = (session: Session, action: AuditedAction, leads: string[], state?: string) =>
      writeAuditEntry(
        session,
        { who: TEAM, action, leads, details: { colleague: id, state } },
        clock(),
      );

    return {
      async read(query) {
        const now = clock();
        await database.query(
          `insert into maloca.audit_log (at, who, action, details)
           select $1, $2, 'waiting', jsonb_build_object('colleague', $3::text)
           where not exists (select from maloca.audit_log
             where at > $4 and action = 'waiting' and details ->> 'colleague' = $3)`,
          [now, TEAM, id, new Date(now.getTime() - LOOKED_MS)],
        );
        return readWaiting(database, now, query);
      },
      mark: (reference, state) =>
        database.tx(async (session) => {
          const [lead] = await session.query<{ id: string }>(
            "select id from maloca.leads where reference = $1",
            [reference],
          );
          if (!lead) return false;
          const back = state === "unanswered";
          const changed = back
            ? await takeBackAnswer(session, lead.id)
            : await recordAnswer(session, lead.id, state, clock());
          if (changed && back) await note(session, "unanswer", [reference]);
          else if (changed) await note(session, "answer", [reference], state);
          return changed;
        }),
    };
  };

  return {
    async open({ id, until, signature }) {
      const ids = await Promise.all(team.map(idOf));
      const [row] = await database.query<{ link_key: string }>(
        "select link_key from maloca.colleagues where id = any ($1::text[]) and id = $2",
        [ids, id.slice(0, 16).replaceAll("\0", "")],
      );
      const expected = await sign(row?.link_key ?? "none", signed(id, until));
      const valid = (await sameSecret(signature, expected)) && row !== undefined;
      return valid && Number(until) * SECOND_MS > clock().getTime() ? colleagueOf(id) : null;
    },
  };
}

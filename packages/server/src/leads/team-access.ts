import { DAY_MS, MINUTE_MS } from "../durations";
import type { Database, Session } from "../storage/database";
import { digest, shortDigest, toHex } from "../storage/digest";
import { writeAuditEntry } from "./audit-log";

/** The team's pages. What is below it needs a session. */
export const TEAM_PATH = "/equipo";

/** Where the owner changes the company's facts. */
export const COMPANY_PATH = `${TEAM_PATH}/empresa`;

/** The page of a link that signs a colleague in. */
export const signInPath = (secret: string) => `${TEAM_PATH}/entrar/${secret}`;

/** The team's name in the audit log. */
export const TEAM = "equipo";

/** How long a link to sign in works, and what a browser keeps that asked for one. */
export const LINK_MS = 15 * MINUTE_MS;

/** How long a session lasts. */
export const SESSION_MS = 30 * DAY_MS;

/**
 * While an unused link so young lies in a mailbox, no other is sent there. Younger than it works: whoever asks all the
 * time in a colleague's name fills no mailbox, and keeps nobody out, because each link lets its colleague in.
 */
const QUIET_MS = 10 * MINUTE_MS;

export interface Team {
  database: Database;
  /** The addresses of its members. */
  team: readonly string[];
  clock(): Date;
}

/** A colleague's id, here and in the audit log: a digest of the address. */
export const idOf = (address: string) => shortDigest(address.trim().toLowerCase());

const newSecret = () => toHex(crypto.getRandomValues(new Uint8Array(16)).buffer);

interface Access {
  purpose: "ask" | "link" | "session";
  colleague: string | null;
  browser?: string | null;
  vouched?: boolean;
}

/** Stores a new secret of 128 bits as its digest, and returns it. Deletes what has expired. */
async function grant(
  session: Session,
  now: Date,
  lastsMs: number,
  { purpose, colleague, browser = null, vouched = false }: Access,
): Promise<string> {
  const secret = newSecret();
  await session.query(
    `with expired as (delete from maloca.team_access where expires_at <= $6)
     insert into maloca.team_access (digest, purpose, colleague, browser, vouched, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[await digest(secret), purpose, colleague, browser, vouched, now],
      new Date(now.getTime() + lastsMs),
    ],
  );
  return secret;
}

/** The names of the team's members by id: what stands before the `@`, or the address where several have that. */
export async function namesOf(team: readonly string[]): Promise<Map<string, string>> {
  const short = (address: string) => address.split("@")[0] ?? address;
  const isOne = (address: string) =>
    team.filter((other) => short(other) === short(address)).length === 1;
  const ids = await idsOf(team);
  return new Map(
    team.map((address, at) => [ids[at] ?? "", isOne(address) ? short(address) : address]),
  );
}

const idsOf = (team: readonly string[]) => Promise.all(team.map(idOf));

/**
 * Stores that somebody typed an address. The same happens for any address, so that neither the answer nor its time
 * tells whose it is. Returns the secret that the browser keeps.
 */
export async function askForLink({ database, team, clock }: Team, typed: string): Promise<string> {
  const [id, ids] = await Promise.all([idOf(typed), idsOf(team)]);
  const colleague = ids.includes(id) ? id : null;
  return grant(database, clock(), LINK_MS, { purpose: "ask", colleague });
}

/**
 * Makes a link for each colleague who asked, and sends it. One that cannot be sent is sent at a later call, as long as
 * the ask lasts.
 */
export async function answerAsks(
  { database, team, clock }: Team,
  send: (address: string, secret: string) => Promise<unknown>,
): Promise<void> {
  const now = clock();
  for (const address of team) {
    const colleague = await idOf(address);
    const [ask] = await database.query<{ digest: string }>(
      `select digest from maloca.team_access a
       where colleague = $1 and purpose = 'ask' and expires_at > $2 and not exists (
         select from maloca.team_access where colleague = $1 and purpose = 'link' and not vouched and created_at > $3)
       order by created_at desc limit 1`,
      [colleague, now, new Date(now.getTime() - QUIET_MS)],
    );
    if (!ask) continue;
    const access = { purpose: "link", colleague, browser: ask.digest } as const;
    const secret = await grant(database, now, LINK_MS, access);
    try {
      await send(address, secret);
    } catch (error) {
      await remove(database, secret);
      throw error;
    }
    await database.query(
      "delete from maloca.team_access where colleague = $1 and purpose = 'ask' and created_at <= $2",
      [colleague, now],
    );
  }
}

/** A link that the operator's command prints, for whatever address. */
export const printLink = (session: Session, address: string, now: Date) =>
  idOf(address).then((colleague) =>
    grant(session, now, LINK_MS, { purpose: "link", colleague, vouched: true }),
  );

const remove = async (session: Session, secret: string) =>
  session.query("delete from maloca.team_access where digest = $1", [await digest(secret)]);

/** A secret's row; undefined where it has expired, or its colleague has left the team. */
async function find({ database, team, clock }: Team, purpose: string, secret: string) {
  const [row] = await database.query<{
    colleague: string;
    browser: string | null;
    vouched: boolean;
  }>(
    `select colleague, browser, vouched from maloca.team_access
     where digest = $1 and purpose = $2 and expires_at > $3 and (vouched or colleague = any ($4::text[]))`,
    [await digest(secret), purpose, clock(), await idsOf(team)],
  );
  return row;
}

/** What somebody shows beside a link. */
interface Shown {
  /** The secret of the browser that asked. */
  browser: string | undefined;
  /** The address that it was sent to, typed. */
  address?: string | undefined;
}

/**
 * Whether a link works, and what opens it: `press` in the browser that asked, or where the operator's command printed
 * it; else `address`, so that a mail scanner that presses every button opens nothing.
 */
export async function readLink(team: Team, secret: string, { browser, address }: Shown) {
  const link = await find(team, "link", secret);
  if (!link) return null;
  const known =
    link.vouched ||
    (browser !== undefined && (await digest(browser)) === link.browser) ||
    (address !== undefined && (await idOf(address)) === link.colleague);
  return { ...link, opensBy: known ? ("press" as const) : ("address" as const) };
}

/** Uses a link up. Returns the session's secret; null where the link does not work, or what it needs is missing. */
export async function spendLink(team: Team, secret: string, shown: Shown): Promise<string | null> {
  const { database, clock } = team;
  const link = await readLink(team, secret, shown);
  if (link?.opensBy !== "press") return null;
  return database.tx(async (session) => {
    const used = await session.query(
      "delete from maloca.team_access where digest = $1 returning 1 as one",
      [await digest(secret)],
    );
    // Somebody else has used it meanwhile.
    if (!used.length) return null;
    const { colleague, vouched } = link;
    const entry = { who: TEAM, action: "enter", details: { colleague } } as const;
    await writeAuditEntry(session, entry, clock());
    return grant(session, clock(), SESSION_MS, { purpose: "session", colleague, vouched });
  });
}

/** The id of a session's colleague; null where it has ended. */
export const readSession = async (team: Team, secret: string): Promise<string | null> =>
  (await find(team, "session", secret))?.colleague ?? null;

export const endSession = (database: Database, secret: string) => remove(database, secret);

/** Whether and when somebody is in. */
export interface Presence {
  /** When they last signed in. */
  entered?: Date;
  /** On how many devices they are in. */
  sessions?: number;
}

/** Of each who ever signed in and is of the team, or is in by a link of the operator's command; by id. */
export async function readPresence({
  database,
  team,
  clock,
}: Team): Promise<Map<string, Presence>> {
  const rows = await database.query<{ id: string; sessions: number; entered: Date | null }>(
    `with open as (
       select colleague as id, count(*)::int as sessions from maloca.team_access
       where purpose = 'session' and expires_at > $1 and (vouched or colleague = any ($2::text[])) group by 1),
     entries as (
       select details ->> 'colleague' as id, max(at) as entered from maloca.audit_log
       where action = 'enter' group by 1)
     select id, coalesce(sessions, 0) as sessions, entered from entries full join open using (id)
     where sessions > 0 or id = any ($2::text[]) order by entered desc`,
    [clock(), await idsOf(team)],
  );
  return new Map(
    rows.map(({ id, sessions, entered }) => [id, { sessions, ...(entered && { entered }) }]),
  );
}

/** Ends the sessions and links of one colleague by id, or of all of them. Returns how many there were. */
export async function revokeAccess(session: Session, colleague: string | null): Promise<number> {
  const rows = await session.query(
    `delete from maloca.team_access
     where ($1::text is null or colleague = $1) and purpose <> 'ask' returning 1 as one`,
    [colleague],
  );
  return rows.length;
}

import { html } from "hono/html";
import { DAY_MS } from "../durations";
import { UNANSWERED } from "../leads/lead-filter";
import { LEAD, LEAD_JOINS, type LeadRow } from "../leads/lead-row";
import { ago, sortableMoment } from "../moments";
import type { Database } from "../storage/database";
import { mailedLead } from "./compose";
import { leadEntries } from "./flood";
import { type Mail, noticeMessageId } from "./mail";
import { linkLine, mailLink, writeMail } from "./mail-page";
import { teamPageLink } from "./reach";

const PREFIX = "waiting:";

/** The digest goes out from this hour on, in Colombia. */
const MORNING = 7;

/** Who has waited longer is counted, and not listed. */
const RECENT_MS = 14 * DAY_MS;

/** How many leads are listed. */
const MOST_LISTED = 30;

export const isUnansweredNotice = (id: string) => id.startsWith(PREFIX);

/** Stores this morning's digest as a notice, once a day for all servers. */
export async function announceUnanswered(database: Database, now: Date): Promise<void> {
  const [day = "", time = ""] = sortableMoment(now).split(" ");
  if (Number(time.slice(0, 2)) < MORNING) return;
  await database.query(
    `insert into maloca.notices (id, subject, created_at) values ($1, '', $2)
     on conflict do nothing`,
    [PREFIX + day, now],
  );
}

const dayWords = new Intl.DateTimeFormat("es-CO", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/**
 * The digest of leads that have waited longer than a day; undefined if there are none, or on another day than the
 * notice's. If all of them have waited for more than two weeks, it comes on Mondays only.
 */
export async function writeUnanswered(
  database: Database,
  id: string,
  now: Date,
): Promise<Mail | undefined> {
  const day = id.slice(PREFIX.length);
  if (sortableMoment(now).split(" ")[0] !== day) return;
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const [{ older = 0 } = {}] = await database.query<{ older: number }>(
    `select count(*)::int as older from maloca.leads l where l.created_at <= $1 and ${UNANSWERED}`,
    [before(RECENT_MS)],
  );
  const rows = await database.query<LeadRow & { lead_id: string; link_key: string; total: number }>(
    `select l.id as lead_id, l.link_key, l.total, ${LEAD} from (
       select l.*, count(*) over ()::int as total from maloca.leads l
       where l.created_at > $1 and l.created_at <= $2 and ${UNANSWERED}
       order by l.created_at limit ${MOST_LISTED}) l
     ${LEAD_JOINS} order by l.created_at`,
    [before(RECENT_MS), before(DAY_MS)],
  );
  const [first] = rows;
  const isMonday = new Date(day).getUTCDay() === 1;
  if (!first && !(older && isMonday)) return;
  const leads = await Promise.all(rows.map((row) => mailedLead(row)));
  // If only older ones wait, the subject counts those.
  const people = first?.total ?? older;
  const title =
    people === 1 ? "1 persona espera respuesta" : `${people} personas esperan respuesta`;
  const age = first ? "un día" : "dos semanas";
  const entries = leadEntries(leads, ({ createdAt }) => ago(createdAt, now));
  const rest = [
    first && people > leads.length ? `Y ${people - leads.length} más.` : "",
    first && older ? `Y ${older} desde hace más de dos semanas.` : "",
  ]
    .filter(Boolean)
    .join(" ");
  const page = teamPageLink();
  return writeMail({
    messageId: noticeMessageId(id),
    subject: `${title} (${dayWords.format(new Date(day))})`,
    title,
    paragraphs: [`${title} desde hace más de ${age}.`, entries.text, rest, linkLine(page)],
    content: html`<p>Desde hace más de ${age}.</p>
${entries.html}
${rest && html`<p>${rest}</p>`}
<p>${mailLink(page)}</p>`,
  });
}

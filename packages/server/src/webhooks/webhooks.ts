import type { Session } from "../storage/database";
import type { WebhookFormat } from "./formats";

export interface Webhook {
  name: string;
  url: string;
  format: WebhookFormat;
  secret: string;
  created_at: Date;
  failing_since: Date | null;
  disabled_at: Date | null;
}

/** A webhook with its deliveries, for the operator. Only the host of its address, which may contain a key. */
export interface ListedWebhook {
  name: string;
  host: string;
  format: WebhookFormat;
  disabledAt: string | null;
  delivered: number;
  queued: number;
  dead: number;
  /** The newest attempts first. */
  history: { at: string; reference: string; outcome: string }[];
}

/** A new secret in the format of the Standard Webhooks libraries. */
const newSecret = () =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))}`;

export const audienceOf = (name: string) => `webhook:${name}` as const;

export const readWebhooks = (session: Session): Promise<Webhook[]> =>
  session.query<Webhook>("select * from maloca.webhooks order by name");

/** Returns the new webhook's secret. */
export async function addWebhook(
  session: Session,
  { name, url, format }: Pick<Webhook, "name" | "url" | "format">,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  await session.query(
    `insert into maloca.webhooks (name, url, format, secret, created_at)
     values ($1, $2, $3, $4, $5)`,
    [name, url, format, secret, now],
  );
  return secret;
}

export async function removeWebhook(session: Session, name: string): Promise<void> {
  await session.query("delete from maloca.outbox where audience = $1", [audienceOf(name)]);
  await session.query("delete from maloca.webhooks where name = $1", [name]);
}

/** Makes undelivered leads due, or one lead even if it was delivered. Returns how many. */
export async function redeliver(
  session: Session,
  name: string,
  reference: string | null,
  now: Date,
): Promise<number> {
  await session.query(
    "update maloca.webhooks set disabled_at = null, failing_since = null where name = $1",
    [name],
  );
  const rows = await session.query(
    `insert into maloca.outbox as o (lead_id, audience, due_at)
     select l.id, $1::text, $2::timestamptz from maloca.leads l
     where l.reference = $3 and l.quarantine is null and not l.test_mode
     union all
     select lead_id, audience, $2::timestamptz from maloca.outbox
     where $3::text is null and audience = $1 and sent_at is null
     on conflict (lead_id, audience) do update
       set due_at = $2, attempts = 0, leased_until = null, sent_at = null, dead_at = null
     returning 1 as one`,
    [audienceOf(name), now, reference],
  );
  return rows.length;
}

const SHOWN = 10;

export async function listWebhooks(session: Session): Promise<ListedWebhook[]> {
  const hooks = await readWebhooks(session);
  return Promise.all(
    hooks.map(async ({ name, url, format, disabled_at }) => {
      const audience = audienceOf(name);
      const [counts] = await session.query<{ delivered: number; queued: number; dead: number }>(
        `select count(sent_at)::int as delivered, count(dead_at)::int as dead,
                (count(*) - count(sent_at) - count(dead_at))::int as queued
         from maloca.outbox where audience = $1`,
        [audience],
      );
      const history = await session.query<{ at: Date; reference: string; outcome: string }>(
        `select d.at, l.reference, d.outcome
         from maloca.delivery_attempts d join maloca.leads l on l.id = d.lead_id
         where d.audience = $1 order by d.at desc limit ${SHOWN}`,
        [audience],
      );
      return {
        ...{ name, format, host: new URL(url).host },
        disabledAt: disabled_at?.toISOString() ?? null,
        ...(counts ?? { delivered: 0, queued: 0, dead: 0 }),
        history: history.map((row) => ({ ...row, at: row.at.toISOString() })),
      };
    }),
  );
}

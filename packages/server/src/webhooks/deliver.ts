import { SPANISH } from "@maloca/catalog";
import { Webhook as Signer } from "standardwebhooks";
import { createEngine, type DeliveryOptions, type Way } from "../deliveries/engine";
import { createOutages } from "../deliveries/outages";
import type { Leased } from "../deliveries/queue";
import { DAY_MS } from "../durations";
import { leadKinds } from "../leads/lead-kinds";
import { leadOf } from "../leads/lead-row";
import { START } from "../leads-command";
import { addNotice } from "../mail/notices";
import { describe } from "../mail-failures";
import { formats, type PostAnswer, type WebhookEvent, type WebhookLead } from "./formats";
import { audienceOf, readWebhooks, type Webhook } from "./webhooks";

/** Posts a body. Rejects if there is no answer. */
export type Post = (
  url: string,
  body: string,
  headers: Record<string, string>,
) => Promise<PostAnswer>;

/** With their pauses these take some 72 hours. */
export const MOST_ATTEMPTS = 22;

/** A webhook that has failed for so long is disabled, and the team gets a mail. */
const BAD_DAYS_MS = 10 * DAY_MS;

const GONE = 410;

interface WebhookOptions extends DeliveryOptions {
  post: Post;
}

/** Delivers leads to programs. They recognise a repetition by its `webhook-id`. */
export function createWebhooks(options: WebhookOptions) {
  const { database, post, log = () => {}, clock = () => new Date() } = options;
  const engine = createEngine(options);

  /** The events of a lead for a webhook: its creation, unless that was delivered, and its answer. */
  async function eventsOf(
    row: Leased,
    hook: Webhook,
  ): Promise<{ id: string; event: WebhookEvent }[]> {
    const lead = leadOf(row);
    if (lead.quarantine || lead.testMode) return [];
    const { kind, reference, createdAt, partner, language, source } = lead;
    const { consent, answer, confirmedAt } = lead;
    const fields = Object.keys(leadKinds[kind].columns).map((column) => [column, lead[column]]);
    const eventWith = (answer: WebhookLead["answer"]) => {
      const timestamp = answer?.changedAt ?? createdAt;
      const event: WebhookEvent = {
        type: answer ? "lead.answered" : "lead.created",
        timestamp,
        data: {
          ...Object.fromEntries(fields),
          ...{ kind, reference, createdAt, partner, language, source },
          ...{ consent, answer, confirmedAt },
        },
      };
      return { id: `${row.lead_id}.${Date.parse(timestamp)}`, event };
    };
    if (!answer) return [eventWith(null)];
    // If the team answered before the program was reachable, it has not got the creation yet.
    const news = new Date(createdAt) >= hook.created_at && !(await hasDelivered(row));
    return [...(news ? [eventWith(null)] : []), eventWith(answer)];
  }

  /** Whether an event of a lead was delivered to a webhook. The first one is always the creation. */
  const hasDelivered = async ({ lead_id, audience }: Leased): Promise<boolean> => {
    const taken = await database.query(
      `select 1 as one from maloca.delivery_attempts
       where lead_id = $1 and audience = $2 and outcome ~ '^[0-9]+$' limit 1`,
      [lead_id, audience],
    );
    return taken.length > 0;
  };

  /** Calls a webhook with an event. Rejects unless it was accepted. */
  async function call(hook: Webhook, id: string, event: WebhookEvent): Promise<number> {
    const { url, body, isAccepted = isSuccess } = formats[hook.format](hook.url, event);
    const text = JSON.stringify(body);
    const at = clock();
    const answer = await post(url, text, {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Signer(hook.secret).sign(id, at, text),
    });
    const { status } = answer;
    if (isAccepted(answer)) return status;
    throw Object.assign(new Error("not taken"), { code: "HTTP", responseCode: status });
  }

  const note = (row: Leased, outcome: string) =>
    database.query(
      `insert into maloca.delivery_attempts (lead_id, audience, at, outcome)
       select $1::uuid, $2::text, $3::timestamptz, $4::text
       where exists (select from maloca.leads where id = $1::uuid)
       on conflict do nothing`,
      [row.lead_id, row.audience, clock(), outcome],
    );

  /** Writes down an outage of a program, and disables it where it has lasted. */
  async function failed(hook: Webhook, row: Leased, error: unknown, isDead: boolean) {
    const now = clock();
    const reason = describe(error);
    await note(row, reason);
    if (isDead) {
      await addNotice(database, now, {
        id: `webhook-dead:${hook.name}:${Math.floor(now.getTime() / DAY_MS)}`,
        subject: `Al webhook ${hook.name} no le llegó una solicitud`,
        body: `Se intentó unas 72 horas y no se intenta más (${reason}). La solicitud está guardada. Cuando el programa funcione: ${START} webhook redeliver ${hook.name}`,
      });
    }
    const [state] = await database.query<{ failing_since: Date }>(
      `update maloca.webhooks set failing_since = coalesce(failing_since, $2)
       where name = $1 returning failing_since`,
      [hook.name, now],
    );
    const since = state?.failing_since.getTime() ?? now.getTime();
    const gone = Object(error).responseCode === GONE;
    if (gone || now.getTime() - since >= BAD_DAYS_MS) await disable(hook, reason, now);
  }

  const disable = (hook: Webhook, reason: string, now: Date) =>
    database.tx(async (session) => {
      await session.query("update maloca.webhooks set disabled_at = $2 where name = $1", [
        hook.name,
        now,
      ]);
      log("webhook disabled", { webhook: hook.name });
      await addNotice(session, now, {
        id: `webhook:${hook.name}:${now.toISOString()}`,
        subject: `El webhook ${hook.name} quedó apagado`,
        body: `No recibe solicitudes (${reason}). Las que lleguen lo esperan. Cuando funcione: ${START} webhook redeliver ${hook.name}`,
      });
    });

  /** What this process knows of each webhook. */
  const states = new Map<string, Pick<Way, "outages" | "state">>();

  function wayTo(hook: Webhook): Way {
    const { name, failing_since } = hook;
    const audience = audienceOf(name);
    const known = states.get(name) ?? {
      outages: createOutages(clock),
      state: { busy: 0, turn: 0 },
    };
    states.set(name, known);
    // The operator may have ended the outage.
    if (!failing_since) known.outages.worked(audience);
    return {
      ...known,
      ...{ lanes: [{ audience, end: "oldest" }], workers: 1, mostAttempts: MOST_ATTEMPTS },
      async send(row) {
        const events = await eventsOf(row, hook);
        for (const { id, event } of events) await note(row, String(await call(hook, id, event)));
        return events.length > 0;
      },
      async failed(row, error, isDead) {
        known.outages.rest(error);
        await failed(hook, row, error, isDead);
        return "server";
      },
      async worked() {
        await database.query("update maloca.webhooks set failing_since = null where name = $1", [
          name,
        ]);
      },
    };
  }

  /** Delivers all that is due. Returns how many deliveries were accepted. */
  async function deliver(): Promise<number> {
    const hooks = (await readWebhooks(database)).filter(({ disabled_at }) => !disabled_at);
    const delivered = await Promise.all(hooks.map((hook) => engine.drain(wayTo(hook))));
    return delivered.reduce((sum, count) => sum + count, 0);
  }

  return {
    ...engine.loop(deliver, "webhooks"),
    /** Sends a test event. Returns the status; rejects if it was not accepted. */
    test: (hook: Webhook) => call(hook, `test.${clock().getTime()}`, sample(clock())),
  };
}

const isSuccess = ({ status }: PostAnswer) => status >= 200 && status < 300;

const sample = (now: Date): WebhookEvent => ({
  type: "lead.created",
  timestamp: now.toISOString(),
  data: {
    kind: "alliance",
    reference: "MAL-PRUEBA",
    createdAt: now.toISOString(),
    ...{
      partner: null,
      language: SPANISH,
      source: null,
      consent: null,
      answer: null,
      confirmedAt: null,
    },
    ...{ name: "Prueba", email: "prueba@example.org", organization: "", message: "Una prueba." },
  },
});

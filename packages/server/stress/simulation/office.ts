import type { Hono } from "hono";
import { createLeadAdmin, type LeadAdmin } from "../../src/leads/admin";
import { SERVER } from "../../src/leads/audit-log";
import { newestMoment } from "../../src/leads/erasure-hold";
import type { Send } from "../../src/mail/mail";
import { createOutbox } from "../../src/mail/outbox";
import type { Database } from "../../src/storage/database";
import { createUpkeep } from "../../src/upkeep";
import { createWebhooks, type Post } from "../../src/webhooks/deliver";
import { addWebhook, redeliver } from "../../src/webhooks/webhooks";
import { appOver } from "../../test/samples";
import { throughFaults, type World } from "./world";

export const TEAM = ["ana@maloca.example", "luis@maloca.example"] as const;
const WEBHOOK = "crm";

export const mailStates = ["works", "is down", "breaks off", "refuses one colleague"] as const;
export type MailState = (typeof mailStates)[number];

export const programStates = ["works", "fails", "is gone"] as const;
type ProgramState = (typeof programStates)[number];

/** Days that bookings are kept, longer than any scenario lasts: by itself nothing may be erased. */
const RETENTION_DAYS = 730;

const failure = (fields: object) => Object.assign(new Error("simulated"), fields);

/** One process of the server, from its start to its end. */
interface Process {
  app: Hono;
  outbox: ReturnType<typeof createOutbox>;
  webhooks: ReturnType<typeof createWebhooks>;
  upkeep: ReturnType<typeof createUpkeep>;
}

/** The server with its database, its mail server, a program that is told of each lead, and the operator. */
export class Office {
  mailServer: MailState = "works";
  program: ProgramState = "works";
  #process!: Process;
  /** The operator's, who has commands of their own process. */
  readonly admin: LeadAdmin;

  constructor(
    private readonly world: World,
    private readonly database: Database,
    /** An empty folder for backups. */
    private readonly backupFolder: string,
  ) {
    this.admin = createLeadAdmin(database, world.serverTime, "operator");
  }

  async open(): Promise<void> {
    const hook = { name: WEBHOOK, url: "https://crm.example/hook", format: "standard" } as const;
    await addWebhook(this.database, hook, this.world.serverTime());
    await this.start();
  }

  /** Starts a process, as after a deploy. What an earlier one had in its memory is gone. */
  async start(): Promise<void> {
    const { world, backupFolder } = this;
    this.world.fault = undefined;
    const database = throughFaults(this.database, world, { alive: true });
    const clock = world.serverTime;
    const random = () => 0.5;
    const outbox = createOutbox({ database, send: this.#send, team: TEAM, clock, random });
    const webhooks = createWebhooks({ database, post: this.#post, clock, random });
    const admin = createLeadAdmin(database, clock, SERVER);
    const retention = () => ({ booking: RETENTION_DAYS, alliance: RETENTION_DAYS });
    const upkeep = createUpkeep({
      ...{ admin, database, retention, backupFolder, clock },
      known: await newestMoment(this.database),
      log: () => {},
      onHold: () => {},
    });
    this.#process = { app: appOver(database, { clock }), outbox, webhooks, upkeep };
    // As `start.ts` does, at once and then each hour.
    await this.upkeep();
  }

  serve = async (path: string, init: RequestInit): Promise<Response> =>
    this.#process.app.request(path, init);

  /** A round of the outbox, which a fault may strike. */
  deliverMails = () => this.#round(() => this.#process.outbox.deliver());
  deliverEvents = () => this.#round(() => this.#process.webhooks.deliver());
  upkeep = () => this.#process.upkeep.round();

  async #round(work: () => Promise<unknown>): Promise<void> {
    const struck = this.world.fault;
    // A round that fails is logged, and comes again.
    await work().catch(() => {});
    if (struck || this.mailServer === "breaks off") this.world.disturbed++;
    if (struck?.dies) await this.start();
    this.world.fault = undefined;
  }

  /** Switches a webhook on again that was given up, and makes its leads due. */
  async redeliver(): Promise<void> {
    await redeliver(this.database, WEBHOOK, null, this.world.serverTime());
  }

  #send: Send = async ({ to, text, messageId }, member) => {
    if (this.mailServer === "is down") throw failure({ code: "ECONNREFUSED" });
    if (this.mailServer === "refuses one colleague" && member === TEAM[1])
      throw failure({ responseCode: 552, command: "RCPT TO" });
    if (to === null && member !== undefined && messageId.includes(".team"))
      for (const reference of new Set(text.match(/MAL-\w+/g)))
        this.world.mailed.push({ to: member, reference, id: messageId });
    if (this.mailServer === "breaks off") throw failure({ code: "ECONNRESET" });
  };

  #post: Post = async (_url, body, headers) => {
    const status = { works: 200, fails: 500, "is gone": 410 }[this.program];
    const { type, data } = JSON.parse(body);
    if (status === 200)
      this.world.delivered.push({
        to: type,
        reference: data.reference,
        id: headers["webhook-id"] ?? "",
      });
    return { status, body: "" } as Awaited<ReturnType<Post>>;
  };

  /** What is stored: of each lead its kind, its reference and the name in it. */
  stored = () =>
    this.database.query<{ kind: string; reference: string; name: string; email: string }>(
      `select l.kind, l.reference, coalesce(b.name, a.name, t.first_name) as name,
              coalesce(b.email, a.email, t.email) as email
       from maloca.leads l
       left join maloca.booking_requests b on b.lead_id = l.id
       left join maloca.alliance_messages a on a.lead_id = l.id
       left join maloca.trip_requests t on t.lead_id = l.id`,
    );

  /** How many mails to the team and events wait. */
  async unsent(): Promise<number> {
    const [row] = await this.database.query<{ unsent: number }>(
      `select count(*)::int as unsent from maloca.outbox
       where sent_at is null and audience <> 'visitor'`,
    );
    return row?.unsent ?? 0;
  }
}

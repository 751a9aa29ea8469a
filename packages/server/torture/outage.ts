import { paths } from "@maloca/catalog";
import type { Database } from "../src/database";
import { createOutbox, type Send } from "../src/outbox";
import { appOver, booking, post } from "../test/samples";

export interface Outage {
  hours: number;
  leads: number;
  attempts: number;
  delivered: number;
  dead: number;
  waiting: number;
  /** Mails that arrived more than once. */
  repeated: number;
  /** Mails that arrived under more than one Message-ID. */
  renamed: number;
}

const HOUR = 60 * 60_000;

/** What a mail server in trouble does: refuses for now, refuses for good, takes it and says nothing. */
const troubles = [
  { responseCode: 421, arrives: false },
  { responseCode: 554, arrives: false },
  { code: "ETIMEDOUT", arrives: true },
];

/** Days without a mail server, by a simulated clock; then it is back. */
export async function outlastMailOutage(
  database: Database,
  { hours, leads }: { hours: number; leads: number },
): Promise<Outage> {
  let now = new Date("2026-11-20T15:00:00Z").getTime();
  const clock = () => new Date(now);
  let attempts = 0;
  let broken = true;
  const arrived = new Map<string, Set<string>>();
  let repeated = 0;
  const arrive = (subject: string, to: string | null, messageId: string) => {
    const ids = arrived.get(`${to} ${subject}`) ?? new Set();
    if (ids.size) repeated++;
    arrived.set(`${to} ${subject}`, ids.add(messageId));
  };
  const send: Send = async ({ subject, to, messageId }) => {
    const trouble = troubles[attempts++ % troubles.length];
    // A visitor's mailbox that says no for good is not asked again: here the house's server is down.
    if (broken && trouble && !(to && trouble.responseCode === 554)) {
      if (trouble.arrives) arrive(subject, to, messageId);
      throw Object.assign(new Error("in trouble"), trouble);
    }
    if (broken) throw Object.assign(new Error("in trouble"), troubles[0]);
    arrive(subject, to, messageId);
  };
  const app = appOver(database, { clock });
  const outbox = createOutbox({ database, send, clock });
  const end = now + hours * HOUR;
  for (let index = 0; now < end; index++) {
    if (index < leads) {
      const email = `ana${index}@example.org`;
      await app.request(paths.booking, post({ ...booking, name: `Ana ${index}`, email }));
    }
    await outbox.deliver();
    now += HOUR / 4;
  }
  broken = false;
  for (let index = 0; index < 8; index++) {
    now += HOUR;
    await outbox.deliver();
  }
  const [count] = await database.query<{ delivered: number; dead: number; waiting: number }>(
    `select count(sent_at)::int as delivered, count(dead_at)::int as dead,
            (count(*) - count(sent_at) - count(dead_at))::int as waiting from maloca.outbox`,
  );
  return {
    hours,
    leads,
    attempts,
    ...(count as { delivered: number; dead: number; waiting: number }),
    repeated,
    renamed: [...arrived.values()].filter((ids) => ids.size > 1).length,
  };
}

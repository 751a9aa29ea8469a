import { paths } from "@maloca/catalog";
import { createSmtp } from "../src/mail/node/smtp";
import { createOutbox } from "../src/mail/outbox";
import type { Database } from "../src/storage/database";
import { startMailbox } from "../test/mailbox";
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

/**
 * What a mail server in trouble does with one call after the other: refuses for now, refuses for good,
 * takes the mail and hangs up.
 */
const troubles = [421, 554, "cut"] as const;

const TEAM = "equipo@maloca.example";

/** Days without a mail server that works, by a simulated clock; then it is back. */
export async function outlastMailOutage(
  database: Database,
  { hours, leads }: { hours: number; leads: number },
): Promise<Outage> {
  let now = new Date("2026-11-20T15:00:00Z").getTime();
  const clock = () => new Date(now);
  let attempts = 0;
  let broken = true;
  const mailbox = await startMailbox();
  const trouble = (connection: number) => (broken ? troubles[connection % troubles.length] : null);
  mailbox.greetIf(() => {
    attempts++;
    return true;
  });
  mailbox.answerWith(({ to }, connection) => {
    const met = trouble(connection);
    // A visitor's mailbox that says no for good is not asked again: here the house's server is down.
    return (met === 554 && to[0] !== TEAM ? 421 : met) ?? null;
  });
  const send = createSmtp(mailbox.url, TEAM, TEAM);
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
  await mailbox.stop();
  const arrived = new Map<string, string[]>();
  for (const { to, raw } of mailbox.mails) {
    const about = `${to} ${/^Subject: (.*(?:\r\n\s.*)*)/m.exec(raw)?.[1]}`;
    const id = /^Message-ID: (.*)/m.exec(raw)?.[1] ?? "";
    arrived.set(about, [...(arrived.get(about) ?? []), id]);
  }
  const ids = [...arrived.values()];
  return {
    hours,
    leads,
    attempts,
    ...(count as { delivered: number; dead: number; waiting: number }),
    repeated: ids.filter(({ length }) => length > 1).length,
    renamed: ids.filter((those) => new Set(those).size > 1).length,
  };
}

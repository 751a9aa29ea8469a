import { fillLeads } from "../../server/stress/fill";
import { bookFor, compared, overPostgres, type Round } from "./calls";
import { flood } from "./flood.mjs";

const LEADS = 1_000_000;
/** Unsent mails. */
const WAITING = 20_000;
const HEALTH_CLIENTS = 40;
const ROUNDS = 5;

/** A pause between two bookings: the bench measures how long each visitor waits, not the throughput. */
const VISITORS = { clients: 4, seconds: 4, pauseMs: 50 };

export const name = `Bookings over ${LEADS.toLocaleString("en")} leads on PostgreSQL, alone and beside ${HEALTH_CLIENTS} clients that request /healthz without a pause`;

export const run = () =>
  overPostgres(async ({ url, database }) => {
    await fillLeads(database, LEADS, WAITING / 2);
    await bookFor(url, VISITORS);
    const alone: Round[] = [];
    const beside: Round[] = [];
    const answers: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await bookFor(url, VISITORS));
      const healthClients = flood(`${url}/healthz`, HEALTH_CLIENTS);
      beside.push(await bookFor(url, VISITORS));
      const { 200: well = 0, ...other } = await healthClients.stop();
      if (Object.keys(other).length) throw new Error(`/healthz: ${JSON.stringify(other)}`);
      answers.push(well / VISITORS.seconds);
    }
    return [
      ...compared(alone, "alone", beside),
      { what: "answers of /healthz", unit: "per second", samples: answers },
    ];
  });

import { createEngine, type DeliveryOptions, type Way } from "../deliveries/engine";
import { createOutages } from "../deliveries/outages";
import { addressOfMember, audienceOfMember, type Lane } from "../deliveries/queue";
import { MINUTE_MS } from "../durations";
import { codes } from "../errors";
import { textOf } from "../leads/lead-kinds";
import { isFinal } from "../mail-failures";
import { composeConfirmation, composeForTeam } from "./compose";
import { measureFlood } from "./flood";
import type { MailServer } from "./mail";
import { deliverNotices } from "./notices";
import { announceRefusal } from "./refused";

/** After so many failures, six to eight days, a mail is abandoned until `leads retry`. */
export const MAX_ATTEMPTS = 40;

const WORKERS = 4;

const SWEEP_MS = MINUTE_MS;

export interface OutboxOptions extends MailServer, DeliveryOptions {
  /** If more mails to the team are due in an hour, they are combined in lists. */
  singleMails?: number;
}

/** Sends the mails that were stored with their leads: to the visitor, and to each of the team on its own. */
export function createOutbox(options: OutboxOptions) {
  const { database, send, team, log = () => {}, clock = () => new Date() } = options;
  const engine = createEngine(options);
  const { queue } = engine;
  const outages = createOutages(clock, log);
  let sweptAt = Number.NEGATIVE_INFINITY;

  const way: Way = {
    ...{ workers: WORKERS, mostAttempts: MAX_ATTEMPTS, outages, state: { busy: 0, turn: 0 } },
    lanes: (["newest", "oldest"] as const).flatMap((end): Lane[] => [
      ...team.map((address) => ({ audience: audienceOfMember(address), end })),
      { audience: "visitor", end },
    ]),
    async most(audience) {
      if (audience === "visitor") return 1;
      const { singleMails } = options;
      const { most, fullBefore } = await measureFlood(database, audience, clock(), singleMails);
      const waits = fullBefore && clock() < fullBefore && !(await queue.hasDue(audience, most));
      return waits ? 0 : most;
    },
    async send(first, others) {
      const member = addressOfMember(first.audience);
      const mail =
        member === null
          ? await composeConfirmation(database, first, clock())
          : await composeForTeam([first, ...others]);
      if (mail) await send(mail, member ?? undefined);
      return !!mail;
    },
    isFinal: ({ audience }, error) => audience === "visitor" && isFinal(error),
    async failed({ audience, lead_id, request }, error) {
      const address = addressOfMember(audience);
      if (address !== null) await announceRefusal(database, { address, error }, clock());
      return outages.failed(error, { audience, key: address ? lead_id : textOf(request.email) });
    },
  };

  /** Sends notices. A failure is tried again later. */
  const sendNotices = () =>
    deliverNotices(database, { send, team }, clock()).catch((error: unknown) => {
      log("notice failed", { code: codes(error) });
      outages.failed(error);
    });

  /** Once a minute: what a wrong clock dated far ahead is due, and what former colleagues would get is taken from them. */
  async function sweep(): Promise<void> {
    if (Math.abs(clock().getTime() - sweptAt) < SWEEP_MS) return;
    sweptAt = clock().getTime();
    await queue.takeFromFormer(team);
    const woken = await queue.wakeFromFuture();
    if (woken) log("mails were dated ahead of the clock", { mails: woken });
  }

  /** Sends all that is due. Returns how many mails were sent, each lead of a list counted. */
  async function deliver(): Promise<number> {
    if (engine.isStopped() || outages.isResting()) return 0;
    try {
      await sweep();
      // What waits for the team is addressed, unless nobody is named.
      while (team.length && !engine.isStopped() && (await queue.address(team)));
      return await engine.drain(way, sendNotices);
    } finally {
      send.close?.();
    }
  }

  return engine.loop(deliver, "outbox");
}

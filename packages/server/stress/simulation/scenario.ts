import { headers, paths } from "@maloca/catalog";
import { HOUR_MS } from "../../src/durations";
import type { Database } from "../../src/storage/database";
import { booking, post } from "../../test/samples";
import type { loadBrowser } from "./browser";
import { type Move, TABS } from "./moves";
import { Network } from "./network";
import { Office, TEAM } from "./office";
import { Device, type Kind, Tab, type VisitorAct, visitorActs } from "./tab";
import { promise, World } from "./world";

/** The kind under which the server stores what a widget sends. */
const storedKinds: Record<string, string> = {
  booking: "booking",
  contact: "alliance",
  "trip-wizard": "trip-request",
} satisfies Record<Kind, string>;

/** In the end everything works again; after so many rounds nothing may wait any more. */
const LAST_ROUNDS = 80;
const ROUND_MS = 6 * HOUR_MS;

/** Turns of the event loop after which a page has done all that it can do without an answer. */
const TURNS = 12;

async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Carries out a list of moves, then lets everything work again, and checks what must always hold
 * (docs/proof.md). Throws a {@link Broken} with one sentence where it does not.
 * @returns how many requests were stored.
 */
export async function play(
  moves: readonly Move[],
  { database, loadPage, folder }: Stage,
): Promise<number> {
  const world = new World();
  const office = new Office(world, database, folder);
  await office.open();
  const network = new Network(
    world,
    () => office.serve,
    () => office.start(),
  );
  const devices = [new Device(), new Device()];
  const fetch = ((path: string, init: RequestInit) =>
    network.send(path, init)) as typeof globalThis.fetch;
  const tabs = Array.from(
    { length: TABS },
    (_, index) => new Tab(`tab ${index}`, world, devices[index % 2] as Device, loadPage, fetch),
  );
  for (const tab of tabs) tab.open("booking");
  const cast = { world, office, network, tabs };

  let seen = 0;
  for (const move of moves) {
    await carryOut(move, cast);
    await settled();
    // At once: what is stored later was not stored when it was said.
    if (world.acknowledged.length > seen) await checkAcknowledged(world, office, seen);
    seen = world.acknowledged.length;
    promise(
      !network.sentInVain.length,
      `a request that was refused for good is sent again: ${network.sentInVain}`,
    );
  }
  return atLast(cast);
}

interface Stage {
  /** Empty tables. */
  database: Database;
  loadPage: Awaited<ReturnType<typeof loadBrowser>>;
  /** An empty folder. */
  folder: string;
}

interface Cast {
  world: World;
  office: Office;
  network: Network;
  tabs: readonly Tab[];
}

const isVisit = (move: Move): move is Extract<Move, { do: VisitorAct }> =>
  Object.hasOwn(visitorActs, move.do);

async function carryOut(move: Move, { world, office, network, tabs }: Cast): Promise<unknown> {
  const tab = tabs["tab" in move ? move.tab : 0] as Tab;
  if (isVisit(move)) return visitorActs[move.do](tab);
  switch (move.do) {
    case "opens":
      return tab.open(move.kind);
    case "call":
      return network.decide(move.which, move.fate);
    case "outage":
      while (network.held.length) {
        await network.decide(0, "is lost on its way");
        await settled();
      }
      return;
    case "crowd":
      return crowd(move.size, world, office);
    case "time passes":
      world.now += move.milliseconds;
      return;
    case "clock is wrong":
      world.clockError = move.days * 24 * HOUR_MS;
      return;
    case "deploys":
      return office.start();
    case "mail server":
      office.mailServer = move.state;
      return;
    case "program":
      office.program = move.state;
      return;
    case "mails":
      world.fault = move.fault;
      return office.deliverMails();
    case "events":
      world.fault = move.fault;
      return office.deliverEvents();
    case "upkeep":
      return office.upkeep();
    case "erases": {
      const stored = await office.stored();
      const lead = stored[move.which % Math.max(stored.length, 1)];
      if (!lead) return;
      const { leads } = await office.admin.delete(lead.email);
      for (const { name } of stored.filter((each) =>
        leads.some(({ reference }) => reference === each.reference),
      ))
        world.erased.add(name);
    }
  }
}

/** Many visitors at the same moment, each of whom presses twice. */
async function crowd(size: number, world: World, office: Office): Promise<void> {
  const visitors = Array.from({ length: size }, () => {
    const n = ++world.texts;
    const name = `Visitor ${n}`;
    const body = { ...booking, name, email: `visitor@n${n}.example` };
    return { name, call: post(body, { [headers.idempotencyKey]: name }) };
  });
  await Promise.all(
    [...visitors, ...visitors].map(async ({ name, call }) => {
      const answer = await office.serve(paths.booking, call);
      if (!answer.ok) return;
      const { reference } = (await answer.json()) as { reference: string };
      world.acknowledged.push({ kind: "booking", name, reference });
    }),
  );
}

async function checkAcknowledged(world: World, office: Office, from: number): Promise<void> {
  const stored = await office.stored();
  for (const { name, kind, reference } of world.acknowledged.slice(from)) {
    const leads = stored.filter((lead) => lead.name === name);
    const [lead] = leads;
    promise(leads.length <= 1, `"${name}" is stored ${leads.length} times`);
    if (!lead) {
      promise(world.erased.has(name), `"${name}" was told to be stored and is not`);
      continue;
    }
    promise(
      lead.kind === storedKinds[kind],
      `"${name}" was sent as ${kind} and is stored as ${lead.kind}`,
    );
    // A second call that was on its way when the lead was erased is stored anew.
    const erased = world.erased.has(name);
    promise(
      erased || reference === undefined || reference === lead.reference,
      `"${name}" was told ${reference} and is stored as ${lead.reference}`,
    );
  }
}

/** Everything works again, and whoever waits has time. Then nothing may be missing. */
async function atLast({ world, office, network, tabs }: Cast): Promise<number> {
  world.clockError = 0;
  office.mailServer = "works";
  office.program = "works";
  for (const tab of tabs) tab.setOnline(true);
  await settled();
  while (network.held.length) {
    await network.decide(0, "is answered");
    await settled();
  }
  for (const tab of tabs) tab.checkAtRest();
  await office.upkeep();
  await office.redeliver();
  for (let round = 0; round < LAST_ROUNDS && (await office.unsent()); round++) {
    world.now += ROUND_MS;
    await office.deliverMails();
    await office.deliverEvents();
  }
  await checkAcknowledged(world, office, 0);
  await checkTold(world, office);
  return (await office.stored()).length;
}

/** Each lead is stored once, and told once to each person and program that should know. */
async function checkTold(world: World, office: Office): Promise<void> {
  const stored = await office.stored();
  const names = stored.map(({ name }) => name);
  promise(new Set(names).size === names.length, "a request is stored twice");
  const mails = countBy(world.mailed);
  const events = countBy(world.delivered.filter(({ to }) => to === "lead.created"));
  for (const { reference } of stored) {
    for (const address of TEAM) {
      const times = mails.get(`${address} ${reference}`) ?? 0;
      promise(times > 0, `${address} never gets ${reference}`);
      promise(times <= 1 + world.disturbed, `${address} gets ${reference} ${times} times`);
    }
    const times = events.get(`lead.created ${reference}`) ?? 0;
    promise(times > 0, `the program is never told of ${reference}`);
    promise(times <= 1 + world.disturbed, `the program is told ${times} times of ${reference}`);
  }
}

function countBy(told: World["mailed"]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { to, reference } of told) {
    const key = `${to} ${reference}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

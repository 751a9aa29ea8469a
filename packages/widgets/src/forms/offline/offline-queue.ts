import { consent } from "@maloca/catalog/consent";
import type { Notice } from "@maloca/catalog/notices";
import type { Wording } from "@maloca/catalog/words";
import type { Answer, Connection } from "../../backend";
import { hasElements } from "../../core/build-flags";
import { toJson } from "../../core/json";
import { readAttribution } from "../../core/page/attribution";
import { showToast } from "../../ui/status/toast";
import { type RequestName, senders } from "../requests/request-senders";
import { logFailure } from "../submission/call-page";
import { connectionOf } from "../submission/connection";
import { nextOnDevice } from "../submission/submission.device";
import type {
  Accepted,
  DeviceEvent,
  Effect,
  EffectOf,
  Later,
} from "../submission/submission.types";
import type { FormController, RequestCode } from "../submission/types";
import { KEPT, keptHere } from "./offline-queue.names";

/** Stored requests expire after a week: by then nobody expects an answer. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Fired on `window` when a stored request was accepted or refused for good, by this tab or another. */
const ANSWERED = "maloca-answered-later";

/** A request stored on this device with the visitor's permission. */
interface Unsent {
  name: RequestName;
  data: unknown;
  to: Connection;
  /** The message shown once it is stored. */
  sent: Notice;
  /** The message shown once it is refused for good. */
  failed?: Notice;
}

type Kept = Unsent & { until: number };
/** A stored entry. Another version of this code may have written it: only its expiry is checked. */
type Stored = Partial<Unsent> & { until: number };

/** A request that has left the device. */
interface Settled {
  unsent: Unsent;
  answer: Answer<unknown>;
}

/** The detail of the event. */
interface Answered extends Settled {
  /** Listeners add each form of the page that may have to show the answer; `isLatest`: the request is the form's latest. */
  forms: { isLatest: boolean; report(reports: boolean): void }[];
}

/** The entries that have not expired. Anything that is not a list is ignored. */
function read(): Stored[] {
  try {
    const all: (Stored | null)[] = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return all.filter((entry) => entry !== null && entry.until > Date.now()) as Stored[];
  } catch {
    return [];
  }
}

function write(all: readonly Stored[]) {
  if (all.length) localStorage.setItem(KEPT, toJson(all));
  else localStorage.removeItem(KEPT);
}

const keyOf = ({ to }: Partial<Unsent>) => to?.idempotencyKey;

/** Whether this version can send an entry. Entries that it cannot send stay for another version. */
function canSend(entry: Stored): entry is Kept {
  const { name, sent } = entry;
  const texts = [name, keyOf(entry), sent?.title, sent?.text];
  return texts.every((text) => typeof text === "string") && Object.hasOwn(senders, name as string);
}

/** Deletes a stored request. Returns whether it was still stored. */
function forget(key: string): boolean {
  const all = read();
  const others = all.filter((entry) => keyOf(entry) !== key);
  write(others);
  return others.length < all.length;
}

/** Applies an event of the queue to the state of a form's request. */
export const report = ({ apply }: FormController, event: DeviceEvent): void =>
  apply((state) => nextOnDevice(state, event));

/** Runs an effect that reads or writes the device's storage. */
export function perform(effect: Effect, controller: FormController): void {
  if (effect.do === "keep") keep(effect, controller);
  else if (effect.do === "forget") forget(effect.key);
  else if (effect.do === "forgetAll") {
    write(read().filter((entry) => entry.name !== controller.request().name));
  }
}

/** Stores a request on the device, after the visitor has allowed it. */
function keep({ attempt, replaces }: EffectOf<"keep">, controller: FormController) {
  const request = controller.request();
  const { key, body, notices } = attempt;
  const kept: Kept = {
    name: request.name,
    data: JSON.parse(body),
    to: {
      consentVersion: consent.version,
      ...connectionOf(request),
      idempotencyKey: key,
      source: hasElements ? readAttribution() : "",
    },
    ...notices,
    until: Date.now() + KEPT_MS,
  };
  try {
    const others = read().filter((other) => ![key, replaces].includes(keyOf(other)));
    write([...others, kept]);
  } catch {
    // Storage is blocked or full.
    return report(controller, { type: "unkept" });
  }
  report(controller, { type: "kept", key });
}

/**
 * Connects a form to the queue: the form gets the answers to stored requests, the queue sends them, and the form
 * shows whether any is left.
 * @returns the function that disconnects it.
 */
export function resume(controller: FormController): () => void {
  const listen = (event: Event) => listenTo(event as CustomEvent<Answered>, controller);
  addEventListener(ANSWERED, listen);
  watch();
  if (keptHere()) {
    sendKept().then(() => {
      if (keepsAny(controller.request().name)) report(controller, { type: "found" });
    });
  }
  return () => removeEventListener(ANSWERED, listen);
}

/** @param but the key of a request that has left: a tab may for a moment still see what another has deleted. */
const keepsAny = (name: RequestName, but?: string) =>
  read().some((entry) => entry.name === name && keyOf(entry) !== but);

function listenTo(
  { detail: { unsent, answer, forms } }: CustomEvent<Answered>,
  controller: FormController,
) {
  const { name } = controller.request();
  // Not a form that was removed and is not unmounted yet: nobody would see the text that it gets back.
  if (unsent.name !== name || !controller.form.current?.isConnected) return;
  const key = unsent.to.idempotencyKey;
  const isLatest = controller.state().attempt?.key === key;
  forms.push({
    isLatest,
    report(reports) {
      if (reports && answer.error) logFailure(controller, answer.error);
      const later = { key, data: unsent.data, left: keepsAny(name, key), reports };
      report(controller, eventOf(answer, later));
    },
  });
}

function eventOf({ data, error }: Answer<unknown>, later: Later): DeviceEvent {
  if (!error) return { type: "sentLater", receipt: data, ...later };
  const { details, lasting: _, ...failure } = error;
  return { type: "refusedLater", failure, details, ...later };
}

/** The tabs of this device. */
let tabs: BroadcastChannel | undefined;
/** Sends stored requests when the connection is back or the visitor returns to the page; hears what other tabs sent. */
function watch() {
  if (tabs) return;
  tabs = new BroadcastChannel(ANSWERED);
  tabs.onmessage = ({ data }) => tellForms(data, false);
  for (const type of ["online", "pageshow", "focus"]) addEventListener(type, () => void sendKept());
}

let sending: Promise<void> | undefined;
/** Sends stored requests one after the other, once at a time. Requests that fail stay. */
function sendKept(): Promise<void> {
  sending ??= sendAll()
    // Storage has become unavailable.
    .catch(() => {})
    .finally(() => {
      sending = undefined;
    });
  return sending;
}

async function sendAll() {
  if (!keptHere()) return;
  const all = read();
  // Deletes expired entries.
  write(all);
  for (const unsent of all) {
    if (!canSend(unsent)) continue;
    const answer = await send(unsent).catch(() => undefined);
    if (answer && (!answer.error || answer.error.lasting)) await settle(unsent, answer);
  }
}

/** Deletes a request that was accepted or refused for good, and shows it in a form and a toast. */
async function settle(unsent: Kept, answer: Answer<unknown>) {
  // False if another page or the form has sent it meanwhile, or the visitor has deleted it.
  const removed = forget(unsent.to.idempotencyKey);
  tellForms({ unsent, answer }, removed);
  if (!removed) return;
  tabs?.postMessage({ unsent, answer });
  const wording = { lang: unsent.to.language };
  if (answer.error) {
    if (unsent.failed) showToast(unsent.failed, null, wording);
  } else showToast(unsent.sent, null, wording, await referenceIn(answer, wording));
}

/** Tells each form of this page. @param reports one of them calls the page. */
function tellForms(settled: Settled, reports: boolean) {
  const detail: Answered = { ...settled, forms: [] };
  dispatchEvent(new CustomEvent(ANSWERED, { detail }));
  const owner = detail.forms.find((form) => form.isLatest) ?? detail.forms[0];
  for (const form of detail.forms) form.report(reports && form === owner);
}

/** A line with the reference for the toast: the visitor has seen no confirmation. */
async function referenceIn(answer: Accepted, wording: Wording): Promise<Node | undefined> {
  // If the code does not load, the toast is shown without the reference.
  const success = await import("../outcome/success").catch(() => undefined);
  const code = success?.referenceOf(answer);
  return code ? success?.referenceLine(wording, code) : undefined;
}

/** The server's answer; rejects for malformed stored data. */
const send = async ({ name, data, to }: Unsent) =>
  (senders[name] as RequestCode<unknown, unknown>["send"])(data, to);

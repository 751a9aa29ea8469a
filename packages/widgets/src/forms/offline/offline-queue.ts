import { consent } from "@maloca/catalog/consent";
import type { Wording } from "@maloca/catalog/words";
import type { Answer } from "../../backend";
import { hasElements } from "../../core/build-flags";
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
import { keptHere } from "./offline-queue.names";
import {
  canSend,
  type Kept,
  keyOf,
  type Stored,
  stored,
  take,
  type Unsent,
  write,
} from "./offline-queue.storage";

/** Stored requests expire after a week: by then nobody expects an answer. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** How often an open page looks for requests that have expired. */
const LOOK_MS = 60 * 60 * 1000;

/** Events of a page that its visitor has returned to, or whose connection is back. */
const RETURNS = ["online", "pageshow", "focus"];

/** Fired on `window` when a stored request was accepted, refused for good or deleted, by this tab or another. */
const ANSWERED = "maloca-answered-later";

/** A request that has left the device. An error that is not lasting: it was deleted, and could be sent again. */
interface Settled {
  unsent: Unsent;
  answer: Answer<unknown>;
}

/** The detail of the event. */
interface Answered extends Settled {
  /** Listeners add each form of the page that may have to show the answer; `isLatest`: the request is the form's latest. */
  forms: { isLatest: boolean; report(reports: boolean): void }[];
}

/**
 * Deletes requests without an answer, and tells every open page: a form that says that its request is kept says that it
 * was not sent. @param reports a form of this page also shows one of an earlier visit again.
 */
function drop(isDropped: (entry: Stored) => boolean, message: string, reports: boolean) {
  for (const unsent of take(isDropped).filter(canSend)) {
    tell({ unsent, answer: { data: null, error: { reason: "network", message } } }, reports);
  }
}

/** The entries that have not expired: the others are deleted. */
function read(): Stored[] {
  drop(({ until }) => !(until > Date.now()), "expired", true);
  return stored();
}

/** Applies an event of the queue to the state of a form's request. */
export const report = ({ apply }: FormController, event: DeviceEvent): void =>
  apply((state) => nextOnDevice(state, event));

/** Runs an effect that reads or writes the device's storage. */
export function perform(effect: Effect, controller: FormController): void {
  if (effect.do === "keep") keep(effect, controller);
  else if (effect.do === "forget") drop((entry) => keyOf(entry) === effect.key, "deleted", false);
  else if (effect.do === "forgetAll") {
    drop(({ name }) => name === controller.request().name, "deleted", false);
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
  const listening = new AbortController();
  const { signal } = listening;
  const listen = (event: Event) => listenTo(event as CustomEvent<Answered>, controller);
  addEventListener(ANSWERED, listen, { signal });
  // The visitor may have deleted all data of the page.
  const check = () => keepsAny(controller.request().name) || report(controller, { type: "gone" });
  for (const type of RETURNS) addEventListener(type, check, { signal });
  watch();
  if (keptHere()) {
    sendKept().then(() => {
      if (keepsAny(controller.request().name)) report(controller, { type: "found" });
    });
  }
  return () => listening.abort();
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
      const left = keepsAny(name, key);
      const later = { key, data: unsent.data, notices: unsent, left, reports };
      report(controller, eventOf(answer, later));
    },
  });
}

function eventOf({ data, error }: Answer<unknown>, later: Later): DeviceEvent {
  if (!error) return { type: "sentLater", receipt: data, ...later };
  const { details, lasting, ...failure } = error;
  return { type: lasting ? "refusedLater" : "dropped", failure, details, ...later };
}

/** The tabs of this device. */
let tabs: BroadcastChannel | undefined;
/** Sends stored requests when the connection is back or the visitor returns to the page; hears what other tabs sent. */
function watch() {
  if (tabs) return;
  tabs = new BroadcastChannel(ANSWERED);
  tabs.onmessage = ({ data }) => tellForms(data, false);
  for (const type of RETURNS) addEventListener(type, () => void sendKept());
  // A page may stay open for longer than a request is kept.
  setInterval(read, LOOK_MS);
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
  for (const unsent of read()) {
    if (!canSend(unsent)) continue;
    const answer = await send(unsent).catch(() => undefined);
    if (answer && (!answer.error || answer.error.lasting)) await settle(unsent, answer);
  }
}

/** Deletes a request that was accepted or refused for good, and shows it in a form and a toast. */
async function settle(unsent: Kept, answer: Answer<unknown>) {
  const [removed] = take((entry) => keyOf(entry) === keyOf(unsent));
  tell({ unsent, answer }, Boolean(removed));
  // Another page or the form has sent it meanwhile, or the visitor has deleted it.
  if (!removed) return;
  const wording = { lang: unsent.to.language };
  if (answer.error) {
    if (unsent.failed) showToast(unsent.failed, null, wording);
  } else showToast(unsent.sent, null, wording, await referenceIn(answer, wording));
}

/** Tells each form of every open page. */
function tell(settled: Settled, reports: boolean) {
  tellForms(settled, reports);
  tabs?.postMessage(settled);
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

import { consent } from "@maloca/catalog/consent";
import type { Notice } from "@maloca/catalog/notices";
import type { Wording } from "@maloca/catalog/words";
import type { Answer, Connection } from "../backend";
import { readAttribution } from "../core/attribution";
import { sendsAttribution } from "../core/build-flags";
import { toJson } from "../core/json";
import { showToast } from "../ui/toast";
import { checkForm, emptyForm, lastAttempt } from "./checked-form";
import { KEPT, keptHere } from "./offline-queue.names";
import { type RequestName, senders } from "./request-senders";
import type { AssistedForm, FormController, RequestCode } from "./types";

/** Stored requests expire after a week: nobody waits for an answer any longer. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Fired on `window` when a stored request has been sent. */
const SENT_LATER = "maloca-sent-later";

/** A request stored on this device with the visitor's permission. */
interface Unsent {
  name: RequestName;
  data: unknown;
  to: Connection;
  /** The message shown once it is stored. */
  sent: Notice;
}

type Kept = Unsent & { until: number };
/** Stored by another version or script it may have any shape; only its expiry is checked. */
type Stored = Partial<Unsent> & { until: number };

type SentLater = CustomEvent<{ unsent: Unsent; receipt: unknown }>;

/** The entries that have not expired. Anything but a list is ignored. */
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

/** Whether this version can send it. Other entries stay for a version that can. */
function canSend(entry: Stored): entry is Kept {
  const { name, sent } = entry;
  const texts = [name, keyOf(entry), sent?.title, sent?.text];
  return texts.every((text) => typeof text === "string") && Object.hasOwn(senders, name as string);
}

/** Deletes a stored request. Returns whether it was there. */
export function forget(key: string): boolean {
  const all = read();
  const others = all.filter((entry) => keyOf(entry) !== key);
  write(others);
  return others.length < all.length;
}

/** With the visitor's permission, stores the form's latest attempt beyond this page. */
export function keepUnsent({ form, request, setPhase }: FormController): void {
  const { name, to } = request();
  const last = form.current && lastAttempt(form.current);
  try {
    if (!last) throw new Error("it was never checked");
    const { key, body, sent } = last;
    const kept: Kept = {
      name,
      data: JSON.parse(body),
      to: {
        ...to,
        idempotencyKey: key,
        consentVersion: consent.version,
        source: sendsAttribution ? readAttribution() : "",
        ...(form.current as AssistedForm).assisted,
      },
      sent,
      until: Date.now() + KEPT_MS,
    };
    write([...read().filter((other) => keyOf(other) !== key), kept]);
    setPhase("kept");
  } catch {
    // Storage is blocked or full, or the form was never valid.
    setPhase("unkept");
  }
}

/** Withdraws that permission. */
export function forgetUnsent({ request, setPhase }: FormController): void {
  write(read().filter((entry) => entry.name !== request().name));
  setPhase("idle");
}

/**
 * Listens for stored requests that are sent, sends them, and shows whether any is left.
 * @returns the function that stops listening.
 */
export function resume(controller: FormController): () => void {
  const listen = (event: Event) => settle(controller, event as SentLater);
  addEventListener(SENT_LATER, listen);
  watch();
  if (read().length) {
    sendKept().then(() => {
      if (keepsAny(controller.request().name)) controller.setPhase("kept");
    });
  }
  return () => removeEventListener(SENT_LATER, listen);
}

const keepsAny = (name: RequestName) => read().some((entry) => entry.name === name);

/** A stored request was sent: notifies the page once and resets the form that still holds it. */
async function settle(
  { form: { current: form }, request, setPhase }: FormController,
  event: SentLater,
) {
  const { unsent, receipt } = event.detail;
  const { name, onSent, load } = request();
  if (unsent.name !== name || !form) return;
  if (!keepsAny(name)) setPhase("idle");
  if (!event.defaultPrevented) onSent?.(receipt, unsent.data);
  event.preventDefault();
  const last = lastAttempt(form);
  if (last?.key !== keyOf(unsent)) return;
  const { data } = checkForm(form, new FormData(form), request(), await load());
  // A form changed since then is another request.
  if (last?.body === toJson(data)) emptyForm(form, request());
}

let watching = false;
/** Sends stored requests when the signal or the visitor returns. */
function watch() {
  if (watching) return;
  watching = true;
  for (const sign of ["online", "pageshow", "focus"]) addEventListener(sign, () => void sendKept());
}

let sending: Promise<void> | undefined;
/** Sends stored requests one after the other; those that fail stay. */
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
    const answer = await send(unsent);
    // Another tab, or the form itself, may have sent it meanwhile.
    if (!answer || answer.error || !forget(unsent.to.idempotencyKey)) continue;
    const detail = { unsent, receipt: answer.data };
    dispatchEvent(new CustomEvent(SENT_LATER, { detail, cancelable: true }));
    const wording = { lang: unsent.to.language };
    showToast(unsent.sent, null, wording, await referenceIn(answer, wording));
  }
}

/** What the message says of the reference: the visitor has seen no confirmation of it. */
async function referenceIn(
  answer: Extract<Answer<unknown>, { error: null }>,
  wording: Wording,
): Promise<Node | undefined> {
  try {
    const { referenceLine, referenceOf } = await import("./stored");
    const code = referenceOf(answer);
    return code ? referenceLine(wording, code) : undefined;
  } catch {
    // The code did not load: the message stands without it.
    return undefined;
  }
}

/** The server's answer; undefined for malformed data. */
async function send({ name, data, to }: Unsent) {
  try {
    return await (senders[name] as RequestCode<unknown, unknown>["send"])(data, to);
  } catch {
    return undefined;
  }
}

import { consent } from "@maloca/catalog/consent";
import type { Notice } from "@maloca/catalog/notices";
import type { Connection } from "../backend";
import { readAttribution } from "../core/attribution";
import { sendsAttribution } from "../core/build-flags";
import { toJson } from "../core/json";
import { showToast } from "../ui/toast";
import { checkForm, emptyForm, lastAttempt } from "./checked-form";
import { KEPT, keptHere } from "./offline-queue.names";
import { type RequestName, senders } from "./request-senders";
import type { FormController, RequestCode } from "./types";

/** A week later nobody waits for an answer any more, and the device forgets whose request it was. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Told on `window` when one of them is stored after all. */
const SENT_LATER = "maloca-sent-later";

/** A request that the visitor let this device keep. */
interface Unsent {
  name: RequestName;
  data: unknown;
  to: Connection;
  /** What is said once it is stored. */
  sent: Notice;
}

type Kept = Unsent & { until: number };
/** What the device holds may be another version's, or anybody's: nothing is sure but when it ends. */
type Stored = Partial<Unsent> & { until: number };

type SentLater = CustomEvent<{ unsent: Unsent; receipt: unknown }>;

/** What is to be kept still. A text that is no list is nobody's. */
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

/** Whether this version can send it. What it cannot stays for one that can. */
function canSend(entry: Stored): entry is Kept {
  const { name, sent } = entry;
  const texts = [name, keyOf(entry), sent?.title, sent?.text];
  return texts.every((text) => typeof text === "string") && Object.hasOwn(senders, name as string);
}

/** Takes a request from the device. Whether it was there. */
export function forget(key: string): boolean {
  const all = read();
  const others = all.filter((entry) => keyOf(entry) !== key);
  write(others);
  return others.length < all.length;
}

/** With the visitor's leave: keeps what the form last tried to send, past the end of this page. */
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
      },
      sent,
      until: Date.now() + KEPT_MS,
    };
    write([...read().filter((other) => keyOf(other) !== key), kept]);
    setPhase("kept");
  } catch {
    // Blocked, full, or not even checked.
    setPhase("unkept");
  }
}

/** The visitor takes that leave back. */
export function forgetUnsent({ request, setPhase }: FormController): void {
  write(read().filter((entry) => entry.name !== request().name));
  setPhase("idle");
}

/**
 * Hears what becomes of kept requests, sends them, and says what this device still keeps.
 * @returns the end of the hearing.
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

/** What was kept is stored: the page is told once, and the form that still holds it starts anew. */
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
  // What was changed since then is another request.
  if (last?.body === toJson(data)) emptyForm(form, request());
}

let watching = false;
/** Sends what is kept when the signal or the visitor returns. */
function watch() {
  if (watching) return;
  watching = true;
  for (const sign of ["online", "pageshow", "focus"]) addEventListener(sign, () => void sendKept());
}

let sending: Promise<void> | undefined;
/** Sends what is kept, one after the other; what is not stored stays for another time. */
function sendKept(): Promise<void> {
  sending ??= sendAll()
    // The device let nothing be read or written any more.
    .catch(() => {})
    .finally(() => {
      sending = undefined;
    });
  return sending;
}

async function sendAll() {
  if (!keptHere()) return;
  const all = read();
  // What is too old goes from the device, and not only from sight.
  write(all);
  for (const unsent of all) {
    if (!canSend(unsent)) continue;
    const answer = await send(unsent);
    // Another tab, or the form itself, may have seen to it meanwhile.
    if (!answer || answer.error || !forget(unsent.to.idempotencyKey)) continue;
    const detail = { unsent, receipt: answer.data };
    dispatchEvent(new CustomEvent(SENT_LATER, { detail, cancelable: true }));
    showToast(unsent.sent);
  }
}

/** The server's answer; none where the request is not what its name says. */
async function send({ name, data, to }: Unsent) {
  try {
    return await (senders[name] as RequestCode<unknown, unknown>["send"])(data, to);
  } catch {
    return undefined;
  }
}

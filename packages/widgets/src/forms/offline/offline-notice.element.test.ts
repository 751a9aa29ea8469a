import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  accepted,
  answers,
  broken,
  field,
  fill,
  find,
  page,
  REFERENCE,
  refused,
  send,
  submit,
  toasts,
  unreachable,
} from "../../../test/page";
import "../../contact/contact.element";
import "../../newsletter/newsletter.element";
import { KEPT, keptHere } from "./offline-queue.names";

// A request that could not be sent: in the page, and with the visitor's leave on the device.

const message = { name: "Ana Gómez", email: "ana@example.com", message: "¿Hay cupo en marzo?" };

const offer = (element: Element) => find(element, "[part=unsent]");
const says = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll("[role=status]") ?? [])]
    .map((line) => line.textContent)
    .join("");
const keep = "Guardar en este dispositivo para poder cerrar la página";
const kept = "Guardado en este dispositivo, sin enviar.";

// Before the product listens: a window of the machine that comes to the front would send what is stored, too.
addEventListener(
  "focus",
  (event) => {
    if (event.isTrusted && event.target === window) event.stopImmediatePropagation();
  },
  true,
);

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

async function contact() {
  const element = page("<maloca-contact></maloca-contact>");
  await expect.poll(() => field(element, "name")).not.toBeNull();
  return element;
}

async function write() {
  const element = page("<maloca-contact></maloca-contact>");
  await send(element, message);
  return element;
}

/** Takes a form off the page, and waits until it has let go of what is kept. */
async function leave(element: Element) {
  element.remove();
  await expect.poll(() => field(element, "name")).toBeNull();
}

async function kepted() {
  const element = await write();
  await expect.poll(() => offer(element)?.textContent).toBe(keep);
  // The styles come with it.
  expect(getComputedStyle(offer(element) as Element).fontSize).toBe("16px");
  offer(element)?.click();
  await expect.poll(() => says(element)).toContain(kept);
  return element;
}

function signal(on: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(on);
  dispatchEvent(new Event(on ? "online" : "offline"));
}

test("a request without signal waits in the page and is sent once when the signal returns", async () => {
  const calls = answers(unreachable, unreachable, accepted);
  signal(false);
  const element = await write();
  await expect
    .poll(() => says(element))
    .toBe("Sin señal. Se envía apenas vuelva, si dejas esta página abierta.");
  expect(toasts()).not.toContain("No se pudo enviar");
  expect(field(element, "message").value).toBe(message.message);
  expect(keptHere()).toBe(false);
  signal(true);
  await expect.poll(toasts).toContain("¡Mensaje enviado!");
  expect(field(element, "message").value).toBe("");
  expect(new Set(calls.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
});

test("with permission the device stores the request, shows its status and sends it with its key on return", async () => {
  const calls = answers(broken);
  const element = await kepted();
  // Nor that it failed: what is kept says so itself.
  await expect.poll(toasts).toBe("");
  const [stored] = JSON.parse(localStorage.getItem(KEPT) as string);
  expect(stored).toMatchObject({ name: "contact", data: message });
  // Of the options only those that say where it goes, and whose it is.
  const where = ["anonKey", "endpoint", "language", "partner"];
  const whose = ["consentVersion", "idempotencyKey", "metadata", "source", "testMode"];
  expect(Object.keys(stored.to).sort()).toEqual([...where, ...whose].sort());
  const key = calls[0]?.headers.get("idempotency-key");
  const sent = vi.fn();
  element.addEventListener("maloca-sent", sent);
  const later = answers(accepted);
  dispatchEvent(new Event("focus"));
  await expect.poll(toasts).toContain("¡Mensaje enviado!");
  expect(toasts()).toContain(REFERENCE);
  expect(later).toHaveLength(1);
  expect(later[0]?.headers.get("idempotency-key")).toBe(key);
  expect(later[0]?.body).toMatchObject(message);
  expect(later[0]?.headers.get("x-maloca-consent")).toBeTruthy();
  expect(keptHere()).toBe(false);
  expect(sent).toHaveBeenCalledTimes(1);
  await expect.poll(() => field(element, "message").value).toBe("");
  expect(says(element)).toBe("");
});

test("a request that another tab has sent is kept no longer, and its form is empty", async () => {
  answers(broken);
  const element = await kepted();
  const [unsent] = JSON.parse(localStorage.getItem(KEPT) as string);
  localStorage.clear();
  const tab = new BroadcastChannel("maloca-answered-later");
  tab.postMessage({ unsent, answer: { data: null, error: null } });
  tab.close();
  await expect.poll(() => field(element, "message").value).toBe("");
  expect(says(element)).toBe("");
});

const notSent = "Tu mensaje no se envió. Lo que escribiste sigue aquí.";

/** As if a week had passed. */
function expire() {
  const all: { until: number }[] = JSON.parse(localStorage.getItem(KEPT) as string);
  localStorage.setItem(KEPT, JSON.stringify(all.map((one) => ({ ...one, until: Date.now() - 1 }))));
  dispatchEvent(new Event("focus"));
}

test("what is kept no longer is not said to be kept: its form tells that it was not sent, and keeps its text", async () => {
  answers(broken, broken, broken);
  const element = await kepted();
  const other = document.body.appendChild(document.createElement("maloca-contact"));
  // From another form of this kind, as in another tab.
  await expect.poll(() => says(other)).toContain(kept);
  offer(other)?.click();
  await expect.poll(() => says(element)).toBe(notSent);
  expect(says(other)).toBe("");
  expect(keptHere()).toBe(false);

  offer(element)?.click();
  await expect.poll(() => says(element)).toContain(kept);
  expire();
  await expect.poll(() => says(element)).toBe(notSent);
  expect(keptHere()).toBe(false);

  offer(element)?.click();
  await expect.poll(() => says(element)).toContain(kept);
  localStorage.clear();
  dispatchEvent(new Event("focus"));
  await expect.poll(() => says(element)).toBe("");
  expect(field(element, "message").value).toBe(message.message);
});

test("an open form that said that a request of an earlier visit is kept gets its text back when it expires", async () => {
  const calls = answers(broken);
  await kepted();
  document.body.replaceChildren();
  const next = await contact();
  await expect.poll(() => says(next)).toContain(kept);
  expire();
  await expect.poll(() => field(next, "message").value).toBe(message.message);
  await expect.poll(() => says(next)).toBe(notSent);
  expect(keptHere()).toBe(false);
  const later = answers(accepted);
  submit(next);
  await expect.poll(toasts).toContain("¡Mensaje enviado!");
  const keys = [calls[0], later[0]].map((call) => call?.headers.get("idempotency-key"));
  expect(keys[1]).toBe(keys[0]);
});

test("another visit sends the stored request, or shows that it is still stored", async () => {
  answers(broken);
  await kepted();
  document.body.replaceChildren();
  const next = await contact();
  await expect.poll(() => says(next)).toContain(kept);
  expect(field(next, "message").value).toBe("");
  await leave(next);
  const later = answers(accepted);
  await contact();
  await expect.poll(toasts).toContain("¡Mensaje enviado!");
  expect(later[0]?.body).toMatchObject(message);
  expect(keptHere()).toBe(false);
});

/** Fails where the page is thrown a promise that nobody catches. */
function uncaught() {
  const received = vi.fn((event: Event) => event.preventDefault());
  addEventListener("unhandledrejection", received);
  return () => {
    removeEventListener("unhandledrejection", received);
    expect(received).not.toHaveBeenCalled();
  };
}

const shownAnew = async () => {
  await leave(document.querySelector("maloca-contact") as Element);
  return contact();
};

test("another version's or invalid entries stay stored and do not block the queue", async () => {
  const nothingThrown = uncaught();
  answers(broken);
  await kepted();
  const [good] = JSON.parse(localStorage.getItem(KEPT) as string);
  const { until, to, sent, data } = good;
  const other = { ...good, to: { ...to, idempotencyKey: "1-2-3-4" } };
  const strange = [
    ...["next-year", "constructor", "__proto__", "toString", "", 5, null, ["contact"], {}].map(
      (name) => ({ ...other, name }),
    ),
    { until },
    { name: "contact", until },
    { ...other, to: null },
    { ...other, to: { ...to, idempotencyKey: 5 } },
    { ...other, sent: "¡Listo!" },
    { ...other, sent: { title: sent.title } },
    // Nothing answers it: to send it throws.
    { ...other, name: "newsletter", data: null },
  ];
  const kept = JSON.stringify([...strange, null, 5, [], "x", { ...good, until: "mañana" }, good]);
  localStorage.setItem(KEPT, kept);
  const later = answers(accepted);
  await shownAnew();
  await expect.poll(toasts).toContain("¡Mensaje enviado!");
  expect(later).toHaveLength(1);
  expect(later[0]?.body).toEqual(data);
  expect(later[0]?.headers.get("idempotency-key")).toBe(to.idempotencyKey);
  expect(JSON.parse(localStorage.getItem(KEPT) as string)).toEqual(strange);
  dispatchEvent(new Event("focus"));
  // What is sent after it is the next request.
  await write();
  await expect.poll(() => later[1]?.body).toMatchObject(message);
  expect(later).toHaveLength(2);
  expect(JSON.parse(localStorage.getItem(KEPT) as string)).toEqual(strange);
  nothingThrown();
});

test.each(['[{"name":"contact"', '{"length":1}'])(
  "%s in storage does not prevent storing a request",
  async (text) => {
    const nothingThrown = uncaught();
    localStorage.setItem(KEPT, text);
    answers(broken);
    const element = await kepted();
    expect(says(element)).toContain(kept);
    expect(JSON.parse(localStorage.getItem(KEPT) as string)).toMatchObject([
      { name: "contact", data: message },
    ]);
    nothingThrown();
  },
);

test("a stored request expires after a week, and the next visit deletes it", async () => {
  answers(broken);
  await kepted();
  const all = JSON.parse(localStorage.getItem(KEPT) as string);
  localStorage.setItem(KEPT, JSON.stringify([{ ...all[0], until: Date.now() - 1 }]));
  const later = answers(accepted);
  await shownAnew();
  await expect.poll(keptHere).toBe(false);
  expect(later).toHaveLength(0);
});

test("focus returns to the field after sending", async () => {
  answers(broken);
  const element = await contact();
  fill(element, message);
  find(element, "[type=submit]")?.focus();
  submit(element);
  await expect.poll(() => says(element)).toContain("Tu mensaje no se envió.");
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(find(element, "[type=submit]"));
});

test("what the server refuses for good is not sent again, is reported once, and its text is given back", async () => {
  answers(broken);
  await kepted();
  // Another visit: the form is empty.
  document.body.replaceChildren();
  const later = answers(refused);
  const failed = vi.fn();
  document.body.addEventListener("maloca-failed", failed);
  const next = await contact();
  await expect.poll(toasts).toContain("No se pudo enviar el mensaje.");
  expect(keptHere()).toBe(false);
  expect(later).toHaveLength(1);
  await expect.poll(() => field(next, "message").value).toBe(message.message);
  await expect.poll(() => says(next)).toContain("Tu mensaje no se envió.");
  expect(failed).toHaveBeenCalledTimes(1);
  expect(failed.mock.calls[0]?.[0].detail.reason).toBe("refused");
  document.body.removeEventListener("maloca-failed", failed);
});

test("the device stores what was typed last, in the place of what it had before", async () => {
  answers(broken);
  const element = await write();
  await expect.poll(() => offer(element)?.textContent).toBe(keep);
  const stored = () => JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  fill(element, { message: "¿Hay cupo en abril?" });
  offer(element)?.click();
  await expect.poll(stored).toMatchObject([{ data: { message: "¿Hay cupo en abril?" } }]);
  fill(element, { message: "¿Hay cupo en mayo?" });
  submit(element);
  await expect.poll(stored).toMatchObject([{ data: { message: "¿Hay cupo en mayo?" } }]);
});

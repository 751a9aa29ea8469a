import { Activity, type ReactNode, StrictMode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { accepted, answers, broken, closedByBrowser, find, REFERENCE, toasts } from "../test/page";
import { BookingDialog, ContactForm, ExperienceSelector, loadMaloca } from ".";
import { Booking } from "./booking/booking";
import "./experiences/experiences.element";
import type {} from "./jsx";
import { Dialog } from "./ui/dialog/dialog";

// What an application of React components has of its own; the rest is in the elements' tests and the stories.

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});
afterEach(() => root.unmount());

const open = () => [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")];
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === name,
  ) as HTMLElement;

function Page() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Reservar
      </button>
      <BookingDialog endpoint="" open={shown} onClose={() => setShown(false)} />
    </>
  );
}

test("a click before the close event opens the dialog again", async () => {
  root.render(<Page />);
  await expect.poll(() => open().length).toBe(1);
  const [dialog] = open() as [HTMLDialogElement];
  const closed = closedByBrowser(dialog);
  dialog.close();
  // All that belongs to this task; the browser's event is one of its own, and still to come.
  for (let left = 10; left > 0; left--) await Promise.resolve();
  button("Reservar").click();
  await closed;
  await expect.poll(() => dialog.matches(":modal")).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => open().length).toBe(0);
});

const isLocked = () => getComputedStyle(document.documentElement).overflow === "hidden";

test("in React's Strict Mode a dialog is modal and locks the page, and gives it back when it is unmounted", async () => {
  root.render(
    <StrictMode>
      <BookingDialog open endpoint="" />
    </StrictMode>,
  );
  await expect.poll(() => open()[0]?.matches(":modal") && isLocked()).toBe(true);
  root.render(<StrictMode />);
  await expect.poll(isLocked).toBe(false);
});

test("a dialog that React hides closes, says so, and stays closed when it is shown again", async () => {
  const onClose = vi.fn();
  const view = (mode: "visible" | "hidden") => (
    <Activity mode={mode}>
      <BookingDialog open endpoint="" onClose={onClose} />
    </Activity>
  );
  root.render(view("visible"));
  await expect.poll(() => open()[0]?.matches(":modal")).toBe(true);
  root.render(view("hidden"));
  await expect.poll(() => onClose.mock.calls).toEqual([[{ reason: "hidden" }]]);
  expect([open().length, isLocked()]).toEqual([0, false]);
  flushSync(() => root.render(view("visible")));
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  expect(open().length).toBe(0);
});

test("a component's dialog can be pressed where the page's modal has taken the pointer", async () => {
  // As Radix and what is built on it write it.
  document.body.style.pointerEvents = "none";
  root.render(<Page />);
  await expect.poll(() => open().length).toBe(1);
  const close = open()[0]?.querySelector("[part=close]") as HTMLElement;
  await Promise.all(
    open()[0]
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  );
  const { x, y, width, height } = close.getBoundingClientRect();
  expect(close.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
  document.body.style.pointerEvents = "";
});

test("an application loads an operator's loader once, and again after a failure", async () => {
  const { dataset } = document.documentElement;
  const tags = () => document.querySelectorAll("head > script[src*='maloca.js']").length;
  const missing = "/nowhere/maloca.js?missing";
  // The page's own tag has failed before.
  const own = document.body.appendChild(document.createElement("script"));
  await new Promise((failed) => Object.assign(own, { src: missing, onerror: failed }));
  for (let time = 0; time < 2; time++)
    await expect(loadMaloca(missing)).rejects.toThrow("did not load");
  expect(tags()).toBe(0);
  own.remove();
  const loader = `data:text/javascript,/*maloca.js*/document.documentElement.dataset.malocaReady="";
    document.dispatchEvent(new Event("maloca-ready"))`;
  const loading = [loadMaloca(loader), loadMaloca(loader)];
  expect(tags()).toBe(1);
  await Promise.all(loading);
  expect(dataset.malocaReady).toBe("");
  await loadMaloca(loader);
  expect(tags()).toBe(1);
  delete dataset.malocaReady;
});

test("a page that handles wheel, presses and the keys that close leaves them to a component's dialog", async () => {
  const heard: string[] = [];
  const page = new AbortController();
  const types = ["wheel", "touchmove", "pointerdown", "mousedown", "touchstart"];
  for (const type of types) addEventListener(type, () => heard.push(type), page);
  const onKey = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener("keydown", onKey, { capture: true, signal: page.signal });
  const told = () => heard.push("close");
  root.render(
    // As another library's modal around it.
    <dialog style={{ display: "block" }} onCancel={told} onClose={told}>
      <Page />
    </dialog>,
  );
  await expect.poll(() => open().length).toBe(1);
  const field = open()[0]?.querySelector("input") as HTMLInputElement;
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
  field.focus();
  await userEvent.keyboard("a{Tab}{Escape}");
  await expect.poll(() => open().length).toBe(0);
  // What is typed is the page's too, whose target is the field.
  expect(heard).toEqual(["a"]);
  await userEvent.keyboard("{Escape}");
  expect(heard).toEqual(["a", "Escape"]);
  page.abort();
});

test("booking reports that the payment's code did not load, and retries", async () => {
  const onPay = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  root.render(<Booking frame={Dialog} open destination="Guaviare" onPay={onPay} />);
  await expect.poll(() => button("Pagar anticipo o total")).toBeTruthy();
  await userEvent.click(button("Pagar anticipo o total"));
  const status = () =>
    [...document.querySelectorAll("[role=status]")].map((node) => node.textContent).join("");
  await expect.poll(status).toBe("No pudimos abrir el pago. Intenta de nuevo.");
  onPay.mockResolvedValue({ words: () => ({ title: "Pago", intro: "" }), render: () => null });
  await userEvent.click(button("Pagar anticipo o total"));
  await expect.poll(status).toBe("");
  expect(onPay).toHaveBeenCalledTimes(2);
});

/** Writes a message and sends it. */
async function send(form: ReactNode) {
  flushSync(() => root.render(form));
  const typed = { name: "Ana Gómez", email: "ana@example.com", message: "¿Hay cupo en marzo?" };
  for (const [name, text] of Object.entries(typed)) {
    (place.querySelector(`[name=${name}]`) as HTMLInputElement).value = text;
  }
  place.querySelector<HTMLButtonElement>("[type=submit]")?.click();
}

const throws = () => {
  throw new Error("the page's own");
};

test("what a page's callbacks throw changes nothing of the request, and each error is reported once", async () => {
  const shown = vi.spyOn(console, "error").mockImplementation(() => {});
  const [sent, failed] = [vi.fn(throws), vi.fn(throws)];
  answers(broken);
  await send(<ContactForm endpoint="" onSent={sent} onFailed={failed} />);
  await expect.poll(toasts).toContain("No se pudo enviar");
  expect(failed).toHaveBeenCalledOnce();
  answers(accepted);
  place.querySelector<HTMLButtonElement>("[type=submit]")?.click();
  await expect.poll(toasts).toContain("¡Mensaje enviado!");
  expect(sent).toHaveBeenCalledOnce();
  expect(failed).toHaveBeenCalledOnce();
  expect(place.textContent).not.toContain("no se envió");
  expect(shown.mock.calls.flat().map(String)).toContain("Error: the page's own");
});

test("a form that React hid while its request was stored comes back empty: pressed again, it would be sent twice", async () => {
  answers(accepted);
  const kept = (mode: "visible" | "hidden") => (
    <Activity mode={mode}>
      <ContactForm endpoint="" />
    </Activity>
  );
  await send(kept("visible"));
  flushSync(() => root.render(kept("hidden")));
  await expect.poll(toasts).toContain("¡Mensaje enviado!");
  const message = place.querySelector<HTMLTextAreaElement>("[name=message]");
  expect(message?.value).not.toBe("");
  root.render(kept("visible"));
  await expect.poll(() => message?.value).toBe("");
});

test("a component's visitor goes to `thanksUrl`, unless `onSent` returns `false`", async () => {
  const visited: string[] = [];
  const { navigation } = window as typeof window & { navigation: EventTarget };
  const leave = (event: Event) => {
    visited.push((event as Event & { destination: { url: string } }).destination.url);
    event.preventDefault();
  };
  navigation.addEventListener("navigate", leave);
  answers(accepted);
  // The first stays: it would have left before the second.
  for (const leaves of [false, true]) {
    await send(
      <ContactForm key={`${leaves}`} endpoint="" thanksUrl="/gracias" onSent={() => leaves} />,
    );
    await expect
      .poll(() => place.querySelector("[part=confirmation]")?.textContent)
      .toContain(REFERENCE);
  }
  await expect.poll(() => visited).toEqual([`${location.origin}/gracias?reference=${REFERENCE}`]);
  navigation.removeEventListener("navigate", leave);
});

test("in an application's form the component's boxes have its name, and one must be ticked", async () => {
  const form = document.createElement("form");
  place.replaceWith(form);
  const inForm = createRoot(form);
  inForm.render(<ExperienceSelector name="plan" required lang="en" />);
  await expect.poll(() => form.querySelectorAll("input").length).toBe(4);
  const [first, second] = form.querySelectorAll("input");
  await expect.poll(() => form.checkValidity()).toBe(false);
  expect(first?.validationMessage).toBe("Choose at least one experience.");
  second?.click();
  expect(form.checkValidity()).toBe(true);
  expect([...new FormData(form)]).toEqual([["plan", "Clase de surf"]]);
  form.reset();
  await expect.poll(() => form.checkValidity()).toBe(false);
  inForm.render(<ExperienceSelector name="plan" required disabled lang="en" />);
  await expect.poll(() => form.checkValidity()).toBe(true);
  inForm.unmount();
});

test("in React's JSX a list may be a list or a text with commas, and a number a number", async () => {
  const words = () => find(place.firstElementChild as Element, "fieldset")?.textContent;
  root.render(<maloca-experiences experiences={["Surf", "Masaje"]} max={1} />);
  await expect.poll(words).toMatch(/SurfMasaje.*0\/1/);
  root.render(<maloca-experiences experiences="Surf, Yoga, Masaje" max="2" />);
  await expect.poll(words).toMatch(/SurfYogaMasaje.*0\/2/);
});

test("an option that an application's data leaves null has its default", async () => {
  const empty = { experiences: null, max: null } as object;
  root.render(<ExperienceSelector {...empty} />);
  await expect.poll(() => place.querySelectorAll("[type=checkbox]").length).toBe(4);
  expect(place.textContent).toContain("0/2");
});

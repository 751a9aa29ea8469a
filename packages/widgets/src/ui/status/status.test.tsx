import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { toastRoot, toasts } from "../../../test/page";
import { LiveStatus } from "./live-status";
import { showToast } from "./toast";
import { whenKnown } from "./when-known";

const notice = { title: "Listo", text: "Te contactaremos pronto." };
const LONG_MS = 60_000;
const closeButton = () => toastRoot()?.querySelector("button") as HTMLElement;

/** Waits until it is shown. */
const said = () => expect.poll(toasts).toContain(notice.text);

afterEach(() => void vi.useRealTimers());

test("a message goes after a while, and one with a reference stays until it is dismissed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  showToast(notice);
  await said();
  vi.advanceTimersByTime(LONG_MS);
  expect(toasts()).not.toContain(notice.text);

  showToast(notice, null, {}, document.createTextNode(" Tu referencia: 7KQ2"));
  await said();
  vi.advanceTimersByTime(LONG_MS);
  expect(toasts()).toContain(`${notice.text} Tu referencia: 7KQ2`);
});

test("a message stays while it has the keyboard's focus, and gives it back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  showToast(notice);
  await said();
  const close = closeButton();
  close.focus();
  vi.advanceTimersByTime(LONG_MS);
  expect(toasts()).toContain(notice.text);
  close.click();
  expect(toasts()).not.toContain(notice.text);
  expect(document.activeElement).toBe(button);

  showToast(notice);
  await said();
  closeButton().focus();
  button.focus();
  vi.advanceTimersByTime(LONG_MS);
  expect(toasts()).not.toContain(notice.text);
});

test("a message is shown after its region is known, never without its words, and its title is a line of its own", async () => {
  showToast(notice);
  const toast = toastRoot()?.querySelector("[role=status] [part=toast]") as HTMLElement;
  expect(toast.checkVisibility()).toBe(false);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  observer.observe(toast, { childList: true, subtree: true });
  await said();
  expect(toast.checkVisibility()).toBe(true);
  expect(changes.concat(observer.takeRecords())).toEqual([]);
  expect(toastRoot()?.querySelector("[part=toast] p > strong + br")).not.toBeNull();
});

test("a message stays where a patch of the page removes its place, and goes with its form", async () => {
  const form = document.body.appendChild(document.createElement("form"));
  showToast(notice, form);
  await said();
  const place = () => ((toastRoot() as ShadowRoot).host ?? toastRoot()) as HTMLElement;
  const stack = place();
  stack.remove();
  await expect.poll(() => stack.matches(":popover-open")).toBe(true);
  document.body.replaceChildren();
  await new Promise((done) => setTimeout(done));
  expect(stack.isConnected).toBe(false);
});

test("an error goes with the dialog that is removed with its form, and a message with a reference stays", async () => {
  const dialog = document.createElement("dialog");
  const form = document.createElement("form");
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  showToast(notice, form, {}, document.createTextNode(" Tu referencia: 7KQ2"));
  showToast({ title: "Falta algo", text: "Completa los campos.", destructive: true }, form);
  await expect.poll(toasts).toContain("Falta algo");
  dialog.close();
  dialog.remove();
  // In the page, once the browser has told that the dialog was closed.
  await expect.poll(toasts).toContain("7KQ2");
  expect(toasts()).not.toContain("Falta algo");
});

test("a message reads from left to right on a page that does not", () => {
  document.documentElement.dir = "rtl";
  const style = document.createElement("style");
  style.textContent = "div { unicode-bidi: bidi-override }";
  document.body.append(style);
  showToast(notice);
  const { direction, unicodeBidi } = getComputedStyle(
    (toastRoot() as ShadowRoot).host ?? toastRoot(),
  );
  document.documentElement.removeAttribute("dir");
  expect([direction, unicodeBidi]).toEqual(["ltr", "isolate"]);
});

const frames = () => new Promise<void>(whenKnown);

test("a status is said after what gets the focus with it, and not at all if it goes at once", async () => {
  const { container, rerender } = render(<LiveStatus text="" />);
  const status = () => container.querySelector("[role=status]");
  rerender(<LiveStatus text="Revisa los campos marcados." />);
  expect(status()?.textContent).toBe("");
  await expect.poll(() => status()?.textContent).toBe("Revisa los campos marcados.");

  const said: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      said.push(...[...addedNodes].map((one) => one.textContent));
  });
  observer.observe(status() as Element, { childList: true });
  rerender(<LiveStatus text="Listo" />);
  rerender(<LiveStatus text="" />);
  await frames();
  await frames();
  observer.disconnect();
  expect(said).toEqual([]);
  expect(status()?.textContent).toBe("");
});

test("the status that a form begins with is there at once", () => {
  const { container } = render(<LiveStatus text="Aquí no se guarda nada." />);
  expect(container.textContent).toBe("Aquí no se guarda nada.");
});

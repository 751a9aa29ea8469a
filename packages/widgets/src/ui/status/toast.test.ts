import { afterEach, expect, test, vi } from "vitest";
import { toastRoot, toasts } from "../../../test/page";
import { showToast } from "./toast";

const notice = { title: "Listo", text: "Te contactaremos pronto." };
const LONG_MS = 60_000;
const closeButton = () => toastRoot()?.querySelector("button") as HTMLElement;

/** Waits for its words, which follow what they stand in. */
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

test("a message comes after its region is known, and its title is a line of its own", async () => {
  showToast(notice);
  expect(toastRoot()?.querySelector("[role=status] [part=toast]")?.textContent).toBe("");
  await said();
  expect(toastRoot()?.querySelector("[part=toast] p > strong + br")).not.toBeNull();
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

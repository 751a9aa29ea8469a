import { afterEach, expect, test, vi } from "vitest";
import { toasts } from "../../test/page";
import { showToast } from "./toast";

const notice = { title: "Listo", text: "Te contactaremos pronto." };
const LONG_MS = 60_000;

afterEach(() => void vi.useRealTimers());

test("a message goes after a while, and one with a reference stays until it is dismissed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  showToast(notice);
  vi.advanceTimersByTime(1);
  expect(toasts()).toContain(notice.text);
  vi.advanceTimersByTime(LONG_MS);
  expect(toasts()).not.toContain(notice.text);

  showToast(notice, null, {}, document.createTextNode(" Tu referencia: 7KQ2"));
  vi.advanceTimersByTime(LONG_MS);
  expect(toasts()).toContain(`${notice.text} Tu referencia: 7KQ2`);
});

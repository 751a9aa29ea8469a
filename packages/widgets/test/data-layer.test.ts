import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pushEvent } from "../src/core/page/data-layer";

// To whom events are pushed; which ones: `src/core/page/data-layer.element.test.ts`.

type Page = { dataLayer?: unknown[]; google_tag_data?: unknown };
let page: Page;
beforeEach(() => {
  page = { dataLayer: [] };
  vi.stubGlobal("window", page);
});
afterEach(() => void vi.unstubAllGlobals());

/** As a tag manager's `gtag` leaves it in the layer. */
const consent = (kind: "default" | "update", settings: object) =>
  void page.dataLayer?.push({ 0: "consent", 1: kind, 2: settings });
const account = (held: object) => {
  page.google_tag_data = { ics: { entries: { analytics_storage: held } } };
};
const granted = () => consent("default", { analytics_storage: "granted" });

function eventsPushed(analytics = "dataLayer") {
  pushEvent("open", { widget: "booking", analytics });
  return (page.dataLayer ?? []).filter((entry) => Object(entry).event).length;
}

test.each<[string, number, () => void]>([
  ["nobody said anything of consent", 0, () => {}],
  ["it is granted", 1, granted],
  ["only advertising is granted", 0, () => consent("default", { ad_storage: "granted" })],
  [
    "it was denied and then granted",
    1,
    () => {
      consent("default", { analytics_storage: "denied", wait_for_update: 500 });
      consent("update", { analytics_storage: "granted" });
      consent("update", { ad_storage: "denied" });
    },
  ],
  [
    "it was withdrawn",
    0,
    () => {
      granted();
      consent("update", { analytics_storage: "denied" });
    },
  ],
  [
    "some region denies it",
    0,
    () => {
      consent("default", { analytics_storage: "denied", region: ["CO"] });
      granted();
    },
  ],
  [
    "the tag manager's own account denies it",
    0,
    () => {
      granted();
      account({ default: true, update: false });
    },
  ],
  ["its own account alone grants it", 1, () => account({ default: false, update: true })],
  ["there is no layer", 0, () => delete page.dataLayer],
])("where %s, the layer gets %i events", (_when, events, arrange) => {
  arrange();
  expect(eventsPushed()).toBe(events);
});

test("without the option nothing is pushed, and an unknown value is named once", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  granted();
  expect([eventsPushed(""), eventsPushed("ga4"), eventsPushed("ga4")]).toEqual([0, 0, 0]);
  expect(warned.mock.calls.map(String)).toEqual([expect.stringContaining('"ga4" is unknown')]);
});

// tier: merge

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engineNames, missingEngine, openEngine } from "../../tooling/browsers/engines";
import { limit } from "../../tooling/vitest/limits.mjs";
import { testBookingOn } from "./hosts/book";
import { type Host, hosts } from "./hosts/hosts";
import { isSentinel, serveHosts } from "./hosts/pages";

// The hostile hosts that `hosts.test.ts` leaves out; and all of them in Firefox and WebKit, as a visitor opens
// them: the page itself books and reports.

testBookingOn(hosts.filter((host) => !isSentinel(host)));

/** One engine goes through all of them. */
const ALL_SECONDS = 60;

let served: Awaited<ReturnType<typeof serveHosts>>;
beforeAll(async () => {
  served = await serveHosts();
});
afterAll(() => served.close());

describe.each(engineNames)("%s", (engine) => {
  const missing = missingEngine(engine);
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    if (missing) return;
    close = await openEngine(engine, served.address(hosts[0] as Host, engine));
    await served.reported(hosts.at(-1) as Host, engine, "after");
  }, limit(ALL_SECONDS));
  afterAll(() => close?.());
  beforeEach(({ skip }) => skip(!!missing, missing));

  test.each(hosts)("$name: booking works, page styles unchanged", (host) => {
    expect(served.faults(host, engine)).toEqual([]);
  });

  test("no request goes to an unnamed origin", () => {
    expect(served.strays).toEqual([]);
  });
});

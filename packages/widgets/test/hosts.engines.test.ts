// tier: merge

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engineNames, missingEngine, openEngine } from "../../tooling/browsers/engines";
import type { Host } from "./hosts/host";
import { hosts, serveHosts } from "./hosts/pages";

// Every hostile host in Firefox and WebKit, as a visitor opens it: the page itself books and reports.

/** One engine goes through all of them, which takes long on a busy machine. */
const ALL_MS = 240_000;

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
    await served.reported(hosts.at(-1) as Host, engine, "after", ALL_MS);
  }, ALL_MS);
  afterAll(() => close?.());
  beforeEach(({ skip }) => skip(!!missing, missing));

  test.each(hosts)("$name: booking works, page styles unchanged", (host) => {
    expect(served.faults(host, engine)).toEqual([]);
  });

  test("no request goes to an unnamed origin", () => {
    expect(served.strays).toEqual([]);
  });
});

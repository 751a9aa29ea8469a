// tier: release

import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copySources } from "../../tooling/test/recipes";
import { limit } from "../../tooling/vitest/limits.mjs";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { accepted, fakeServer, REFERENCE, widgetOn } from "../src/testing";
import { openPage } from "./built";
import { goodRequest } from "./samples";

// The script-tag files on React itself, as `npm run build -- --react` makes them. All element tests run on
// them too: MALOCA_RENDERER=react npm test packages/widgets/src.

const MARKUP = "markup of the inline widgets";
const folder = copySources();
const cdn = join(folder, "packages/widgets/dist/cdn");
const browser = testBrowser();

beforeAll(async () => {
  const { VITEST, NODE_ENV, ...env } = process.env;
  const builder = fork("packages/tooling/build/row-worker.ts", {
    cwd: folder,
    env: { ...env, MALOCA_RENDERER: "react" },
    execArgv: ["--import", "tsx"],
  });
  builder.send(["script tag: the widgets", "script tag: the loader", MARKUP]);
  const [answer] = await once(builder, "message");
  builder.disconnect();
  expect(answer.error).toBeUndefined();
}, limit(60));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("they have React, React DOM and r2wc in them, and not preact", () => {
  const licences = readFileSync(join(cdn, "THIRD-PARTY.txt"), "utf8");
  const names = [...licences.matchAll(/^(\S+) [\d.]+ \(/gm)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(["react", "react-dom", "@r2wc/react-to-web-component"]),
  );
  expect(names).not.toContain("preact");
});

test("what renders their markup lets its process end, for which a build waits", () => {
  const file = join(folder, "packages/widgets/dist/server.js");
  const { status, stderr } = spawnSync(process.execPath, [file], { timeout: limit(1) });
  expect({ status, stderr: `${stderr}` }).toEqual({ status: 0, stderr: "" });
});

test.each(["README.md", "docs/guide/en/weight.md"])("%s says what they weigh", (file) => {
  const sizes: { step: string; bytes: number }[] = JSON.parse(
    readFileSync(join(cdn, "sizes.json"), "utf8"),
  );
  const row = /^\| React itself: [^|]*\| ([\d.]+) kB \| ([\d.]+) kB \| ([\d.]+) kB \|$/m;
  const said = row.exec(readFileSync(file, "utf8"))?.slice(1).map(Number);
  const weighed = ["loader", "booking, open", "booking, sent"].map(
    (step) => (sizes.find((size) => size.step === step)?.bytes ?? 0) / 1000,
  );
  for (const [at, kilobytes] of weighed.entries()) {
    expect(Math.abs(kilobytes / (said?.[at] ?? 0) - 1)).toBeLessThan(0.02);
  }
});

test("a booking opens, is filled in and sent", async () => {
  const server = fakeServer(accepted);
  const errors: string[] = [];
  const page = await openPage(
    browser,
    '<script src="/maloca.js"></script><maloca-booking></maloca-booking>',
    {
      server,
      prepare(page) {
        page.on("pageerror", (error) => errors.push(String(error)));
        // In place of the files of the usual build.
        return page.route("**/*.js", (route) =>
          route.fulfill({ path: join(cdn, new URL(route.request().url()).pathname) }),
        );
      },
    },
  );
  const booking = widgetOn(page, "booking");
  await booking.open();
  await booking.fill(goodRequest);
  expect((await booking.sent()).reference).toBe(REFERENCE);
  expect(server.calls).toHaveLength(1);
  expect(errors).toEqual([]);
});

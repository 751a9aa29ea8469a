import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../server/test/temporary-folder";
import { launchBrowser } from "../browsers/chromium.mjs";
import { crashesOfRun } from "../browsers/crashes.mjs";

describe("a Chromium that crashes at its start", () => {
  afterEach(() => void vi.restoreAllMocks());

  // The program is a shell script: a real Chromium could crash here by itself, and fail a test that counts.
  it("is started once more, and no more", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const folder = await temporaryFolder();
    const executablePath = join(folder, "chromium.sh");
    const starts = join(folder, "starts");
    writeFileSync(executablePath, `#!/bin/sh\necho >> ${starts}\nkill -SEGV $$\n`);
    chmodSync(executablePath, 0o755);
    await expect(launchBrowser({ executablePath })).rejects.toThrow("SIGSEGV");
    expect(readFileSync(starts, "utf8")).toBe("\n\n");
    expect(warn).toHaveBeenCalledOnce();
  });

  it("is not tried again where it never was there", async () => {
    const warn = vi.spyOn(console, "warn");
    await expect(chromium.launch({ executablePath: "/nowhere" })).rejects.toThrow("/nowhere");
    expect(warn).not.toHaveBeenCalled();
  });
});

it("a page's process that a signal ends is told to the run", async () => {
  const crashes = join(await temporaryFolder(), "crashes");
  vi.stubEnv("MALOCA_CRASHES", crashes);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const browser = await launchBrowser();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await browser.close();
  });
  const page = await browser.newPage();
  page.goto("chrome://crash").catch(() => {});
  await expect
    .poll(() => crashesOfRun(crashes))
    .toEqual([
      {
        what: "Chromium's process of a page ended: crashed, signal 11.",
        file: import.meta.filename,
      },
    ]);
});

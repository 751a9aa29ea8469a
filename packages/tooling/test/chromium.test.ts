import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { describe, expect, it, vi } from "vitest";
import { temporaryFolder } from "../../server/test/temporary-folder";
import { findBrowser, launchBrowser } from "../browsers/chromium.mjs";

describe("a Chromium that crashes at its start", () => {
  /** A program that crashes `times` times, and is Chromium from then on. */
  async function crashing(times: number) {
    const { executablePath } = await findBrowser();
    const folder = await temporaryFolder();
    const program = join(folder, "chromium.sh");
    writeFileSync(
      program,
      `#!/bin/sh
cd ${folder}
echo >> starts
[ $(wc -l < starts) -gt ${times} ] || kill -SEGV $$
exec ${executablePath} "$@"`,
    );
    chmodSync(program, 0o755);
    return program;
  }

  it("is started once more", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const browser = await launchBrowser({ executablePath: await crashing(1) });
    expect(browser.isConnected()).toBe(true);
    await browser.close();
    expect(warn).toHaveBeenCalledOnce();
    await expect(launchBrowser({ executablePath: await crashing(2) })).rejects.toThrow("SIGSEGV");
    warn.mockRestore();
  });

  it("is not tried again where it never was there", async () => {
    const warn = vi.spyOn(console, "warn");
    await expect(chromium.launch({ executablePath: "/nowhere" })).rejects.toThrow("/nowhere");
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

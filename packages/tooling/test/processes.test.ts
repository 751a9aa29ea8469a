import { constants } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { descendantsOf, start, typescript } from "../programs/processes";

/** Starts a process that lasts, says so, and is interrupted. */
const program = `
  const { endOnSignals, start } = await import(${JSON.stringify(import.meta.resolve("../programs/processes.ts"))});
  endOnSignals();
  const lasting = "process.on('SIGHUP', () => {}); console.log('runs'); setInterval(() => {}, 1000)";
  start(process.execPath, ["--eval", lasting], { stdio: ["ignore", "inherit", "inherit"] });`;

const runs = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s ends a command after all that it has started, and is its status",
  async (name) => {
    const args = [...typescript, "--input-type=module", "--eval", program];
    const { child, ended, printed } = start(process.execPath, args);
    onTestFinished(() => void child.kill("SIGKILL"));
    await expect.poll(printed).toBe("runs\n");
    const started = descendantsOf(child.pid ?? 0);
    expect(started.length).toBeGreaterThan(0);
    child.kill(name);
    expect(await ended).toBe(128 + constants.signals[name]);
    expect(started.filter(runs)).toEqual([]);
  },
);

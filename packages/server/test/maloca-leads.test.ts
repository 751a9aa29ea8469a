import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "./temporary-folder";

const deploy = (name: string) => fileURLToPath(new URL(`../deploy/${name}`, import.meta.url));

describe.skipIf(process.platform === "win32")("maloca-leads, beside the shipped units,", () => {
  /** What the script calls, one line each. */
  async function called(...args: string[]): Promise<string[]> {
    const folder = await temporaryFolder();
    const log = join(folder, "log");
    for (const name of ["systemctl", "systemd-run"])
      await writeFile(join(folder, name), `#!/bin/sh\necho ${name} "$@" >> '${log}'\n`, {
        mode: 0o755,
      });
    execFileSync(deploy("maloca-leads"), args, {
      env: { PATH: `${folder}:${process.env.PATH}`, SUDO_USER: "ana" },
      stdio: "pipe",
    });
    return (await readFile(log, "utf8")).trim().split("\n");
  }

  it.each([["move", "--to", "postgres://host/base"], ["rollback"]])(
    "stops the server and its socket before %s",
    async (...args) => {
      const [first, second = "", ...others] = await called(...args);
      expect(first).toBe("systemctl stop maloca.socket maloca.service");
      expect(second).toMatch(new RegExp(`^systemd-run .*/leads ${args.join(" ")}$`));
      expect(others).toEqual([]);
    },
  );

  it.each([["list"], ["backup", "/backups/rollback.gz"], ["rollback", "--help"], ["help", "move"]])(
    "stops nothing for %s %s",
    async (...args) => {
      expect(await called(...args)).toEqual([expect.stringMatching(/^systemd-run /)]);
    },
  );

  it("gives the order what the server's unit gives the server", async () => {
    const [order = ""] = await called("doctor");
    const unit = await readFile(deploy("maloca.service"), "utf8");
    const of = (name: string) => new RegExp(`^${name}=(.+)$`, "m").exec(unit)?.[1] ?? name;
    expect(order).toContain(`--uid=${of("User")} `);
    expect(order).toContain(`EnvironmentFile=${of("EnvironmentFile")} `);
    expect(of("Environment").split(" ")).toContain(/DATA_DIR=\S+/.exec(order)?.[0]);
    expect(order).toContain("--setenv=SUDO_USER=ana ");
    // The command line is the server's neighbour.
    const [, program = ""] = of("ExecStart").split(" ");
    expect(order).toContain(` ${program.replace("maloca-server", "leads")} doctor`);
    // A socket that runs starts the server again.
    expect(of("Requires")).toBe("maloca.socket");
  });
});

// tier: merge

import { execFileSync, spawn } from "node:child_process";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { watch } from "../../tooling/programs/launch.mjs";
import { missingProgram, which } from "../../tooling/programs/system-programs.mjs";
import { limit } from "../../tooling/vitest/limits.mjs";
import { book, environment, launch, run } from "./programs";
import { temporaryFolder } from "./temporary-folder";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const deploy = (file: string) => at(`../deploy/${file}`);

/** What a container or a unit starts, as a program of an image whose root is a folder. */
const inside = (root: string, command: readonly string[]) => join(root, command.at(-1) ?? "");

/** npm unpacks 40 MB here, four times. */
const PATIENCE_MS = limit(15);

let packed: string;
beforeAll(async () => {
  const folder = await temporaryFolder();
  packed = execFileSync(process.execPath, [at("../../tooling/pack/pack.mjs"), folder], {
    encoding: "utf8",
  }).trim();
}, PATIENCE_MS);

describe("the packed server", () => {
  it("depends on no package, and keeps the licences of those that it is bundled with", async () => {
    const unpacked = await temporaryFolder();
    execFileSync("tar", ["-xzf", packed, "-C", unpacked]);
    const read = (path: string) => readFile(join(unpacked, "package", path), "utf8");
    expect(Object.keys(JSON.parse(await read("package.json")))).not.toContain("dependencies");
    const licenses = await read("packages/server/dist/THIRD-PARTY.txt");
    const { dependencies } = JSON.parse(await readFile(at("../package.json"), "utf8"));
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith("@types/")) continue;
      expect(licenses).toContain(`${name} ${dependencies[name]} (`);
    }
    expect(licenses).toContain("PostgreSQL Global Development Group");
    // What visitors are sent has its own.
    for (const [file, part] of Object.entries({
      "packages/widgets/dist/cdn/THIRD-PARTY.txt": /^preact [\d.]+ \(MIT\)\n\n.*Jason Miller/ms,
      "packages/widgets/dist/cdn/builder/THIRD-PARTY.txt": /^uqr [\d.]+ \(MIT\)/m,
      "site/dist/client/THIRD-PARTY.txt": /^vike [\d.]+ \(MIT\)/m,
      "site/dist/client/fonts/fraunces.OFL.txt": /Fraunces Project Authors.*SIL OPEN FONT/s,
      "site/dist/client/fonts/source-sans-3.OFL.txt": /Adobe.*SIL OPEN FONT/s,
    })) {
      expect(await read(file), file).toMatch(part);
    }
  });

  // No container tool is needed: the steps of the file are carried out in an empty folder.
  it(
    "is installed by its Containerfile without a registry, serves the site and takes leads",
    async () => {
      const lines = (await readFile(deploy("Containerfile"), "utf8")).split("\n");
      const image = await temporaryFolder();
      await mkdir(join(image, "tmp"));
      expect(lines).toContain("COPY maloca-server-*.tgz /tmp/");
      expect(basename(packed)).toMatch(/^maloca-server-.*\.tgz$/);
      await copyFile(packed, join(image, "tmp", basename(packed)));
      const [install, ...others] = lines.flatMap((line) => /^RUN (npm .+)$/.exec(line)?.[1] ?? []);
      expect(others).toEqual([]);
      execFileSync("sh", ["-c", install?.replace(/ \/(?=opt|tmp)/g, ` ${image}/`) ?? "false"], {
        env: { ...environment({}), npm_config_cache: join(image, "cache"), HOME: image },
        stdio: "ignore",
      });
      const command = lines.find((line) => line.startsWith("CMD "))?.slice(4) ?? "[]";
      const DATA_DIR = join(image, "data");
      const server = launch(inside(image, JSON.parse(command)), [], { DATA_DIR });
      const url = await server.url;
      for (const path of ["/", "/cdn/maloca.js", "/readyz"]) {
        expect((await fetch(`${url}${path}`)).status, path).toBe(200);
      }
      const reference = await book(url);
      const leads = join(image, "opt/maloca/node_modules/.bin/leads");
      const order = async (...args: string[]) => {
        const { code, stdout, stderr } = await run(leads, args, { DATA_DIR });
        expect([code, stderr], args.join(" ")).toEqual([0, ""]);
        return stdout;
      };
      expect(await order("list", "--json")).toContain(reference);
      await order("backup", join(image, "backup.gz"));
      await order("webhook", "list");
      const restored = await run(leads, ["restore", join(image, "backup.gz")], {
        DATA_DIR: join(image, "restored"),
      });
      expect([restored.code, restored.stdout]).toEqual([
        0,
        expect.stringContaining("maloca.leads"),
      ]);
      // The unit starts the same file.
      const unit = await readFile(deploy("maloca.service"), "utf8");
      const started = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(" ") ?? [];
      expect(inside(image, started)).toBe(inside(image, JSON.parse(command)));
      server.child.kill("SIGTERM");
      expect((await server.ended).code).toBe(0);
    },
    PATIENCE_MS,
  );

  it(
    "is started by npx in a home that has nothing",
    async () => {
      const home = await temporaryFolder();
      const child = spawn("npx", ["--yes", "--offline", `--package=${packed}`, "maloca-server"], {
        cwd: home,
        env: { ...environment({ DATA_DIR: join(home, "data") }), HOME: home },
        detached: true,
      });
      const server = watch(child, /listens on (http\S+)\n/);
      expect((await fetch(`${await server.url}/`)).status).toBe(200);
      process.kill(-(child.pid ?? 0), "SIGTERM");
      await server.ended;
    },
    PATIENCE_MS,
  );
});

describe("the systemd units", () => {
  const missing = missingProgram("systemd", () => which("systemd-analyze"), ["systemd"]);
  const analyze = (...args: string[]) =>
    execFileSync("systemd-analyze", args, { encoding: "utf8", stdio: "pipe" });

  it("are valid and shut the server off from the rest of the machine", ({ skip }) => {
    skip(!!missing, missing);
    const units = [deploy("maloca.service"), deploy("maloca.socket")];
    // The warnings are about programs that this machine may not have.
    expect(analyze("verify", "--man=no", ...units)).toBe("");
    // From 0 to 10; the command fails above the threshold, which is in tenths.
    analyze("security", "--offline=true", "--threshold=20", deploy("maloca.service"));
    expect(() =>
      analyze("security", "--offline=true", "--threshold=5", deploy("maloca.service")),
    ).toThrow();
  });
});

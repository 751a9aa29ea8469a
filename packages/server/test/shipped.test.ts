// tier: merge

import { execFileSync, spawn } from "node:child_process";
import { copyFile, cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { install } from "../../../examples/test/install";
import { testProcessFlags, watch } from "../../tooling/programs/launch";
import { majorOf, nodeIn, nodesManifest, nodeVersions } from "../../tooling/programs/node-versions";
import { missingProgram, which } from "../../tooling/programs/system-programs.mjs";
import { limit } from "../../tooling/vitest/limits.mjs";
import { book, environment, launch, programs, run } from "./programs";
import { dataFolder, ofRun } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = (path: string) => at(`../../../${path}`);
const deploy = (file: string) => at(`../deploy/${file}`);
const LISTENS = /listens on (http\S+)\n/;

/** npm unpacks 40 MB here, several times. */
const timeout = limit(60);

let packed: string;
/** The content of the package. */
let unpacked: string;
beforeAll(async () => {
  packed = await ofRun("packed");
  const folder = await temporaryFolder();
  execFileSync("tar", ["-xzf", packed, "-C", folder]);
  unpacked = join(folder, "package");
}, timeout);

/** What follows a word at the beginning of a Containerfile's lines. */
const linesOf = async (file: string, word: string) =>
  (await readFile(file, "utf8"))
    .split("\n")
    .flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));

const serves = async (url: string) => {
  for (const path of ["/", "/cdn/maloca.js", "/readyz", "/cartagena"])
    expect((await fetch(url + path)).status, path).toBe(200);
  return book(url);
};

describe("the package", { timeout }, () => {
  it("depends on no package, and keeps the licences of those that it is bundled with", async () => {
    const read = (path: string) => readFile(join(unpacked, path), "utf8");
    expect(Object.keys(JSON.parse(await read("package.json")))).not.toContain("dependencies");
    const licenses = await read("packages/server/dist/THIRD-PARTY.txt");
    const { dependencies } = JSON.parse(await readFile(at("../package.json"), "utf8"));
    for (const [name, version] of Object.entries(dependencies))
      if (!name.startsWith("@types/")) expect(licenses).toContain(`${name} ${version} (`);
    expect(licenses).toContain("PostgreSQL Global Development Group");
    // What visitors are sent has its own.
    for (const [file, part] of Object.entries({
      "packages/widgets/dist/cdn/THIRD-PARTY.txt": /^preact [\d.]+ \(MIT\)\n\n.*Jason Miller/ms,
      "packages/widgets/dist/cdn/builder/THIRD-PARTY.txt": /^uqr [\d.]+ \(MIT\)/m,
      "site/dist/render/THIRD-PARTY.txt": /^react-dom [\d.]+ \(MIT\)/m,
      "site/dist/client/fonts/fraunces.OFL.txt": /Fraunces Project Authors.*SIL OPEN FONT/s,
      "site/dist/client/fonts/source-sans-3.OFL.txt": /Adobe.*SIL OPEN FONT/s,
    }))
      expect(await read(file), file).toMatch(part);
  });

  // No container tool is needed: the steps of the file are carried out in an empty folder.
  it("is installed by its Containerfile without a registry, serves the site and takes leads", async () => {
    const file = deploy("Containerfile");
    const image = await temporaryFolder();
    await mkdir(join(image, "tmp"));
    expect(await linesOf(file, "COPY")).toContain("maloca-server-*.tgz /tmp/");
    expect(basename(packed)).toMatch(/^maloca-server-.*\.tgz$/);
    await copyFile(packed, join(image, "tmp", basename(packed)));
    const [npm = "false", ...others] = await linesOf(file, "RUN");
    expect(others.filter((line) => line.startsWith("npm"))).toEqual([]);
    execFileSync("sh", ["-c", npm.replace(/ \/(?=opt|tmp)/g, ` ${image}/`)], {
      env: { ...environment({}), npm_config_cache: join(image, "cache"), HOME: image },
      stdio: "ignore",
    });
    const command: string[] = JSON.parse((await linesOf(file, "CMD"))[0] ?? "[]");
    const DATA_DIR = join(image, "data");
    const server = launch(join(image, command.at(-1) ?? ""), [], { DATA_DIR });
    const reference = await serves(await server.url);
    const leads = join(image, "opt/maloca/node_modules/.bin/leads");
    const order = async (variables: Record<string, string>, ...args: string[]) => {
      const { code, stdout, stderr } = await run(leads, args, variables);
      expect([code, stderr], args.join(" ")).toEqual([0, ""]);
      return stdout;
    };
    const copy = join(image, "backup.gz");
    expect(await order({ DATA_DIR }, "list", "--json")).toContain(reference);
    await order({ DATA_DIR }, "backup", copy);
    const restored = await order({ DATA_DIR: join(image, "restored") }, "restore", copy);
    expect(restored).toContain("maloca.leads");
    // The unit starts the same file.
    const unit = await readFile(deploy("maloca.service"), "utf8");
    expect(/^ExecStart=\S+ (.+)$/m.exec(unit)?.[1]).toBe(command.at(-1));
    server.child.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
  });
});

describe("the image of the repository", () => {
  it("has all that the server needs, and starts it", async () => {
    const file = at("../Containerfile");
    const image = await temporaryFolder();
    let copies = 0;
    for (const line of await linesOf(file, "COPY")) {
      const [, from = "", to = ""] = line.match(/^--from=build \/maloca\/(\S+) (\S+)$/) ?? [];
      if (!from) continue;
      copies++;
      const target = join(image, to.endsWith("/") ? join(to, basename(from)) : to);
      await mkdir(dirname(target), { recursive: true });
      if (from === "node_modules") await symlink(root(from), target);
      else await cp(root(from), target, { recursive: true });
    }
    expect(copies).toBeGreaterThan(4);
    const [, program = ""]: string[] = JSON.parse((await linesOf(file, "CMD"))[0] ?? "[]");
    const server = launch(join(image, program), [], { DATA_DIR: await dataFolder() });
    await serves(await server.url);
    server.child.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
  });

  it("leaves out of its dependencies nothing that the built server imports", async () => {
    const { dependencies } = JSON.parse(await readFile(at("../package.json"), "utf8"));
    const wanted = new Set<string>();
    for (const file of Object.values(programs)) {
      const imports = (await readFile(file, "utf8")).matchAll(/^import .*?"([^".][^"]*)";$/gm);
      for (const [, name = ""] of imports)
        if (!name.startsWith("node:")) wanted.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? "");
    }
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...wanted]));
  });
});

describe("each supported Node", { timeout }, () => {
  // The packed server is the built one with its packages in the same files: the ends of the range show what both need.
  const ends = [nodeVersions.at(0), nodeVersions.at(-1)];
  const tried = nodeVersions.map((version) => ({
    version,
    how: ends.includes(version) ? "packed" : "built",
  }));
  it.each(tried)(
    "$version: the $how server takes a booking and lists it",
    async ({ version, how }) => {
      const node = nodeIn(await install("node-versions", nodesManifest), version);
      expect(execFileSync(node, ["--version"], { encoding: "utf8" })).toBe(`v${version}\n`);
      const env = environment({ DATA_DIR: join(await temporaryFolder(), "data") });
      const bin = (name: string) => join(unpacked, `bin/${name}.mjs`);
      const [main, leads] =
        how === "built" ? [programs.main, programs.leads] : [bin("server"), bin("leads")];
      const running = watch(spawn(node, [...testProcessFlags, main], { env }), LISTENS);
      const reference = await serves(await running.url);
      const order = [...testProcessFlags, leads, "list", "--json"];
      const list = execFileSync(node, order, { env, encoding: "utf8" });
      expect(JSON.parse(list)).toMatchObject([{ reference }]);
      running.child.kill("SIGTERM");
      expect((await running.ended).code).toBe(0);
    },
  );

  it("is named by README and engines", async () => {
    const majors = nodeVersions.map(majorOf);
    const named = `Node ${majors.slice(0, -1).join(", ")} and ${majors.at(-1)}`;
    expect(await readFile(root("README.md"), "utf8")).toContain(named);
    const { engines } = JSON.parse(await readFile(root("package.json"), "utf8"));
    expect([engines.node, majors[0]]).toEqual([">=20.19", "20"]);
  });
});

it("the systemd units are valid and shut the server off from the rest of the machine", ({
  skip,
}) => {
  const missing = missingProgram("systemd", () => which("systemd-analyze"), ["systemd"]);
  skip(!!missing, missing);
  const analyze = (...args: string[]) =>
    execFileSync("systemd-analyze", args, { encoding: "utf8", stdio: "pipe" });
  // The warnings are about programs that this machine may not have.
  const units = [deploy("maloca.service"), deploy("maloca.socket")];
  expect(analyze("verify", "--man=no", ...units)).toBe("");
  // From 0 to 10; the command fails above the threshold, which is in tenths.
  const judge = (tenths: number) =>
    analyze("security", "--offline=true", `--threshold=${tenths}`, deploy("maloca.service"));
  judge(20);
  expect(() => judge(5)).toThrow();
});

describe.skipIf(process.platform === "win32")("maloca-leads, beside the shipped units,", () => {
  /** What the script calls, one line each. */
  async function called(...args: string[]): Promise<string[]> {
    const folder = await temporaryFolder();
    const log = join(folder, "log");
    for (const name of ["systemctl", "systemd-run"]) {
      const script = `#!/bin/sh\necho ${name} "$@" >> '${log}'\n`;
      await writeFile(join(folder, name), script, { mode: 0o755 });
    }
    const env = { PATH: `${folder}:${process.env.PATH}`, SUDO_USER: "ana" };
    execFileSync(deploy("maloca-leads"), args, { env, stdio: "pipe" });
    return (await readFile(log, "utf8")).trim().split("\n");
  }

  it("stops the server and its socket before what needs it stopped, and before nothing else", async () => {
    for (const args of [["move", "--to", "postgres://host/base"], ["rollback"]]) {
      const [first, second = "", ...others] = await called(...args);
      expect(first).toBe("systemctl stop maloca.socket maloca.service");
      expect(second).toMatch(new RegExp(`^systemd-run .*/leads ${args.join(" ")}$`));
      expect(others).toEqual([]);
    }
    for (const args of ["list", "backup /backups/rollback.gz", "rollback --help", "help move"])
      expect(await called(...args.split(" "))).toEqual([expect.stringMatching(/^systemd-run /)]);
  });

  it("gives the command the settings that the server's unit gives the server", async () => {
    const [order = ""] = await called("doctor");
    const unit = await readFile(deploy("maloca.service"), "utf8");
    const of = (name: string) => new RegExp(`^${name}=(.+)$`, "m").exec(unit)?.[1] ?? name;
    expect(order).toContain(`--uid=${of("User")} `);
    expect(order).toContain(`EnvironmentFile=${of("EnvironmentFile")} `);
    expect(of("Environment").split(" ")).toContain(/DATA_DIR=\S+/.exec(order)?.[0]);
    expect(order).toContain("--setenv=SUDO_USER=ana ");
    // Without the dash an order that is given in root's own folder could not begin.
    expect(order).toContain(`--property=WorkingDirectory=-${process.cwd()} `);
    // The command line is the server's neighbour.
    const [, program = ""] = of("ExecStart").split(" ");
    expect(order).toContain(` ${program.replace("maloca-server", "leads")} doctor`);
    // A socket that runs starts the server again.
    expect(of("Requires")).toBe("maloca.socket");
  });
});

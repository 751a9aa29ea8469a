import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { lstat, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { beforeEach, expect, it } from "vitest";
import { writeAtomically } from "../src/storage/node/atomic-write";
import { temporaryFolder } from "./temporary-folder";

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

async function* pieces(...texts: string[]) {
  yield* texts;
}

it("fails where the disk takes only a part, and leaves no file", async () => {
  const program = join(folder, "program.mjs");
  await build({
    ...{ bundle: true, platform: "node", format: "esm", outfile: program },
    stdin: {
      resolveDir: fileURLToPath(new URL("../src/storage/node", import.meta.url)),
      contents: `
        import { writeAtomically } from "./atomic-write";
        async function* content() { yield "a".repeat(2000); }
        await writeAtomically(process.argv[2], content()).catch(({ code }) => console.log(code));`,
    },
  });
  // Files of one block: the system then writes a part, and says how much.
  const limited = 'trap "" XFSZ; ulimit -f 1; exec "$0" "$@"';
  const written = join(folder, "written");
  const { stdout } = spawnSync("sh", ["-c", limited, process.execPath, program, written]);
  expect(`${stdout}`.trim()).toBe("EFBIG");
  expect(await readdir(folder)).toEqual(["program.mjs"]);
});

it("leaves a device and a folder as they are", async () => {
  // Behind a link, so that no fault takes the machine's own away.
  const device = join(folder, "device");
  await symlink("/dev/null", device);
  const inner = await temporaryFolder();
  for (const path of [device, inner]) {
    const refused = `no se puede escribir ${path}`;
    await expect(writeAtomically(path, pieces("Ana"))).rejects.toThrow(refused);
  }
  expect((await lstat(device)).isSymbolicLink()).toBe(true);
  expect(await readdir(folder)).toEqual(["device"]);
  expect(await readdir(inner)).toEqual([]);
});

it("removes what a killed process left half written, and nothing that is being written", async () => {
  const child = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
  await once(child, "exit");
  const old = new Date(Date.now() - 3_600_000);
  const leave = async (name: string, at: Date) => {
    await writeFile(join(folder, name), "Ana");
    await utimes(join(folder, name), at, at);
  };
  await leave(`a.gz.${child.pid}-0011aabb.new`, old);
  await leave(`b.gz.${child.pid}-0011aabb.new`, new Date());
  await leave(`c.gz.${process.pid}-0011aabb.new`, old);
  await leave("notes.new", old);
  await writeAtomically(join(folder, "d.gz"), pieces("whole"));
  expect((await readdir(folder)).sort()).toEqual([
    `b.gz.${child.pid}-0011aabb.new`,
    `c.gz.${process.pid}-0011aabb.new`,
    "d.gz",
    "notes.new",
  ]);
});

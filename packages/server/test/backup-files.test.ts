// tier: merge

import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { lstat, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { beforeEach, describe, expect, it } from "vitest";
import { writeAtomically } from "../src/storage/node/files";
import { seal, unseal } from "../src/storage/node/seal";
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
        import { writeAtomically } from "./files";
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

const all = async (bytes: AsyncIterable<Uint8Array>) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** In chunks of a size that no part has. */
const chunks = (bytes: Buffer, size = 10_007) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );

const sealed = (bytes: Buffer) => all(seal(chunks(bytes), "clave"));
const opened = (bytes: Buffer, passphrase?: string) => all(unseal(chunks(bytes), passphrase));

describe("encryption of a backup", () => {
  it.each([0, 200_000])(
    "gives back %s bytes, and they cannot be read in the file",
    async (size) => {
      const bytes = randomBytes(size);
      const file = await sealed(bytes);
      expect(await opened(file, "clave")).toEqual(bytes);
      if (size) expect(file.includes(bytes.subarray(0, 50))).toBe(false);
    },
  );

  it("lets a plain file pass", async () => {
    const bytes = randomBytes(70_000);
    expect(await all(seal(chunks(bytes), undefined))).toEqual(bytes);
    expect(await opened(bytes, "clave")).toEqual(bytes);
    expect(await opened(Buffer.from("abc"))).toEqual(Buffer.from("abc"));
  });

  it("refuses a file that was changed or cut off, and asks for the right passphrase", async () => {
    const file = await sealed(randomBytes(200_000));
    const changed = Buffer.from(file);
    changed[100_000] = (changed[100_000] ?? 0) ^ 1;
    await expect(opened(changed, "clave")).rejects.toThrow();
    await expect(opened(file.subarray(0, 150_000), "clave")).rejects.toThrow();
    await expect(opened(file)).rejects.toThrow("está cifrada");
    await expect(opened(file, "otra")).rejects.toThrow("no abre la copia");
  });
});

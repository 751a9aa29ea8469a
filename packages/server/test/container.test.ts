import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { book, launch } from "./programs";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const root = fileURLToPath(new URL("../../../", import.meta.url));

// Whether the image's content is enough can be tested without a container runtime.
it("copies into the image all that the server needs, and starts it", async () => {
  const lines = (await readFile(join(root, "packages/server/Containerfile"), "utf8")).split("\n");
  const image = await temporaryFolder();
  const copies = lines.flatMap((line) => {
    const [, from, to] = line.match(/^COPY --from=build \/maloca\/(\S+) (\S+)$/) ?? [];
    return from && to ? [{ from, to }] : [];
  });
  expect(copies.length).toBeGreaterThan(4);
  for (const { from, to } of copies) {
    expect(existsSync(join(root, from)), from).toBe(true);
    const target = join(image, to.endsWith("/") ? join(to, basename(from)) : to);
    await mkdir(dirname(target), { recursive: true });
    await (from === "node_modules"
      ? symlink(join(root, from), target)
      : cp(join(root, from), target, { recursive: true }));
  }
  const command = lines.find((line) => line.startsWith("CMD "))?.slice(4) ?? "[]";
  const [, program] = JSON.parse(command) as string[];
  const server = launch(join(image, program ?? ""), [], { DATA_DIR: await dataFolder() });
  const url = await server.url;
  expect(await book(url)).toMatch(/^MAL-/);
  for (const path of ["/healthz", "/", "/cdn/maloca.js"]) {
    expect((await fetch(`${url}${path}`)).status, path).toBe(200);
  }
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
  await rm(image, { recursive: true, force: true });
});

it("leaves out of the image's dependencies nothing that the built server imports", async () => {
  const { dependencies } = JSON.parse(
    await readFile(join(root, "packages/server/package.json"), "utf8"),
  );
  const wanted = new Set<string>();
  for (const file of ["main.js", "leads.js"]) {
    const text = await readFile(join(root, "packages/server/dist", file), "utf8");
    for (const [, name] of text.matchAll(/^import .*?"([^".][^"]*)";$/gm)) {
      if (!name?.startsWith("node:")) wanted.add(/^(@[^/]+\/)?[^/]+/.exec(name ?? "")?.[0] ?? "");
    }
  }
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...wanted]));
});

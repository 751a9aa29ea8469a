import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const source = here("../src/");
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .sort();

/** A folder may import the ones before it, and the files beside them, such as log and environment. */
const layers = ["storage", "leads", "mail", "webhooks", "http", "cli"];
const layerOf = (file: string) => layers.indexOf(file.split(sep)[0] ?? "");
const importsOf = (file: string) =>
  [...readFileSync(join(source, file), "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, name = ""]) =>
    relative(source, join(source, dirname(file), name)),
  );

it("imports run one way: storage, leads, mail, webhooks, http, cli", () => {
  expect(importsOf("cli/connection.ts")).toContain("leads/admin");
  const wrong = files
    .filter((file) => layerOf(file) >= 0)
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => layerOf(name) > layerOf(file) || /^(main|edge|cli|start)$/.test(name))
        .map((name) => `${file} imports ${name}`),
    );
  expect(wrong).toEqual([]);
});

it("imports of Node stand in folders named node, in the command line and in the entries", () => {
  const mayUseNode = /(^|\/)node\/|^cli\/|^(main|cli|start|process|folders|node-globals)\.ts$/;
  const wrong = files.filter(
    (file) =>
      !mayUseNode.test(file) &&
      /from "node:|\bBuffer\b/.test(readFileSync(join(source, file), "utf8")),
  );
  expect(wrong).toEqual([]);
});

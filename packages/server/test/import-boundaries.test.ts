import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const source = here("../src/");
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .sort();

/** A folder may import those before it, and what stands beside them: log, environment, folders. */
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

it("app, store, migrations, outbox, mail call and lead administration bundle without Node", async () => {
  const { metafile } = await build({
    stdin: {
      contents: [
        "http/app",
        "leads/store",
        "storage/migrate",
        "mail/outbox",
        "leads/admin",
        "http/send-mail",
        "webhooks/deliver",
      ]
        .map((name) => `export * from "../src/${name}";`)
        .join("\n"),
      resolveDir: here("."),
    },
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    alias: { "@maloca/catalog": here("../../catalog/src") },
    external: ["postgres", "nodemailer", "@electric-sql/pglite", "@hono/node-server"],
  });
  const imported = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const outside = imported.filter((entry) => entry.external).map((entry) => entry.path);
  expect(outside).toEqual([]);
  expect(
    imported.map((entry) => entry.path).filter((path) => builtinModules.includes(path)),
  ).toEqual([]);
  const files = Object.keys(metafile.inputs).join("\n");
  expect(files).toContain("src/http/app.ts");
  expect(files).not.toMatch(/src\/(\w+\/)?node[/-]/);
});

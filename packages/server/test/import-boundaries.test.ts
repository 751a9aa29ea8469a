import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

it("runs outside Node: app, store, migrations, outbox, mail call and operations import nothing of it", async () => {
  const { metafile } = await build({
    stdin: {
      contents: [
        "http/app",
        "leads/store",
        "storage/migrate",
        "mail/outbox",
        "leads/admin",
        "http/send-mail",
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
    alias: { "@maloca/catalog": here("../../catalog/src/index.ts") },
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

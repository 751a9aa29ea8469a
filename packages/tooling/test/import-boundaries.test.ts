import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** What each package may import besides itself; see CONTRIBUTING.md. */
const mayImport: Record<string, string[]> = {
  "packages/catalog": [],
  "packages/artwork": [],
  "packages/widgets": ["packages/catalog"],
  "packages/builder": ["packages/catalog", "packages/widgets"],
  "packages/server": ["packages/catalog"],
  // Builds and measures the others; visitors download nothing of it.
  "packages/tooling": [
    "packages/builder",
    "packages/catalog",
    "packages/server",
    "packages/widgets",
  ],
  site: ["packages/artwork", "packages/catalog", "packages/tooling", "packages/widgets"],
  stories: ["packages/builder", "packages/catalog", "packages/widgets"],
  examples: [],
};

const parts = Object.keys(mayImport);
const partOf = (file: string) => parts.find((part) => file.startsWith(`${part}/`));

/** Every file of code that people write, but tests, which may import anything. */
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|mjs|js)$/.test(file) && existsSync(file))
  .filter((file) => !/\.test\.|\/(test|stress)\//.test(file));

/** What a file imports, statically, on demand or as types; our files by their paths. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
    ([, name]) => {
      // An example uses the published package.
      if (file.startsWith("examples/") && name?.startsWith("@maloca/widgets")) return name;
      if (name?.startsWith("@maloca/")) return name.replace("@maloca/", "packages/");
      return name?.startsWith(".") ? normalize(join(dirname(file), name)) : (name ?? "");
    },
  );
}

test("imports run one way between packages", () => {
  const wrong: string[] = [];
  for (const file of files) {
    const own = partOf(file);
    if (!own) continue;
    for (const imported of importsOf(file)) {
      const other = partOf(`${imported}/`);
      if (other && other !== own && !mayImport[own]?.includes(other)) {
        wrong.push(`${file} imports ${imported}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("of the widgets the builder imports only what a partner can", () => {
  const { exports } = JSON.parse(readFileSync("packages/widgets/package.json", "utf8"));
  const offered = Object.keys(exports).map((path) => join("packages/widgets", path));
  const taken = files
    // What builds its page writes the operator's facts as the widgets' build does.
    .filter(
      (file) => file.startsWith("packages/builder/") && file !== "packages/builder/build-page.ts",
    )
    .flatMap(importsOf)
    .filter((name) => name.startsWith("packages/widgets"));
  expect(taken).toContain("packages/widgets/custom-elements.json");
  expect(taken.filter((name) => !offered.includes(name))).toEqual([]);
});

test("a widget does not reach into another's folder, but for the way from a booking to its payment", () => {
  const folders = files
    .filter((file) => file.startsWith("packages/widgets/") && file.endsWith(".element.ts"))
    .map((file) => `${dirname(file)}/`);
  expect(folders).toContain("packages/widgets/src/booking/");
  const wrong = files.flatMap((file) => {
    const own = folders.find((folder) => file.startsWith(folder));
    if (!own) return [];
    return importsOf(file)
      .filter((name) => folders.some((folder) => folder !== own && name.startsWith(folder)))
      .map((name) => `${file} imports ${name}`);
  });
  expect(wrong).toEqual([
    "packages/widgets/src/booking/booking.dialog.tsx imports packages/widgets/src/payment/payment",
    "packages/widgets/src/booking/booking.dialog.tsx imports packages/widgets/src/payment/payment.panel",
    "packages/widgets/src/booking/booking.form.tsx imports packages/widgets/src/payment/payment",
    "packages/widgets/src/booking/booking.form.tsx imports packages/widgets/src/payment/payment.panel",
    "packages/widgets/src/booking/booking.placed.tsx imports packages/widgets/src/payment/payment.beside",
    "packages/widgets/src/booking/booking.trip.tsx imports packages/widgets/src/payment/payment.panel",
    "packages/widgets/src/booking/booking.tsx imports packages/widgets/src/payment/payment.panel",
  ]);
});

/** Folders of a package of which each may import the ones before it, and the files beside them. */
const layersOf = {
  widgets: ["core", "ui", "forms"],
  server: ["storage", "leads", "mail", "webhooks", "http", "cli"],
};

test.each(Object.entries(layersOf))("within %s imports run one way: %s", (name, layers) => {
  const source = `packages/${name}/src/`;
  const layerOf = (file: string) =>
    layers.findIndex((layer) => file.startsWith(`${source}${layer}/`));
  const layered = files.filter((file) => layerOf(file) >= 0);
  const wrong = layered.flatMap((file) =>
    importsOf(file)
      .filter((name) => layerOf(name) > layerOf(file) || entry.test(name))
      .map((name) => `${file} imports ${name}`),
  );
  expect(layered.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

/** The server's files that start a process or a function. */
const entry = /^packages\/server\/src\/(main|edge|cli|start)$/;

test("the server imports Node in folders named node, in the command line and in its entries", () => {
  const mayUseNode = /(^|\/)node\/|^cli\/|^(main|cli|start|process|folders|node-globals)\.ts$/;
  const source = "packages/server/src/";
  const wrong = files.filter(
    (file) =>
      file.startsWith(source) &&
      !mayUseNode.test(file.slice(source.length)) &&
      /from "node:|\bBuffer\b/.test(readFileSync(file, "utf8")),
  );
  expect(wrong).toEqual([]);
});

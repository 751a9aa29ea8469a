import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "../packages/server/src/node/environment";

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter(Boolean);
const documents = files
  .filter((file) => file.endsWith(".md") && !file.startsWith(".changeset/"))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Everything that a pattern finds in the documents; `file: what` for the message. */
const inDocuments = (pattern: RegExp) =>
  documents.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, found = ""]) => ({
      file,
      found,
      says: `${file}: ${found}`,
    })),
  );

/** The anchors of a document's headings, as hosts of repositories make them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d _-]/gu, "")
      .replaceAll(" ", "-"),
  );

test("every link between documents leads somewhere", () => {
  const lost = inDocuments(/\]\((?!https?:|mailto:)([^)\s]+)\)/g).filter(({ file, found }) => {
    const [path = "", anchor] = found.split("#");
    const target = path ? normalize(join(dirname(file), path)) : file;
    if (!anchor) return !files.some((one) => one === target || one.startsWith(`${target}/`));
    const document = documents.find((one) => one.file === target);
    return !document || !anchorsOf(document.text).includes(anchor);
  });
  expect(lost.map(({ says }) => says)).toEqual([]);
});

test("every command that the documents name is there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = inDocuments(/npm run (?:--silent )?([\w:]+)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ found }) => !(found in scripts)).map(({ says }) => says)).toEqual([]);
});

test("every source file that the documents name is there", () => {
  const named = inDocuments(/`([\w.*/-]+\.(?:tsx?|mjs|sql|toml))`/g);
  expect(named.length).toBeGreaterThan(20);
  const gone = named.filter(({ found }) => {
    const [start, ...rest] = found.split("*").map((part) => part.replaceAll(".", "\\."));
    const pattern = new RegExp(`(^|/)${[start, ...rest].join("[^/]*")}$`);
    return !files.some((file) => pattern.test(file));
  });
  expect(gone.map(({ says }) => says)).toEqual([]);
});

test("the README's variables have the server's defaults", () => {
  const rows = [...readFileSync("README.md", "utf8").matchAll(/^\| (`[A-Z_`, ]+`) \| (.+?) \|/gm)];
  const told = rows.flatMap(([, names = "", values = ""]) => {
    const defaults = values.split(", ");
    return names.split(", ").map((name, at) => [name, defaults[at] ?? values] as const);
  });
  const code = (value: unknown) => `\`${value}\``;
  const read = Object.entries(readEnvironment({}))
    // Nobody is believed: a dash.
    .filter(([name]) => name !== "TRUST_PROXY")
    .map(([name, value]) => [code(name), code(value)]);
  expect(told.filter(([, value]) => value !== "–")).toEqual(expect.arrayContaining(read));
  expect(told.filter(([, value]) => value.startsWith("`"))).toHaveLength(read.length);
});

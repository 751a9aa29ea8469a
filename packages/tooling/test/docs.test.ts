import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "../../server/src/environment";
import { anchorOf } from "../docs-site/markdown";

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter(Boolean);
const documents = files
  .filter((file) => file.endsWith(".md"))
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

/** The anchors of a document's headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

test("every link between documents leads somewhere", () => {
  const lost = inDocuments(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g).filter(({ file, found }) => {
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
  // A recipe's new files are not here yet, also where a later step of it changes them.
  const created = new Set(inDocuments(/New: `([\w./-]+)`/g).map(({ found }) => found));
  const named = inDocuments(/(?<!New: )`([\w.*/-]+\.(?:tsx?|mjs|sql|toml))`/g);
  expect(named.length).toBeGreaterThan(20);
  const gone = named.filter(({ found }) => {
    if (created.has(found)) return false;
    const [start, ...rest] = found.split("*").map((part) => part.replaceAll(".", "\\."));
    const pattern = new RegExp(`(^|/)${[start, ...rest].join("[^/]*")}$`);
    return !files.some((file) => pattern.test(file));
  });
  expect(gone.map(({ says }) => says)).toEqual([]);
});

test("the page of dependencies has each package that is installed directly, and no other", () => {
  const manifests = files
    .filter((file) => /^((packages\/[\w-]+|site)\/)?package\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(file, "utf8")));
  const asked = manifests.flatMap((each) =>
    Object.keys({ ...each.dependencies, ...each.devDependencies, ...each.peerDependencies }),
  );
  const page = readFileSync("docs/dependencies.md", "utf8");
  const rows = [...page.matchAll(/^\| (`.+?`) \|/gm)].map(([, names = ""]) => names);
  const listed = rows.flatMap((names) => names.replaceAll("`", "").split(", "));
  expect(listed.sort()).toEqual([...new Set(asked)].sort());
});

/** Joins the lines of comments, so that citations are whole. */
const unwrapped = (text: string) => text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, " ");

/** The text of every file that people write, without artwork, generated and lock files. */
const written = files
  .filter((file) => /\.(tsx?|mjs|js|css|html|md|mdx|sql|php|ya?ml)$/.test(file))
  .map((file) => ({ file, text: unwrapped(readFileSync(file, "utf8")) }));

/** Everything that a pattern finds in those files; `file: what` for the message. */
const inFiles = (pattern: RegExp) =>
  written.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`),
  );

test("nothing cites a document that its reader does not have", () => {
  const rulings =
    /\b(?:[Dd]ecisions?|[Rr]ulings?) \d+\b|\b[Tt]he spec\b|\bspec\.md\b|\bspec [^\w\s]\d/g;
  const clauses = /§ ?\d/g;
  expect(inFiles(rulings)).toEqual([]);
  expect(inFiles(clauses)).toEqual([]);
});

test("every page of docs that is cited is there, and has the heading", () => {
  const cited = written.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(docs\/[\w/-]+\.md)(?:, "([^"]+)")?/g)].map(
      ([found, page = "", heading]) => ({ page, heading, says: `${file}: ${found}` }),
    ),
  );
  expect(cited.filter(({ heading }) => heading).length).toBeGreaterThan(30);
  const lost = cited.filter(({ page, heading }) => {
    const document = documents.find((one) => one.file === page);
    return !document || (heading && !new RegExp(`^#+ ${heading}$`, "m").test(document.text));
  });
  expect(lost.map(({ says }) => says)).toEqual([]);
});

test("the listed settings have the server's defaults", () => {
  const rows = [
    ...readFileSync("docs/lead-server.md", "utf8").matchAll(/^\| (`[A-Z_`, ]+`) \| (.+?) \|/gm),
  ];
  const documented = rows.flatMap(([, names = "", values = ""]) => {
    const defaults = values.split(", ");
    return names.split(", ").map((name, at) => [name, defaults[at] ?? values] as const);
  });
  const code = (value: unknown) => `\`${value}\``;
  const read = Object.entries(readEnvironment({}))
    // Its default, no proxy, is a dash.
    .filter(([name]) => name !== "TRUST_PROXY")
    .map(([name, value]) => [code(name), code(value)]);
  expect(documented.filter(([, value]) => value !== "–")).toEqual(expect.arrayContaining(read));
  expect(documented.filter(([, value]) => value.startsWith("`"))).toHaveLength(read.length);
});

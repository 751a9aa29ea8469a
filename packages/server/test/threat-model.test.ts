import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { stubDatabase } from "./databases";
import { appOver } from "./samples";

// The threat model says no more than the tests show.

const root = fileURLToPath(new URL("../../../", import.meta.url));
const page = readFileSync(`${root}docs/threat-model.md`, "utf8");

/** The rows of the page's tables, each with its cells. */
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()))
  .filter((cells) => cells.at(-1) !== "shown by");

/** A file, and the title of a test in it. */
const PROOF = /`([\w./-]+\.test\.tsx?)` “([^”]+)”/g;
const PROOFS = new RegExp(`^${PROOF.source}(?:; ${PROOF.source})*$`);

const files = ["packages", "site/test", "examples"].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes("node_modules"))
    .map((file) => `/${folder}/${file}`),
);

/** What a proof lacks; empty where it names one test. */
function lackOf(proof: string, name: string, title: string): string[] {
  const [file, ...others] = files.filter((each) => each.endsWith(`/${name}`));
  if (!file || others.length) return [`${proof}: ${others.length ? "several" : "no"} such files`];
  const plain = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const call = new RegExp(`(?<!\\bdescribe)\\(\\s*(["'\`])${plain}\\1,`);
  return call.test(readFileSync(root + file, "utf8")) ? [] : [`${proof}: no such test`];
}

test("each row of the threat model names tests, and each of them exists", () => {
  expect(rows.length).toBeGreaterThan(30);
  const wrong = rows.flatMap((cells) => {
    const shown = cells.at(-1) ?? "";
    if (!PROOFS.test(shown)) return [`${cells.slice(0, -1).join(" | ")}: names no test`];
    return [...shown.matchAll(PROOF)].flatMap(([proof, name = "", title = ""]) =>
      lackOf(proof, name, title),
    );
  });
  expect(wrong).toEqual([]);
});

/** Routes whose parameters are no secret: they name a third party's form. */
const PLAIN = "/submissions/v3/integration/submit/:portal/:form";

test("each route that takes a signature or a secret stands in the threat model", () => {
  const { routes } = appOver(stubDatabase(() => Promise.reject(new Error("asked"))));
  const paths = routes.map(({ path }) => path.replace(/\{[^}]+\}/g, ""));
  const secret = [...new Set(paths)].filter((path) => path.includes(":") && path !== PLAIN);
  expect(secret.length).toBeGreaterThan(5);
  expect(secret.filter((path) => !page.includes(`\`${path}\``))).toEqual([]);
});

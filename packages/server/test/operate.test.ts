// tier: merge

import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { settings, siteLinks } from "@maloca/catalog";
import { companyDocument } from "@maloca/catalog/documents/company-document";
import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { checkDocument } from "@maloca/catalog/documents/field";
import { describe, expect, it, onTestFinished } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { parseArguments } from "../src/cli/parse-arguments";
import { commandNames } from "../src/cli/usage";
import { placeholderSettings } from "../src/placeholders";
import { done, testServer } from "./in-process";
import { book, environment } from "./programs";
import { newsletter, post, signupPath } from "./samples";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

// Every command of docs/operate.md, as the technician would type it.

const page = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../docs/${name}.md`, import.meta.url)), "utf8");
const text = await page("operate");
const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
const lines = blocks
  .flatMap((block) => block.split("\n"))
  .map((line) => line.replace(/\s+#.*$/, ""))
  .filter((line) => /\bnpm run\b/.test(line) && !line.startsWith("$"));

/** Needs a program on the network, or another database. */
const ELSEWHERE = /webhook test|leads -- move/;

const names: readonly string[] = commandNames;

const PATIENCE_MS = limit(24);

it("an operator's first day has facts and orders that the server takes", async () => {
  const day = await page("salir-al-aire");
  const written = /^```json\n([\s\S]*?)^```$/m.exec(day)?.[1]?.replaceAll(".example", ".co") ?? "";
  const facts: Readonly<Record<string, unknown>> = {
    ...shippedDocuments.company,
    ...JSON.parse(written),
  };
  expect(checkDocument(companyDocument, JSON.stringify(facts))).toHaveProperty("document");
  // With the operator's own domain, no fact of the build is left that the site would show.
  const shown = Object.keys({ ...settings, ...siteLinks }).map((name) => [name, facts[name]]);
  expect(placeholderSettings(Object.fromEntries(shown))).toEqual([]);
  const orders = [...day.matchAll(/^maloca-leads (.+)$/gm)].map(([, order = ""]) => order);
  expect(orders).toEqual(["doctor", "link ana@rio.example"]);
  for (const order of orders) expect(parseArguments(order.split(" "))).toBeTruthy();
});

describe("docs/operate.md", () => {
  it("names in its text no command that is not understood", () => {
    const named = [...text.matchAll(/`(?:npm run (?:--silent )?leads -- )?([a-z]+(?: [^`]+)?)`/g)]
      .map(([, command = ""]) => command.replace(/ \[.*$/, "").replaceAll("\\|", "|"))
      .filter((command) => names.includes(String(command.split(" ")[0])));
    expect(named.length).toBeGreaterThan(20);
    const wrong = named.flatMap((command) => {
      try {
        // A name alone refers to the command, even if that requires more.
        if (command.includes(" ")) parseArguments(command.replaceAll('"', "").split(" "));
        return [];
      } catch (error) {
        return [`${command}: ${error}`];
      }
    });
    expect(wrong).toEqual([]);
  });

  it(
    "has commands that do what it says, one after another",
    async () => {
      const folder = await temporaryFolder();
      await mkdir(join(folder, "backups"));
      const own = { DATA_DIR: await dataFolder(), WEBHOOK_HOSTS: "hooks.example.org" };
      const server = await testServer(own);
      onTestFinished(() => server.close());
      await book(server.url);
      const [second, third] = [await book(server.url), await book(server.url)];
      await fetch(server.url + signupPath, post(newsletter));
      // In the place of npm: what the shell made of the line, for the command in this process.
      const given = join(folder, "given");
      const program = join(folder, "npm");
      await writeFile(
        program,
        `#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done; shift\nprintf '%s\\0' "$DATA_DIR" "$@" > ${given}\n`,
        { mode: 0o755 },
      );
      const typed = lines
        .filter((line) => !ELSEWHERE.test(line))
        .map((line) =>
          line
            .replace("MAL-7K2Q9F", second)
            .replace("MAL-3HD8WX", third)
            .replaceAll("/backups/", `${folder}/backups/`)
            .replace(/port viajes/, `port ${folder}/viajes`)
            .replace("2026-11-20.gz", "$(date +%F).gz")
            .replaceAll("/tmp/rehearsal", `${folder}/rehearsal`),
        );
      expect(typed.length).toBeGreaterThanOrEqual(10);
      const said: Record<string, string> = {};
      for (const line of typed) {
        const env = { ...environment(own), PATH: `${folder}:${process.env.PATH}` };
        execFileSync("sh", ["-c", line], { cwd: folder, env });
        const [DATA_DIR = "", ...args] = (await readFile(given, "utf8")).split("\0").slice(0, -1);
        said[line] = await done({ ...own, DATA_DIR }, ...args);
      }
      const [ana = ""] = Object.entries(said).flatMap(([line, text]) =>
        line.endsWith("> ana.json") ? [text] : [],
      );
      expect(JSON.stringify(JSON.parse(ana))).toContain("ana@example.org");
    },
    PATIENCE_MS,
  );
});

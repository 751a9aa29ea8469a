// tier: merge

import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { settings, siteLinks } from "@maloca/catalog";
import { companyDocument } from "@maloca/catalog/documents/company-document";
import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { checkDocument } from "@maloca/catalog/documents/field";
import { describe, expect, it } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { parseArguments } from "../src/cli/parse-arguments";
import { commandNames } from "../src/cli/usage";
import { placeholderSettings } from "../src/placeholders";
import { book, environment, launch, programs } from "./programs";
import { newsletter, post, signupPath } from "./samples";
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
      const { main, leads } = programs;
      const folder = await temporaryFolder();
      await mkdir(join(folder, "backups"));
      const DATA_DIR = join(folder, "data");
      const server = launch(main, [], { DATA_DIR, WEBHOOK_HOSTS: "hooks.example.org" });
      const url = await server.url;
      await book(url);
      const [second, third] = [await book(url), await book(url)];
      await fetch(url + signupPath, post(newsletter));
      const program = join(folder, "npm");
      // What npm does, without building first.
      await writeFile(
        program,
        `#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done; shift\nexec ${process.execPath} ${leads} "$@"\n`,
        { mode: 0o755 },
      );
      const typed = lines
        .filter((line) => !ELSEWHERE.test(line))
        .map((line) =>
          line
            .replace("MAL-7K2Q9F", second)
            .replace("MAL-3HD8WX", third)
            .replaceAll("/backups/", `${folder}/backups/`)
            .replace("2026-11-20.gz", "$(date +%F).gz")
            .replaceAll("/tmp/rehearsal", `${folder}/rehearsal`),
        );
      expect(typed.length).toBeGreaterThanOrEqual(10);
      const variables = environment({ DATA_DIR, WEBHOOK_HOSTS: "hooks.example.org" });
      const PATH = `${folder}:${variables.PATH}`;
      for (const line of typed) {
        const said = execFileSync("sh", ["-c", line], {
          cwd: folder,
          env: { ...variables, PATH },
          encoding: "utf8",
        });
        expect(said + line).not.toContain("Error");
      }
      const ana = JSON.parse(await readFile(join(folder, "ana.json"), "utf8"));
      expect(JSON.stringify(ana)).toContain("ana@example.org");
      server.child.kill("SIGTERM");
      await server.ended;
    },
    PATIENCE_MS,
  );
});

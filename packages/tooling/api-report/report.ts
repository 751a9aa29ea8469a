import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BODY_LIMIT, headers, REFERENCE_HEADER } from "@maloca/catalog";
import * as z from "zod";
import { companyDocument } from "../../catalog/src/documents/company-document";
import {
  COMMANDS,
  type CommandSpec,
  OPTIONS,
  type OptionSpec,
  usageOf,
} from "../../server/src/cli/usage";
import { processSchema, readEnvironment } from "../../server/src/environment";
import { createApp } from "../../server/src/http/app";
import { BACKUP_FORMAT } from "../../server/src/storage/node/backup-file";
import type { Manifest } from "../../widgets/build/custom-elements-manifest";
import { elementsOf, propertiesOf } from "../../widgets/build/editor-data";
import type { describeExports } from "./exports";

// The public API, read from the sources that define it.

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");

const HEAD = `# API report

What partners' pages, applications and operators rely on, as the sources say it; \`npm run docs\` writes it,
and a test fails where it differs. A change of this file is a change of the API: it needs a line in
\`CHANGELOG.md\`, and whatever goes away or gets another meaning a major version. An option, a text's key, an
event or an export that goes away works and warns in the console for two minor versions before. What an option is
for stands in the table of options of its widget, and on the widget's page of \`/docs/\`;
[lead-server.md](lead-server.md) says what each setting is for. The database's tables are those of the migrations,
which are never changed once they are on main.`;

const block = (heading: string, lines: readonly string[]) =>
  `${heading}\n\n\`\`\`text\n${lines.join("\n")}\n\`\`\``;

/** The elements: a list of each kind in one line, as it changes as a whole or not at all. */
function elements(manifest: Manifest) {
  const listed = (kind: string, all: readonly string[]) =>
    all.length ? [`  ${kind}: ${all.join(", ")}`] : [];
  const each = elementsOf(manifest).flatMap((element) => [
    `<${element.tagName}> is ${element.component}`,
    ...element.attributes.map((one) => `  ${one.name}: ${one.type.text} = ${one.default}`),
    ...element.members.flatMap((one) =>
      one.kind === "method"
        ? [
            `  ${one.name}(${one.parameters.map((each) => `${each.name}?: ${each.type.text}`).join(", ")})`,
          ]
        : [],
    ),
    ...element.events.map(({ name, type }) => `  ${name}: ${type.text}`),
    ...listed(
      "parts",
      element.cssParts.map(({ name }) => name),
    ),
    ...listed(
      "slots",
      element.slots.map(({ name }) => name || "default"),
    ),
    ...listed(
      "strings",
      element.strings.map(({ name, counted }) => `${name}${counted ? " by plural" : ""}`),
    ),
  ]);
  const properties = propertiesOf(manifest).map(({ name, default: value }) => `${name}: ${value}`);
  return block("## Elements", [...each, ...properties]);
}

/** The source files of a folder. */
const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter(
      (file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\/test\/|node_modules|^dist/.test(file),
    )
    .sort()
    .map((file) => ({ file: `${folder}/${file}`, text: read(`${folder}/${file}`) }));

/** Lists the routes of an app that never asks its database. */
function calls() {
  const none = async () => {
    throw new Error("the report asks no database");
  };
  const app = createApp({
    database: { query: none, exec: none, write: none, tx: none, read: none, close: none },
    anonKey: "",
    rateLimit: 0,
    allowedOrigins: [],
    content: { render: none, onPublished: () => {} },
  });
  const routes = app.routes
    .filter(({ path }) => path !== "/*")
    .map(({ method, path }) => `${method} ${path}`);
  return block("## HTTP", [
    ...[...new Set(routes)].sort(),
    ...Object.values(headers).map((name) => `request header ${name}`),
    `answer header ${REFERENCE_HEADER}`,
    `body of at most ${BODY_LIMIT} bytes`,
  ]);
}

const commands = () =>
  block("## Commands", [
    ...Object.entries<CommandSpec>(COMMANDS).map(([name, spec]) => {
      const { options = [] } = spec;
      return ["leads", name, ...usageOf(spec), ...options.map((one) => `[--${one}]`)].join(" ");
    }),
    ...Object.entries<OptionSpec>(OPTIONS).map(
      ([name, { value, values }]) =>
        `--${name}: ${values?.join(", ") ?? (value ? "string" : "boolean")}`,
    ),
  ]);

function settings() {
  const { properties = {} } = z.toJSONSchema(processSchema, {
    io: "input",
    unrepresentable: "any",
  });
  const defaults = new Map(Object.entries(readEnvironment({})));
  return block(
    "## Environment",
    Object.entries(properties).map(([name, rule]) => {
      const { pattern = "any" } = rule as { pattern?: string };
      return `${name} = ${defaults.get(name) ?? "unset"}: ${pattern}`;
    }),
  );
}

/** The fields of the company's document. */
function facts() {
  const pathsOf = (name: string, rule: z.core.JSONSchema.BaseSchema): string[] =>
    Object.entries(rule.properties ?? {}).flatMap(([inner, each]) => {
      const path = name ? `${name}.${inner}` : inner;
      const schema = each as z.core.JSONSchema.BaseSchema;
      return schema.properties ? pathsOf(path, schema) : [`${path}: ${schema.type ?? "any"}`];
    });
  return block("## The company's document", pathsOf("", z.toJSONSchema(companyDocument)));
}

/** A file that stores something has its key in a constant, or imports the key. */
const browserStorage = () =>
  block(
    "## Kept in browsers",
    ["packages/widgets/src", "packages/builder/src", "site"]
      .flatMap(sourcesIn)
      .flatMap(({ file, text }) => {
        const places = new Set(
          text.match(/\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b/g),
        );
        const keys = [...text.matchAll(/const [A-Z_]+ = "(maloca[^"]*)"/g)].map(([, key]) => key);
        return [...places].map(
          (place) => `${place}: ${keys.join(", ") || "no key of its own"} (${file})`,
        );
      }),
  );

/** The complete report, given what the package exports and its elements. */
export function apiReport(entries: ReturnType<typeof describeExports>, manifest: Manifest): string {
  // Languages have the same sections.
  const names = new Map<string, string[]>();
  for (const [entry, lines] of entries) {
    const written = lines.join("\n");
    const name = `\`${join("@maloca/widgets", entry)}\``;
    names.set(written, [...(names.get(written) ?? []), name]);
  }
  const exported = [...names].map(([written, alike]) =>
    block(`### ${alike.join(", ")}`, [written]),
  );
  const parts = [
    ...[HEAD, elements(manifest), "## Package", ...exported],
    ...[calls(), commands(), settings(), facts()],
  ];
  const backup = block("## Backup", [
    `${BACKUP_FORMAT}: the tables of the database, a page of leads a line`,
  ]);
  return `${[...parts, browserStorage(), backup].join("\n\n")}\n`;
}

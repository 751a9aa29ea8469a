/**
 * Builds the site into `site/dist/client/`, as a step of `npm run build`: Vite writes the script and the pictures,
 * then a module that renders the pages, and this module writes them. A lead server has the same module render
 * the pages again when something was published: it is kept in `site/dist/render/`.
 * Every text file is compressed in advance for the server.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { transform } from "lightningcss";
import { build, type Rolldown } from "vite";
import { operatorColors } from "../packages/catalog/src/colors.ts";
import { dayInColombia } from "../packages/catalog/src/season.ts";
import { styleTargets } from "../packages/tooling/browsers/oldest.mjs";
import type { PageAssets } from "./render/render-site";

/** Cuts a sheet where an operator's colour stands: every second part is a colour's name. */
function byColour(css: string): string[] {
  const names = new Map(
    Object.entries(operatorColors()).map(([name, hex]) => [hex.slice(1), name]),
  );
  return css
    .split(new RegExp(`(?<=#|%23)(${[...names.keys()].join("|")})`))
    .map((part, i) => (i % 2 ? (names.get(part) ?? part) : part));
}

// When the build that started this one is stopped, this one stops too.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const client = here("dist/client");
const renderer = here("dist/render");
const configFile = here("vite.config.ts");

await rm(here("dist"), { recursive: true, force: true });
const [scripts, module] = (await Promise.all([
  build({ configFile, build: { outDir: client, rolldownOptions: { input: here("client.ts") } } }),
  build({
    configFile,
    publicDir: false,
    ssr: { noExternal: true },
    // Without React's development build.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: renderer,
      ssr: true,
      rolldownOptions: {
        input: ["page-styles", "render", "worker"].map((name) => here(`render/${name}.ts`)),
        output: { format: "cjs", entryFileNames: "[name].cjs" },
      },
      ssrEmitAssets: true,
      cssCodeSplit: false,
      // The comments have paths of this machine.
      minify: true,
    },
  }),
])) as Rolldown.RolldownOutput[];

const entry = scripts?.output.find((file) => file.type === "chunk" && file.isEntry);
const sheet = module?.output.find(({ fileName }) => fileName.endsWith(".css"));
if (!entry || sheet?.type !== "asset") throw new Error("the site's script or styles are missing");

const assets: PageAssets = {
  script: `/${entry.fileName}`,
  // Without prefixes that no supported browser needs.
  css: byColour(
    transform({
      filename: "site.css",
      code: Buffer.from(sheet.source),
      minify: true,
      targets: styleTargets,
    }).code.toString(),
  ),
};
await rm(join(renderer, "assets"), { recursive: true });
const now = new Date();
await writeFile(
  join(renderer, "assets.json"),
  JSON.stringify({ ...assets, day: dayInColombia(now) }),
);

const { renderSite }: typeof import("./render/render") = await import(join(renderer, "render.cjs"));
for (const [file, text] of Object.entries(renderSite(now, assets))) {
  await mkdir(dirname(join(client, file)), { recursive: true });
  await writeFile(join(client, file), text);
}

const compressions = { br: promisify(brotliCompress), gz: promisify(gzip) };

async function precompress(file: string) {
  const content = await readFile(join(client, file));
  for (const [suffix, compress] of Object.entries(compressions)) {
    await writeFile(join(client, `${file}.${suffix}`), await compress(content));
  }
}

// All files at once: the compression then uses every core.
const texts = (await readdir(client, { recursive: true })).filter((file) =>
  /\.(html|js|svg|json|txt|xml|webmanifest)$/.test(file),
);
await Promise.all(texts.map(precompress));

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Rolldown } from "vite";
import { aliases } from "../aliases.mjs";
import type { Circumstances } from "./render-trip";

// The built pages have one date and one set of settings. Here a page is rendered with others.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let built: ReturnType<typeof buildRenderer> | undefined;

/** Builds the site's pages as a module, once for a worker's files. Returns a function that renders a trip, with its styles. */
export function tripRenderer() {
  built ??= buildRenderer();
  return built;
}

async function buildRenderer() {
  const { output } = (await build({
    root: here(".."),
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [vanillaExtractPlugin()],
    resolve: { alias: aliases },
    ssr: { noExternal: true },
    build: { ssr: here("render-trip.tsx"), ssrEmitAssets: true, cssCodeSplit: false, write: false },
  })) as Rolldown.RolldownOutput;

  const code = output.find((file) => file.type === "chunk")?.code as string;
  const css = output.find(({ fileName }) => fileName.endsWith(".css")) as Rolldown.OutputAsset;

  const folder = await mkdtemp(join(tmpdir(), "maloca-trip-"));
  const file = join(folder, "render-trip.mjs");
  await writeFile(file, code);
  const { renderTrip }: typeof import("./render-trip") = await import(pathToFileURL(file).href);
  await rm(folder, { recursive: true });

  return (slug: string, circumstances: Circumstances = {}) =>
    renderTrip(slug, circumstances).replace("</head>", () => `<style>${css.source}</style></head>`);
}

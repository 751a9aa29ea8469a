import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Rolldown } from "vite";
import { aliases } from "../aliases.mjs";
import type { Circumstances } from "./draw";

// The built pages know one day and one set of settings. Here a page is drawn under others.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the site's pages as a module; what it returns draws one, with its styles. */
export async function drawing() {
  const { output } = (await build({
    root: here(".."),
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [vanillaExtractPlugin()],
    resolve: { alias: aliases },
    ssr: { noExternal: true },
    build: { ssr: here("draw.tsx"), ssrEmitAssets: true, cssCodeSplit: false, write: false },
  })) as Rolldown.RolldownOutput;

  const code = output.find((file) => file.type === "chunk")?.code as string;
  const css = output.find(({ fileName }) => fileName.endsWith(".css")) as Rolldown.OutputAsset;

  const folder = await mkdtemp(join(tmpdir(), "maloca-drawn-"));
  const file = join(folder, "draw.mjs");
  await writeFile(file, code);
  const { draw }: typeof import("./draw") = await import(pathToFileURL(file).href);
  await rm(folder, { recursive: true });

  return (slug: string, circumstances: Circumstances = {}) =>
    draw(slug, circumstances).replace("</head>", () => `<style>${css.source}</style></head>`);
}

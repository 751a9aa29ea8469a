import { randomUUID } from "node:crypto";
import { rename } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface Programs {
  main: string;
  leads: string;
}

let bundled: Promise<Programs> | undefined;

/**
 * The two programs as one file each, at the depth of the release's output.
 * Gives the paths to run with `node`. A worker bundles them once.
 */
export function bundlePrograms(): Promise<Programs> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<Programs> {
  const output = (name: string) => here(`../.data/${name}.js`);
  const programs = { main: output("main"), leads: output("leads") };
  const sources = { main: "../src/main.ts", leads: "../src/cli.ts" };
  for (const name of ["main", "leads"] as const) {
    // Renamed when complete: other test files start the same programs at this moment.
    const draft = output(`${name}-${randomUUID()}`);
    await build({
      entryPoints: [here(sources[name])],
      outfile: draft,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      alias: { "@maloca/catalog": here("../../catalog/src") },
      external: [
        "@electric-sql/pglite",
        "@hono/node-server",
        "hono",
        "nodemailer",
        "postgres",
        "zod",
      ],
      logLevel: "error",
    });
    await rename(draft, programs[name]);
  }
  return programs;
}

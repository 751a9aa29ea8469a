import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Migration } from "../migrate";

/** Where the repository's folders are, seen from an entry file in `packages/server/{src,dist}`. */
export interface Layout {
  migrations: string;
  /** The static site; served at `/`. */
  site: string;
  /** The script-tag build; served at `/cdn/`. */
  cdn: string;
}

/** `entry` is the entry file's `import.meta.url`. */
export function layoutFrom(entry: string): Layout {
  const folder = (path: string) => fileURLToPath(new URL(path, entry));
  return {
    migrations: folder("../supabase/migrations/"),
    site: folder("../../../site/dist/client/"),
    cdn: folder("../../widgets/dist/cdn/"),
  };
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(`${folder}/${name}`, "utf8") })),
  );
}

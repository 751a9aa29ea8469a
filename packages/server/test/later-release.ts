import { cp, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { folders } from "../src/folders";
import { programs } from "./programs";
import { temporaryFolder } from "./temporary-folder";

/** The additional migration of a later release. */
export const LATER = "99990101000000_later.sql";
export const LATER_SQL = "alter table maloca.leads add column later text not null default 'x'";

/** A folder with this release's migrations and the additional one. */
export async function laterMigrations(folder: string): Promise<string> {
  await cp(folders.migrations, folder, { recursive: true });
  await writeFile(join(folder, LATER), LATER_SQL);
  return folder;
}

/** The programs of a release with that migration. */
export async function laterRelease(): Promise<typeof programs> {
  const release = await temporaryFolder();
  const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));
  await symlink(modules, join(release, "node_modules"));
  await laterMigrations(join(release, "supabase/migrations"));
  await cp(dirname(programs.main), join(release, "dist"), { recursive: true });
  return { main: join(release, "dist/main.js"), leads: join(release, "dist/leads.js") };
}

import { readdir, readFile } from "node:fs/promises";
import type { Migration } from "../migrate";

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql"));
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(`${folder}/${name}`, "utf8") })),
  );
}

/** The variable with the port of the server from which a run's test files get what they share. */
export const SHARED = "MALOCA_SHARED";

/**
 * Something that the files of a test run share, created on first use: `tables` is a data folder whose
 * database has its tables, `postgres` the URL of a PostgreSQL, `hosted` that of one with the roles of a
 * hosted project, `packed` the file of the packed server. Undefined outside of a run.
 * @param {"tables" | "postgres" | "hosted" | "packed"} name
 */
export async function shared(name) {
  const port = process.env[SHARED];
  if (!port) return undefined;
  const answer = await fetch(`http://127.0.0.1:${port}/${name}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`this run has no ${name}: ${text}`);
  return text;
}

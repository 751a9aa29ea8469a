import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths, REFERENCE_HEADER } from "@maloca/catalog";
import { folders } from "../../server/src/folders";
import { TEAM_PATH } from "../../server/src/leads/team-access";
import { migrate } from "../../server/src/storage/migrate";
import { openEmbedded } from "../../server/src/storage/node/embedded-database";
import { readMigrations } from "../../server/src/storage/node/upgrade";
import { appOver, booking, contact, post } from "../../server/test/samples";
import { signIn } from "../../server/test/team-session";

const TEAM = "ana@maloca.example";

/** Two who wait, with the reference and the moment that they get: the server's own differ from run to run. */
const waiting = [
  { path: paths.booking, lead: booking, reference: "MAL-7K2Q9F", at: "2026-11-26T12:00:00Z" },
  { path: paths.contact, lead: contact, reference: "MAL-3H8W5C", at: "2026-11-26T14:00:00Z" },
];
const now = new Date("2026-11-26T15:00:00Z");

/**
 * A page of the team's desk, as a colleague who has signed in sees it, over a database of its own.
 * @param path its address below the desk's.
 */
export async function openDesk(path: string) {
  const folder = await mkdtemp(join(tmpdir(), "maloca-heard-team-"));
  const database = await openEmbedded(folder);
  const close = async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await migrate(database, await readMigrations(folders.migrations));
    const clock = () => now;
    // The pages of the site are none of the desk's.
    const render = async () => {};
    const app = appOver(database, { clock, team: [TEAM], content: { render, onPublished() {} } });
    for (const { path, lead, reference, at } of waiting) {
      const { headers } = await app.request(path, post(lead));
      await database.query(
        "update maloca.leads set reference = $2, created_at = $3 where reference = $1",
        [headers.get(REFERENCE_HEADER), reference, at],
      );
    }
    const cookie = await signIn(app, database, TEAM, now);
    return {
      async answer(request: Request) {
        const { url, method } = request;
        const headers = new Headers(request.headers);
        headers.set("cookie", cookie);
        // The server's requests cannot be copied whole.
        const body = method === "POST" ? await request.text() : undefined;
        return app.request(url, { method, headers, body });
      },
      path: TEAM_PATH + path,
      first: /^Maloca link/,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

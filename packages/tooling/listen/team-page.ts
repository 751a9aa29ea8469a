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

/** The operator's page of who waits, as a colleague who has signed in sees it, over a database of its own. */
export async function openTeamPage() {
  const folder = await mkdtemp(join(tmpdir(), "maloca-heard-team-"));
  const database = await openEmbedded(folder);
  const close = async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await migrate(database, await readMigrations(folders.migrations));
    const clock = () => now;
    const app = appOver(database, { clock, team: [TEAM] });
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
        const headers = new Headers(request.headers);
        headers.set("cookie", cookie);
        return app.fetch(new Request(request, { headers }));
      },
      path: TEAM_PATH,
      first: /^Maloca link/,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

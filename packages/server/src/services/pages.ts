import type { Hono } from "hono";
import { publishFactsFile } from "../content/node/facts-file";
import { createPublishedSite } from "../content/node/published-site";
import type { Folders } from "../folders";
import { keepBuilds, releasesOf } from "../http/node/builds";
import { serveChanging } from "../http/node/static-files";
import { backupFolderOf } from "../storage/node/backup-folder";
import type { Server } from "./server";

/** The site's pages and the widgets' files, as the database's documents have them. */
export function createPages(server: Server) {
  const { environment, folders, database, clock, log, pollMs } = server;
  const dataDir = environment.DATA_DIR;
  let show: (shown: Folders) => Promise<void> = async () => {};
  let fault: string | undefined;
  const published = createPublishedSite({
    ...{ database, folders, dataDir, backups: backupFolderOf(environment), clock, log, pollMs },
    onChange: (shown) => show(shown),
  });
  return {
    ...published,
    /** Why the facts of `maloca.json` were not published, if they were not. */
    factsFault: () => fault,
    /** Has the app serve the pages: those of the build at once, the others when they are made. */
    async show(app: Hono): Promise<void> {
      const serve = serveChanging(app);
      const fixed = { releases: releasesOf(dataDir), offered: published.offered };
      show = async (shown) => {
        const builds = await keepBuilds(shown, dataDir, clock, log);
        serve({ ...shown, ...fixed, builds });
      };
      serve({ ...folders, ...fixed });
      await show(folders);
      const render = published.prepare;
      fault = await publishFactsFile({ dataDir, database, render, clock, log });
      await published.load();
    },
  };
}

export type Pages = ReturnType<typeof createPages>;

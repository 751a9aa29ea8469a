import type { Hono } from "hono";
import { createPublishedSite } from "../content/node/published-site";
import { keepBuilds, releasesOf } from "../http/node/builds";
import { serveChanging } from "../http/node/static-files";
import { removeOtherScripts } from "../operator/node/operator-scripts";
import { keepOperator } from "../operator/node/read-operator";
import type { Server } from "./server";

/** The site's pages and the widgets' files, as the database's documents and the operator's facts have them. */
export function createPages(server: Server) {
  const { environment, folders, database, clock, log, pollMs } = server;
  const dataDir = environment.DATA_DIR;
  let operator: Awaited<ReturnType<typeof keepOperator>>;
  const published = createPublishedSite({
    ...{ database, folders, dataDir, clock, log, pollMs },
    onChange: () => operator.reload(),
  });
  return {
    ...published,
    /** The facts that were read last; after `show`. */
    operator: () => operator.read(),
    /** Reads the operator's facts again, and shows them. Never rejects. */
    reload: () => operator.reload(),
    /** Has the app serve the pages: those of the build at once, the others when they are made. */
    async show(app: Hono): Promise<void> {
      const serve = serveChanging(app);
      const { offered } = published;
      serve({ ...folders, releases: releasesOf(dataDir), offered });
      operator = await keepOperator({
        dataDir,
        site: folders.site,
        database,
        log,
        async onChange(facts) {
          const shown = await published.with(facts);
          const builds = await keepBuilds(shown, dataDir, clock, log);
          serve({ ...shown, releases: releasesOf(dataDir), offered, builds });
          await removeOtherScripts(shown.cdn, dataDir);
        },
      });
      await published.load();
    },
  };
}

export type Pages = ReturnType<typeof createPages>;

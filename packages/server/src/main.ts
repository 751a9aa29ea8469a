import { foldersFrom } from "./folders";
import { logTo } from "./log";
import { isEntry, refuseToStart, reportCrashes } from "./process";
import { type Running, type StartOptions, start as startWith } from "./start";

/** Starts the server; the folders of the site may be overridden. See {@link startWith}. */
export function start(
  variables: Record<string, string | undefined>,
  options: StartOptions & { site?: string; cdn?: string } = {},
): Promise<Running> {
  const folders = foldersFrom(import.meta.url);
  const { site = folders.site, cdn = folders.cdn } = options;
  return startWith(variables, { ...folders, site, cdn }, options);
}

if (isEntry(import.meta.url)) {
  reportCrashes();
  try {
    const running = await start(process.env, { log: logTo((line) => console.error(line)) });
    console.log(`Maloca listens on ${running.url}`);
    let stopping = false;
    const stop = async () => {
      // A second signal ends the process at once.
      if (stopping) process.exit(1);
      stopping = true;
      await running.close();
      process.exit(0);
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
  } catch (error) {
    refuseToStart(error);
  }
}

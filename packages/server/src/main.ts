import { logTo } from "./log";
import { layoutFrom } from "./node/layout";
import { isEntry, refuseToStart, reportCrashes } from "./node/process";
import { type Running, type StartOptions, start as startWith } from "./node/start";

/** Starts the server; the folders of the site may be overridden. See {@link startWith}. */
export function start(
  variables: Record<string, string | undefined>,
  options: StartOptions & { site?: string; cdn?: string } = {},
): Promise<Running> {
  const layout = layoutFrom(import.meta.url);
  const { site = layout.site, cdn = layout.cdn } = options;
  return startWith(variables, { ...layout, site, cdn }, options);
}

if (isEntry(import.meta.url)) {
  reportCrashes();
  try {
    const running = await start(process.env, { log: logTo((line) => console.error(line)) });
    console.log(`Maloca listens on ${running.url}`);
    let stopping = false;
    const stop = async () => {
      // The second signal does not wait.
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

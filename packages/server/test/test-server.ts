import { start } from "../src/main";
import type { Running } from "../src/start";
import { dataFolder } from "./templates";

/**
 * A server in this process, without a rate limit: on a data folder of its own, or on the database
 * that the variables name.
 */
export async function testServer(
  variables: Record<string, string> = {},
  options: Parameters<typeof start>[1] = {},
): Promise<Running> {
  const storage = variables.DATABASE_URL ? {} : { DATA_DIR: await dataFolder() };
  return start({ PORT: "0", RATE_LIMIT: "0", ...storage, ...variables }, options);
}

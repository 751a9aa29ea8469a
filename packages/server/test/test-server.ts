import { start } from "../src/main";
import type { Running } from "../src/start";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

/** A server in this process, without a rate limit, on a new data folder unless the variables name one. */
export async function testServer(
  variables: Record<string, string> = {},
  options: Parameters<typeof start>[1] = {},
): Promise<Running> {
  const { DATA_DIR = await (variables.DATABASE_URL ? temporaryFolder() : dataFolder()) } =
    variables;
  return start({ PORT: "0", RATE_LIMIT: "0", ...variables, DATA_DIR }, options);
}

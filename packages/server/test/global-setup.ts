import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { portOf } from "./ports";
import { SHARED_POSTGRES, startPostgres } from "./postgres";
import { RUN_FOLDER } from "./temporary-folder";

/**
 * One PostgreSQL for all test files of a run: started when the first of them asks, and stopped after
 * the last. Whoever connects here is told its URL. And one folder, for what workers keep.
 */
export default async function prepare() {
  let postgres: ReturnType<typeof startPostgres> | undefined;
  const server = createServer(async (socket) => {
    socket.on("error", () => {});
    postgres ??= startPostgres();
    try {
      socket.end((await postgres).url);
    } catch (error) {
      console.error(error);
      socket.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env[RUN_FOLDER] = await mkdtemp(join(tmpdir(), "maloca-"));
  process.env[SHARED_POSTGRES] = String(portOf(server));
  return async () => {
    delete process.env[SHARED_POSTGRES];
    server.close();
    await (await postgres?.catch(() => undefined))?.stop();
    const folder = process.env[RUN_FOLDER];
    if (folder) await rm(folder, { recursive: true, force: true });
  };
}

// tier: merge

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = fileURLToPath(new URL("../dev.mjs", import.meta.url));
const repository = fileURLToPath(new URL("../../", import.meta.url));

/** A free port. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" ? address?.port : undefined;
}

test("the development server serves a page with the widgets' sources", async () => {
  const folder = await mkdtemp(join(tmpdir(), "maloca-dev-"));
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: join(folder, "data"), PORT: `${port}`, NODE_ENV: "" },
  });
  const ended = once(child, "close");
  try {
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        printed += text;
      });
    }
    await expect.poll(() => printed).toContain("Local");
    const url = `http://127.0.0.1:${port}`;
    const page = await (await fetch(`${url}/guaviare`)).text();
    expect(page).toContain("<maloca-booking");
    expect(page).toContain("/@vite/client");
    const entry = await (await fetch(`${url}/pages/+client.ts`)).text();
    expect(entry).toContain("/packages/widgets/src/loader.ts");
  } finally {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
});

// tier: merge

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { freePort } from "../../packages/server/test/ports";
import { watch } from "../../packages/tooling/programs/launch";

const program = fileURLToPath(new URL("../dev.mjs", import.meta.url));

test("the development server serves a page with the widgets' sources", async () => {
  const folder = await mkdtemp(join(tmpdir(), "maloca-dev-"));
  const port = await freePort();
  const variables = { DATA_DIR: join(folder, "data"), PORT: `${port}`, NODE_ENV: "" };
  const { child, ended, printed } = watch(
    spawn(process.execPath, [program], { env: { ...process.env, ...variables } }),
    /Local/,
  );
  try {
    await printed(/Local/);
    const url = `http://127.0.0.1:${port}`;
    const page = await (await fetch(`${url}/guaviare`)).text();
    expect(page).toContain("<maloca-booking");
    expect(page).toContain("/@vite/client");
    const entry = await (await fetch(`${url}/client.ts`)).text();
    expect(entry).toContain("/packages/widgets/src/loader.ts");
  } finally {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
});

/**
 * `npm run dev`: the site with hot reload, and the lead server beside it.
 * The API keeps its leads in `.data/dev`, apart from those of `npm start`.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dev } from "vike/api";

const repository = fileURLToPath(new URL("../", import.meta.url));
const api = `${repository}packages/server/dist/main.js`;

const port = Number(process.env.PORT ?? 4173);
const apiPort = port + 1;
const apiUrl = `http://127.0.0.1:${apiPort}`;

/** Paths that are passed on to the lead server. */
const served = [
  "/functions",
  "/rest",
  "/auth",
  "/submissions",
  "/formulario",
  "/page-check",
  "/healthz",
  "/cdn",
];

if (existsSync(api)) startApi();
else console.warn("The lead server is not built: forms will fail. Run `npm run build` once.");

// Vike starts Vite, as in the build: Vike must know the site's folder first.
const { viteServer } = await dev({
  viteConfig: {
    root: fileURLToPath(new URL(".", import.meta.url)),
    server: {
      port,
      // The API uses the next port, so the site must not move to it.
      strictPort: true,
      host: process.env.HOST ?? "127.0.0.1",
      proxy: Object.fromEntries(served.map((path) => [path, apiUrl])),
    },
  },
});
viteServer.printUrls();

function startApi() {
  const server = spawn(process.execPath, [api], {
    cwd: repository,
    env: { DATA_DIR: ".data/dev", ...process.env, PORT: String(apiPort) },
    stdio: "inherit",
  });
  // The site works without the API: a failure of the API is only reported.
  server.on("exit", (code) => code && console.warn(`The lead server stopped with code ${code}.`));
  process.on("exit", () => server.kill());
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit());
}

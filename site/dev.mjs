/**
 * `npm run dev`: the site with hot reload, and the lead server beside it.
 * The API keeps its leads in `.data/dev`, apart from those of `npm start`.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";

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

/** A page's scripts: those of the site, and the pages' modules, through which Vite adds their styles. */
const scripts = ["client.ts", "render/pages.tsx"]
  .map((file) => `<script type="module" src="/${file}"></script>`)
  .join("");

/**
 * Renders each page as it is asked for.
 * @type {import("vite").Plugin}
 */
const pages = {
  name: "maloca:pages",
  configureServer: (server) => () =>
    server.middlewares.use(async ({ originalUrl = "/" }, response, next) => {
      const { pathname } = new URL(originalUrl, "http://localhost");
      try {
        const { pagesOn } = await server.ssrLoadModule("/render/pages.tsx");
        const all = pagesOn(new Date());
        const page = all[`${pathname}/index.html`.replace(/^\/+/, "").replace("//", "/")];
        const markup = renderToStaticMarkup(page ?? all["404.html"]);
        const html = markup.replace("</body>", () => `${scripts}</body>`);
        response.statusCode = page ? 200 : 404;
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(await server.transformIndexHtml(originalUrl, `<!DOCTYPE html>${html}`));
      } catch (error) {
        next(error);
      }
    }),
  // A page has no script of its own that could take a change in.
  handleHotUpdate: ({ file, server }) => {
    if (file.endsWith(".tsx")) server.ws.send({ type: "full-reload" });
  },
};

const server = await createServer({
  configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)),
  plugins: [pages],
  server: {
    port,
    // The API uses the next port, so the site must not move to it.
    strictPort: true,
    host: process.env.HOST ?? "127.0.0.1",
    proxy: Object.fromEntries(served.map((path) => [path, apiUrl])),
  },
});
await server.listen();
server.printUrls();

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

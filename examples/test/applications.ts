import { spawn } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join, normalize, relative } from "node:path";
import { environment, watch } from "../../packages/tooling/programs/launch";
import { serveOnLoopback } from "../../packages/tooling/programs/loopback";
import { command, examples, hashOf, install, manifestOf, withFolder } from "./install";
import type { World } from "./world";

export interface Application {
  name: string;
  /** Folders of the example, copied over each other in this order; the last has the package.json. */
  folders: string[];
  partner: string;
  /** The buttons that open a booking. */
  openers: string[];
  /** Its style sheet declares a dark colour scheme. */
  darkens?: true;
  /** Its HTML has a newsletter form before any script runs. */
  rendered?: true;
  /** The program that renders its pages, if they are not files. */
  server?: string;
  /** Where its build puts the pages, if not in `dist`. */
  out?: string;
  /** Files of the folders that it does not have. */
  without?: RegExp;
  /** Other versions of its packages. */
  versions?: Record<string, string>;
}

const element = "Reservar con el elemento";
const openers = ["Reservar con el componente", element];
const river = { partner: "Agencia Río Arriba", openers };
const mountain = { partner: "Agencia Monte Claro", openers };

const usual: Application[] = [
  { name: "React 19", folders: ["react"], ...river },
  { name: "React 18", folders: ["react", "react-18"], ...river, darkens: true },
  { name: "Vue", folders: ["vue"], partner: "Hostal La Ceiba", openers: [element] },
  { name: "Svelte", folders: ["svelte"], partner: "Finca El Roble", openers: [element] },
  { name: "Angular", folders: ["angular"], partner: "Ecohotel El Yarumo", openers: [element] },
  {
    name: "Astro",
    folders: ["astro"],
    partner: "Refugio La Danta",
    openers: [element],
    rendered: true,
  },
  {
    name: "Next",
    folders: ["next"],
    ...mountain,
    rendered: true,
    server: "node_modules/next/dist/bin/next",
  },
];

/** What else is built and opened before a release: older bundlers, and other ways of the same frameworks. */
const beforeRelease: Application[] = [
  ...["5.4.21", "6.4.1", "7.3.1"].map((vite) => ({
    name: `React 19 on Vite ${vite}`,
    folders: ["react"],
    ...river,
    versions: { vite, "@vitejs/plugin-react": "5.2.0" },
  })),
  {
    name: "Next with the pages router",
    folders: ["next", "next-pages"],
    without: /^app\//,
    ...mountain,
    rendered: true,
    server: "node_modules/next/dist/bin/next",
  },
  {
    name: "React Router",
    folders: ["next", "react-router"],
    without: /^app\/(page|layout|icon)\.|^tsconfig/,
    ...mountain,
    rendered: true,
    out: "build/client",
  },
];

/** `npm run test:frameworks` tests all of them. */
export const applications =
  process.env.MALOCA_FRAMEWORKS === "all" ? [...usual, ...beforeRelease] : usual;

/** Folders of an install or a build among the sources. */
const made = /^(node_modules|dist|\.[\w-]+)\//;

/** Its source files, by path. */
async function sourcesOf(folders: string[]) {
  const sources = new Map<string, string>();
  for (const folder of folders.map((name) => join(examples, name))) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      const path = relative(folder, file);
      if (entry.isFile() && path !== "package.json" && !made.test(path)) {
        sources.set(path, await readFile(file, "utf8"));
      }
    }
  }
  return sources;
}

/**
 * Installs an application, builds it with its own tools and returns its folder. An up-to-date folder
 * is used again.
 */
export function prepare({ folders, versions = {}, without }: Application): Promise<string> {
  const example = folders.at(-1) as string;
  const name = [example, versions.vite].filter(Boolean).join("-");
  return withFolder(name, async () => {
    const manifest = JSON.parse(await manifestOf(example));
    Object.assign(manifest.devDependencies ?? {}, versions);
    const folder = await install(name, `${JSON.stringify(manifest, null, 2)}\n`);
    const sources = await sourcesOf(folders);
    for (const path of sources.keys()) if (without?.test(path)) sources.delete(path);
    const installed = await readFile(join(folder, "installed"), "utf8");
    const built = hashOf(JSON.stringify([installed, ...sources]));
    const builtFile = join(folder, "built");
    if ((await readFile(builtFile, "utf8").catch(() => "")) === built) return folder;
    await rm(builtFile, { force: true });
    for (const path of sources.keys()) {
      await rm(join(folder, path.split("/")[0] as string), { recursive: true, force: true });
    }
    for (const [path, text] of sources) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await command("npm", ["run", "build"], folder);
    await writeFile(builtFile, built);
    return folder;
  });
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Serves a build's files, as any static host does. */
const serveFolder = (folder: string, { adapt }: World) =>
  serveOnLoopback(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = normalize(
      join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname),
    );
    const content = await readFile(file).catch(() => undefined);
    const type = types[extname(file)];
    // Browsers request an icon, and no example has one.
    response.statusCode = content ? 200 : pathname === "/favicon.ico" ? 204 : 404;
    response.setHeader("content-type", type ?? "application/octet-stream");
    response.end(type && content ? adapt(content.toString()) : content);
  });

/** Starts the application's own server. */
async function startServer(program: string, folder: string, { url }: World) {
  const args = [join(folder, program), "start", folder, "--hostname", "127.0.0.1"];
  const env = environment({ MALOCA_ENDPOINT: url });
  const { child, ended, ...started } = watch(
    spawn(process.execPath, args, { env }),
    /Local: +(http\S+)\n/,
  );
  return {
    url: `${await started.url}/`,
    async close() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Opens a built application to visitors. */
export const openApplication = (
  folder: string,
  { server, out = "dist" }: Application,
  world: World,
) => (server ? startServer(server, folder, world) : serveFolder(join(folder, out), world));

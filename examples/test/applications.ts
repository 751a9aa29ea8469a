import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { command, examples, hashOf, install, manifestOf, withFolder } from "./install";

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
}

const element = "Reservar con el elemento";
const openers = ["Reservar con el componente", element];
const river = { partner: "Agencia Río Arriba", openers };

export const applications: Application[] = [
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
    partner: "Agencia Monte Claro",
    openers,
    rendered: true,
    server: "node_modules/next/dist/bin/next",
  },
];

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
export function prepare({ folders }: Application): Promise<string> {
  const name = folders.at(-1) as string;
  return withFolder(name, async () => {
    const folder = await install(name, await manifestOf(name));
    const sources = await sourcesOf(folders);
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

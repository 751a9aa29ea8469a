import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import { keepBuilds, releasesOf } from "../src/http/node/builds";
import { addStatic } from "../src/http/node/static-files";
import { stubDatabase } from "./databases";
import { appOver } from "./samples";
import { temporaryFolder } from "./temporary-folder";

/** A folder with an installed build, and a server's app on it. */
export async function createInstallation() {
  const folder = await temporaryFolder();
  const at = (...path: string[]) => join(folder, ...path);
  const logged: string[] = [];
  const releases = releasesOf(folder);
  const clock = { now: new Date("2026-01-01T12:00:00Z") };

  async function write(files: Record<string, string>) {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(at(name, ".."), { recursive: true });
      await writeFile(at(name), text);
    }
  }

  /** Replaces the installed build, as an update does. */
  async function install(content: string, version = "1.0.0") {
    for (const part of ["cdn", "site"]) await rm(at(part), { recursive: true, force: true });
    await write({
      "build.json": content,
      "cdn/maloca.js": content,
      [`cdn/${content}/booking.js`]: content,
      "cdn/manifest.json": JSON.stringify({ version, integrity: { "maloca.js": content } }),
      // A build has at least one folder that is named by its hash.
      "cdn/0123456789ab/x.js": "",
      "site/404.html": "Oops!",
      [`site/assets/page-${content}.js`]: content,
    });
  }

  /** The app of a server that starts now. */
  async function start() {
    const folders = { cdn: at("cdn"), site: at("site"), stamp: at("build.json") };
    const log = (event: string) => void logged.push(event);
    const builds = await keepBuilds(folders, at("data"), () => clock.now, log);
    const app = appOver(stubDatabase(() => Promise.reject(new Error("no database"))));
    addStatic(app, { ...folders, docs: at("docs"), releases, builds });
    return app;
  }

  /** A server's response: the body and its cache control, or the status of an error. */
  async function ask(path: string, app: Hono | Promise<Hono> = start()) {
    const answer = await (await app).request(path);
    return answer.ok ? [await answer.text(), answer.headers.get("cache-control")] : answer.status;
  }

  return { folder, at, logged, releases, clock, write, install, start, ask };
}

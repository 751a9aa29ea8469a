import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * `npm start`: builds what the first page needs, starts the server, and meanwhile builds the rest: npm
 * package, documentation and edge functions. Until the documentation is built, its pages return 503.
 */
const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const server = here("../../server/dist/main.js");
const build = fork(here("build.mjs"), ["--if-needed"]);

/** @type {boolean} whether the first page can be served. */
const built = await new Promise((resolve) => {
  build.once("exit", (code) => resolve(code === 0));
  build.once("message", () => {
    resolve(true);
    // The build ends with this process, and does not keep it running.
    build.unref();
    build.channel?.unref();
  });
});

if (built) {
  // The server's module starts it only if it is the main program.
  process.argv[1] = server;
  await import(server).catch((error) => {
    // Unlike the packed server, which is one file, this one imports hundreds at once.
    if (error.code !== "EMFILE") throw error;
    console.error("Maloca cannot start: too many open files. Raise ulimit -n; 1024 are enough.");
    process.exitCode = 1;
  });
} else {
  process.exitCode = 1;
}

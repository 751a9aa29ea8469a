import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isUpToDate, rendererOf } from "./build-stamp.mjs";
import { FIRST_PAGE } from "./first-page.mjs";

/**
 * `npm start`: builds what the first page needs, starts the server, and meanwhile builds the rest: npm
 * package, documentation and edge functions. Until the documentation is built, its pages return 503.
 */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const server = fileURLToPath(new URL("../../server/dist/main.js", import.meta.url));

// Keeps the renderer of the last build.
const renderer = process.env.MALOCA_RENDERER || rendererOf(root);
const wanted = { anonKey: process.env.ANON_KEY, renderer };
const options = ["--if-needed", ...(renderer === "react" ? ["--react"] : [])];

/** @returns {Promise<boolean>} whether the first page can be served. */
function buildFirstPage() {
  const build = fork(fileURLToPath(new URL("build.mjs", import.meta.url)), options);
  return new Promise((resolve) => {
    build.once("exit", (code) => resolve(code === 0));
    build.on("message", (message) => {
      if (message !== FIRST_PAGE) return;
      resolve(true);
      // The build ends with this process, and does not keep it running.
      build.unref();
      build.channel?.unref();
    });
  });
}

if (isUpToDate(root, "whole", wanted) || (await buildFirstPage())) {
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

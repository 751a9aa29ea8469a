// Loaded before a server: its disk is full from one SIGUSR2 to the next, as it then prints.
import { createRequire, syncBuiltinESMExports } from "node:module";

const fs = createRequire(import.meta.url)("node:fs");
const { writeSync } = fs;
/** @type {(fd: number, ...rest: unknown[]) => number} */
const full = (fd, ...rest) => {
  // Its own messages still get out.
  if (fd <= 2) return writeSync(fd, ...rest);
  throw Object.assign(new Error("no space left on device"), { code: "ENOSPC", errno: -28 });
};

process.on("SIGUSR2", () => {
  fs.writeSync = fs.writeSync === full ? writeSync : full;
  syncBuiltinESMExports();
  writeSync(2, fs.writeSync === full ? "disk full\n" : "disk free\n");
});

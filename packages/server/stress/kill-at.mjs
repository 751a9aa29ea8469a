// Loaded before a program: kills it with SIGKILL when it reaches a point of its work for the n-th time, such as
// `KILL_AT="sync 3"`. With `KILL_FROM=answer` it counts once a POST was answered with 200, else from the start. A program
// that ends by itself prints how often it reached each point.
import diagnostics from "node:diagnostics_channel";
import { ServerResponse } from "node:http";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";
import { Duplex } from "node:stream";

const fs = createRequire(import.meta.url)("node:fs");
const { KILL_AT = "", KILL_FROM, DATABASE_URL } = process.env;
const [point = "", times = "0"] = KILL_AT.split(" ");
const databasePort = DATABASE_URL ? Number(new URL(DATABASE_URL).port) : undefined;
let counting = KILL_FROM !== "answer";
/** @type {Record<string, number>} */
const reached = {};

/** @param {string} name */
function reach(name) {
  if (!counting) return;
  reached[name] = (reached[name] ?? 0) + 1;
  if (name === point && reached[name] === Number(times)) process.kill(process.pid, "SIGKILL");
}
process.on("exit", () => fs.writeSync(2, `\npoints ${JSON.stringify(reached)}\n`));

// The embedded database: `write` and `sync` come before the log is written and synced, `synced` after.
const { openSync, writeSync, fsyncSync } = fs;
/** Open files of the write-ahead log. */
const log = new Set();
/** @type {(...args: any[]) => number} */
fs.openSync = (...args) => {
  const fd = openSync(...args);
  if (String(args[0]).includes("/pg_wal/")) log.add(fd);
  else log.delete(fd);
  return fd;
};
/** @type {(fd: number, ...rest: any[]) => number} */
fs.writeSync = (fd, ...rest) => {
  if (log.has(fd)) reach("write");
  return writeSync(fd, ...rest);
};
/** @type {(fd: number) => void} */
fs.fsyncSync = (fd) => {
  if (log.has(fd)) reach("sync");
  fsyncSync(fd);
  if (log.has(fd)) reach("synced");
};

// Files: `file` before one is written, `rename` before one is renamed, except the socket of the folder lock.
const { open } = fs;
/** @type {(...args: any[]) => void} */
fs.open = (...args) => {
  if (args[1] !== "r") reach("file");
  open(...args);
};
const { rename } = fs.promises;
/** @type {(...args: any[]) => Promise<void>} */
fs.promises.rename = (...args) => {
  reach("rename");
  return rename(...args);
};
syncBuiltinESMExports();

// A database server: `query` before a query is sent, `reply` before its result is read.
/** @this {Socket} @param {any[]} args */
Socket.prototype.write = function (...args) {
  if (databasePort && this.remotePort === databasePort) reach("query");
  return Reflect.apply(Duplex.prototype.write, this, args);
};
/** @this {Socket} @param {any[]} args */
Socket.prototype.push = function (...args) {
  if (databasePort && this.remotePort === databasePort) reach("reply");
  return Reflect.apply(Duplex.prototype.push, this, args);
};

// The visitor: `answer` before a response is sent, `answered` after.
const { end } = ServerResponse.prototype;
/** @this {ServerResponse} @param {any[]} args */
ServerResponse.prototype.end = function (...args) {
  if (this.statusCode === 200) reach("answer");
  return Reflect.apply(end, this, args);
};
diagnostics.subscribe("http.server.response.finish", (message) => {
  const { request, response } = Object(message);
  if (response.statusCode !== 200) return;
  reach("answered");
  if (request.method === "POST") counting = true;
});

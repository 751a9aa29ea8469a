import { Buffer } from "node:buffer";
import process from "node:process";
import { clearImmediate, setImmediate } from "node:timers";

// The drivers expect these globals of Node. Not every edge runtime has them.
for (const [name, value] of Object.entries({ Buffer, clearImmediate, process, setImmediate })) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true });
}

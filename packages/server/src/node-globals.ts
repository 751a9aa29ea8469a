import { Buffer } from "node:buffer";
import process from "node:process";
import { clearImmediate, setImmediate } from "node:timers";

// Node's globals, which the drivers expect and not every edge runtime has.
for (const [name, value] of Object.entries({ Buffer, clearImmediate, process, setImmediate })) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true });
}

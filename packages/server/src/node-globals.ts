import { Buffer } from "node:buffer";
import process from "node:process";
import { clearImmediate, setImmediate } from "node:timers";

// Node's own names, which the drivers use as given and not every edge runtime gives.
for (const [name, value] of Object.entries({ Buffer, clearImmediate, process, setImmediate })) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true });
}

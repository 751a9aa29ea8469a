const mark = Symbol.for("maloca.test.loopback");

/** Variables that allow a program to call this machine without TLS. */
export const callsLoopback = {
  NODE_OPTIONS: `--import ${new URL("./loopback-preload.mjs", import.meta.url).href}`,
};

let callers = 0;

/** Allows the same in this process while `work` runs. A server that it starts keeps the permission. */
export async function callingLoopback<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!callers++) Object.assign(globalThis, { [mark]: true });
  try {
    return await work();
  } finally {
    if (!--callers) Reflect.deleteProperty(globalThis, mark);
  }
}

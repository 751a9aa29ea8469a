const mark = Symbol.for("maloca.test.loopback");

/** Variables of a program that may call this machine, without TLS. */
export const callsLoopback = {
  NODE_OPTIONS: `--import ${new URL("./loopback-preload.mjs", import.meta.url).href}`,
};

let callers = 0;

/** The same for what runs in this process; a server that is started so keeps it. */
export async function callingLoopback<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!callers++) Object.assign(globalThis, { [mark]: true });
  try {
    return await work();
  } finally {
    if (!--callers) Reflect.deleteProperty(globalThis, mark);
  }
}

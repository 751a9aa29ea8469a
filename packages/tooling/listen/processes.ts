import { readdirSync, readFileSync } from "node:fs";

const read = (path: string) => {
  try {
    return readFileSync(path, "latin1");
  } catch {
    // It has ended.
    return "";
  }
};

/** The processes that have this folder as their home. */
export const processesOf = (home: string): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(`/proc/${pid}/environ`).split("\0").includes(`HOME=${home}`))
    .map(Number);

/** Whether no thread of it runs, or waits for a processor. */
export const isWaiting = (pid: number): boolean => {
  try {
    return readdirSync(`/proc/${pid}/task`).every(
      (thread) => !/\) [RD] /.test(read(`/proc/${pid}/task/${thread}/stat`)),
    );
  } catch {
    return true;
  }
};

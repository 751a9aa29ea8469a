interface Screen {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

interface Progress {
  /** How many of the total are done. */
  to(done: number): void;
  /** Removes the bar. */
  end(): void;
}

const WIDTH = 30;
const REDRAW_MS = 80;
const CLEAR = "\r\u001b[K";

/**
 * A progress bar on a terminal; nothing if the output goes to a file or a script. `total`: null if counting
 * would take as long as the work, and the bar then shows only how many are done.
 */
export function startProgress(
  label: string,
  total: number | null,
  screen: Screen = process.stderr,
  now: () => number = Date.now,
): Progress {
  if (!screen.isTTY) return { to() {}, end() {} };
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    to(done) {
      if (now() - drawn < REDRAW_MS) return;
      drawn = now();
      const line = total === null ? `${label} ${done}` : `${label} ${bar(done, total)}`;
      screen.write(CLEAR + [...line].slice(0, (screen.columns ?? 80) - 1).join(""));
    },
    end() {
      if (Number.isFinite(drawn)) screen.write(CLEAR);
    },
  };
}

function bar(done: number, total: number): string {
  const part = total ? Math.min(1, done / total) : 1;
  const full = Math.round(part * WIDTH);
  return `${"█".repeat(full)}${"░".repeat(WIDTH - full)} ${Math.round(part * 100)} % (${done}/${total})`;
}

/** Works with a bar, which goes at the end. `total`: as that of {@link startProgress}. */
export async function withProgress<Result>(
  label: string,
  total: number | null,
  work: (to: Progress["to"]) => Promise<Result>,
): Promise<Result> {
  const progress = startProgress(label, total);
  try {
    return await work(progress.to);
  } finally {
    progress.end();
  }
}

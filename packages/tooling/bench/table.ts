/** One measurement, as `run.ts` describes it. */
export interface Row {
  what: string;
  unit: string;
  samples: number[];
  peer?: string;
}

/** The median: of an even number of samples, the mean of the middle two. */
export function median(samples: readonly number[]) {
  const sorted = [...samples].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  const middle = sorted.slice(Math.floor(half), Math.ceil(half) + 1);
  return middle.reduce((sum, sample) => sum + sample, 0) / middle.length;
}

/** Rows as `console.table` shows them: medians, their spread, and how each compares with its peer. */
export function figuresOf(rows: readonly Row[]): Record<string, Record<string, string | number>> {
  const medians = new Map(rows.map(({ what, samples }) => [what, median(samples)]));
  const shown = (value: number) => Number(value.toPrecision(4));
  return Object.fromEntries(
    rows.map(({ what, unit, samples, peer = "" }) => {
      const ratio = median(samples) / (medians.get(peer) ?? Number.NaN);
      const figures = {
        unit,
        median: shown(median(samples)),
        least: shown(Math.min(...samples)),
        most: shown(Math.max(...samples)),
        rounds: samples.length,
      };
      if (!Number.isFinite(ratio)) return [what, figures];
      return [what, { ...figures, "beside its peer": `${shown(ratio)} × ${peer}` }];
    }),
  );
}

/** How long a trip takes: whole days, and nights if the operator states them. */
export interface Duration {
  days: number;
  nights?: number;
}

/** A duration with one night less than days, as usual. */
export const daysOf = (days: number): Required<Duration> => ({ days, nights: days - 1 });

/** `5 días / 4 noches`; without nights `5 días`; nothing while it is undecided. */
export function formatDuration(duration: Duration | undefined): string {
  if (!duration) return "";
  const { days, nights } = duration;
  return nights === undefined ? `${days} días` : `${days} días / ${nights} noches`;
}

/** `3 a 5 días` for several durations; `5 días` if they are equal; `Hasta 5 días` if some are undecided. */
export function formatDays(durations: readonly (Duration | undefined)[]): string {
  const days = durations.flatMap((one) => (one ? [one.days] : []));
  const [least, most] = [Math.min(...days), Math.max(...days)];
  if (days.length === 0) return formatDuration(undefined);
  if (days.length < durations.length) return `Hasta ${most} días`;
  return least === most ? `${most} días` : `${least} a ${most} días`;
}

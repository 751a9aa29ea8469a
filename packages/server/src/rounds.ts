/** Works at each interval, one round after another: a round that takes longer than the interval delays the next. */
export function startRounds(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
  { atOnce = true } = {},
) {
  const round = () => work().catch(onError);
  let rounds = atOnce ? round() : Promise.resolve();
  const timer = setInterval(() => {
    rounds = rounds.then(round);
  }, everyMs);
  return {
    /** Resolves when the round under way is done. */
    stop() {
      clearInterval(timer);
      return rounds;
    },
  };
}

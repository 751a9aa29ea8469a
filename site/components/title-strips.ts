/** The most characters in a line of a title; a longer word has a line to itself. */
const WIDEST = 11;
/** Lines whose lengths differ by no more share one strip: a smaller step looks like a mistake. */
const STEP = 2;

/** A short word that should not end a line, and the penalty where it does. */
const HANGING_WORD = / (a|de|del|el|en|la|las|los|y)$/;
const HANGING_PENALTY = 10;

/** Breaks a title into short lines, and groups neighbours of similar length into strips. */
export function titleStrips(title: string): string[][] {
  const strips: string[][] = [];
  for (const line of titleLines(title)) {
    const above = strips.at(-1);
    const alike = above?.every(({ length }) => Math.abs(length - line.length) <= STEP);
    if (above && alike) above.push(line);
    else strips.push([line]);
  }
  return strips;
}

/** As few lines as the width allows, and of these the breaks with the most equal lengths. */
function titleLines(title: string): string[] {
  const breaks = waysToBreak(title.split(" "));
  const fewest = Math.min(...breaks.map(({ length }) => length));
  const [best = []] = breaks
    .filter(({ length }) => length === fewest)
    .toSorted((one, other) => unevenness(one) - unevenness(other));
  return best;
}

/** Every way to break words into lines that are not too wide. */
function waysToBreak([first = "", ...rest]: readonly string[]): string[][] {
  if (rest.length === 0) return [[first]];
  const [next = "", ...others] = rest;
  const joined = `${first} ${next}`;
  return [
    ...waysToBreak(rest).map((lines) => [first, ...lines]),
    ...(joined.length <= WIDEST ? waysToBreak([joined, ...others]) : []),
  ];
}

/** Compares breaks with the same number of lines; the lowest value is the best. */
const unevenness = (lines: readonly string[]) =>
  lines.reduce(
    (sum, line) => sum + line.length ** 2 + (HANGING_WORD.test(line) ? HANGING_PENALTY : 0),
    0,
  );

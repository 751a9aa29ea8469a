/** As wide as a title's line may be, in characters; a longer word stands alone. */
const WIDEST = 11;
/** Lines that differ by so few characters share one strip: a smaller step looks like a mistake. */
const STEP = 2;

/** A small word that belongs to the next line, and what it costs to leave it behind. */
const HANGING = / (a|de|del|el|en|la|las|los|y)$/;
const HANGS = 10;

/** Breaks a title into short lines; lines of similar width share one strip. */
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

/** In as few lines as the width allows, of lengths as equal as these words allow. */
function titleLines(title: string): string[] {
  const breaks = waysToBreak(title.split(" "));
  const fewest = Math.min(...breaks.map(({ length }) => length));
  const [best = []] = breaks
    .filter(({ length }) => length === fewest)
    .toSorted((one, other) => unevenness(one) - unevenness(other));
  return best;
}

/** Every way to set words into lines that are not too wide. */
function waysToBreak([first = "", ...rest]: readonly string[]): string[][] {
  if (rest.length === 0) return [[first]];
  const [next = "", ...others] = rest;
  const joined = `${first} ${next}`;
  return [
    ...waysToBreak(rest).map((lines) => [first, ...lines]),
    ...(joined.length <= WIDEST ? waysToBreak([joined, ...others]) : []),
  ];
}

/** Of lines of one title; the less, the better. */
const unevenness = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + line.length ** 2 + (HANGING.test(line) ? HANGS : 0), 0);

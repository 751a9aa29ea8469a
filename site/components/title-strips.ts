/** As wide as a title's line may be, in characters; a longer word stands alone. */
const WIDEST = 11;
/** Lines that differ by so few characters share one strip: a smaller step looks like a mistake. */
const STEP = 2;

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

function titleLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const joined = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && joined.length <= WIDEST) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

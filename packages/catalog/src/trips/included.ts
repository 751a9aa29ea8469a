/** A line of what is included that names a ride, a bed or a meal. */
export interface WayLine {
  tells: "ride" | "bed" | "meals";
  text: string;
}

export type IncludedLine = string | WayLine;

export const byRide = (text: string): WayLine => ({ tells: "ride", text });
export const toSleep = (text: string): WayLine => ({ tells: "bed", text });
export const toEat = (text: string): WayLine => ({ tells: "meals", text });

/** The line as it is read. */
export const includedText = (line: IncludedLine) => (typeof line === "string" ? line : line.text);

/** The lines about one of these, in order. */
export const linesOn = (lines: readonly IncludedLine[], wanted: WayLine["tells"]): string[] =>
  lines.flatMap((line) => (typeof line !== "string" && line.tells === wanted ? [line.text] : []));

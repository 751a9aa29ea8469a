/** A line of the included services about transport, lodging or meals. */
export interface WayLine {
  about: "ride" | "bed" | "meals";
  text: string;
}

export type IncludedLine = string | WayLine;

export const byRide = (text: string): WayLine => ({ about: "ride", text });
export const toSleep = (text: string): WayLine => ({ about: "bed", text });
export const toEat = (text: string): WayLine => ({ about: "meals", text });

export const includedText = (line: IncludedLine) => (typeof line === "string" ? line : line.text);

/** The lines about one of these topics, in order. */
export const linesOn = (lines: readonly IncludedLine[], wanted: WayLine["about"]): string[] =>
  lines.flatMap((line) => (typeof line !== "string" && line.about === wanted ? [line.text] : []));

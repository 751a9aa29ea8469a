import type { TripDocument } from "./trip-document";

export type IncludedLine = TripDocument["included"][number];

/** A line of the included services about transport, lodging or meals. */
export type WayLine = Exclude<IncludedLine, string>;

export const includedText = (line: IncludedLine) => (typeof line === "string" ? line : line.text);

/** The lines about one of these topics, in order. */
export const linesOn = (lines: readonly IncludedLine[], wanted: WayLine["about"]): string[] =>
  lines.flatMap((line) => (typeof line !== "string" && line.about === wanted ? [line.text] : []));

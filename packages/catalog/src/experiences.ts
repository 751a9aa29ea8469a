/** An experience of the New Year in the Pacific. */
export interface Experience {
  id: string;
  name: string;
}

/** What a traveller may pick two of. */
export const experiences = [
  { id: "whale-safari", name: "Safari de ballenas" },
  { id: "surf-lesson", name: "Clase de surf" },
  { id: "artisanal-fishing", name: "Pesca artesanal" },
  { id: "massage", name: "Masaje" },
] as const satisfies readonly Experience[];

/** The id of a name; a name that the catalog does not know is its own id. */
export const experienceId = (name: string): string =>
  experiences.find((experience) => experience.name === name)?.id ?? name;

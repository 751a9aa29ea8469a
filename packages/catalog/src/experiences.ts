/** An experience of the New Year in the Pacific. */
export interface Experience {
  id: string;
  name: string;
}

/** The experiences, of which a traveller may choose two. */
export const experiences = [
  { id: "whale-safari", name: "Safari de ballenas" },
  { id: "surf-lesson", name: "Clase de surf" },
  { id: "artisanal-fishing", name: "Pesca artesanal" },
  { id: "massage", name: "Masaje" },
] as const satisfies readonly Experience[];

/** The id of an experience's name; an unknown name is returned as it is. */
export const experienceId = (name: string): string =>
  experiences.find((experience) => experience.name === name)?.id ?? name;

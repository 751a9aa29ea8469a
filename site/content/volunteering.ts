import { tripName, voluntariado } from "@maloca/catalog";

const onPage = (id: string) => ({ id, href: `/${voluntariado.slug}#${id}` });

/** Volunteering for weeks. */
export const weeks = onPage("semanas");

/** Groups of students of any size: no group size is stated for stays or for pilots with universities. */
export const students = {
  ...onPage("estudiantes"),
  message: `Hola, quiero venir con un grupo de estudiantes: ${tripName(voluntariado)}.`,
} as const;

import { tripName, voluntariado } from "@maloca/catalog";

const onPage = (id: string) => ({ id, href: `/${voluntariado.slug}#${id}` });

/** Volunteering for weeks; its price and length are in the catalog. */
export const weeks = {
  ...onPage("semanas"),
  title: "Quedarse por semanas",
  text: "Cuéntanos cuándo puedes venir y lo conversamos.",
  button: "Pedir las semanas",
} as const;

/** Groups of students of any size: no group size is stated for stays or for pilots with universities. */
export const students = {
  ...onPage("estudiantes"),
  title: "¿Vienes con estudiantes?",
  text: "Un curso, un semillero, una facultad entera: dinos cuántos son y qué estudian. Para venir unos días está este voluntariado; para diseñar un proyecto con la comunidad, la consultoría.",
  link: { label: "Ver la consultoría", href: "/consultoria" },
  button: "Preguntar por un grupo",
  message: `Hola, quiero venir con un grupo de estudiantes: ${tripName(voluntariado)}.`,
} as const;

/** The volunteering page's words beside its data in the catalog. */
export const volunteering = {
  toStays: "Ver las estadías",
  ask: "Preguntar por WhatsApp",
  calendar: {
    title: "El mar trae el calendario",
    text: "Estas son las visitas que tiene anotadas.",
  },
  album: "Lo que rodea el trabajo",
} as const;

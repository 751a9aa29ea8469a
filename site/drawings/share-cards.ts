import { settings, trips } from "@maloca/catalog";

export const brand = settings.brand;

/** The words on the picture of a shared link, by the folder of the page's hero: a title and a line below it. */
export const words: Record<string, readonly [title: string, line: string]> = {
  home: [settings.tagline, "Viajes con comunidades de Colombia"],
  ...Object.fromEntries(trips.map(({ slug, hero }) => [slug, [hero.title, hero.eyebrow] as const])),
  voluntariado: ["Voluntariado", "Chocó · Costa pacífica"],
  consultoria: ["Consultoría", "Programa de Impacto Comunitario"],
  "blog-choco-checkpoint": ["El primer checkpoint regenerativo nació en el Chocó", "Arusí, Chocó"],
  "blog-el-salto": ["El salto", "Cuaderno de viaje"],
};

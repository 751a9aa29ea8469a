import type { Fact } from "@maloca/catalog";
import { cartagena } from "@maloca/catalog/trips/cartagena";
import { chocoScenes } from "@maloca/catalog/trips/choco";
import { ejeCafetero } from "@maloca/catalog/trips/eje-cafetero";
import { guaviare } from "@maloca/catalog/trips/guaviare";
import { macarena } from "@maloca/catalog/trips/macarena";

export const about = {
  title: "Que el lugar quede mejor de como lo encontramos",
  paragraphs: [
    "Somos un operador colombiano. Armamos viajes, voluntariados y proyectos con comunidades que decidieron recibir visita a su manera y a su ritmo.",
    "Los guías se llaman Maestros de Vida porque eso hacen: enseñan a pescar, a tejer, a leer el monte. También acompañamos a hoteles y organizaciones de turismo con el Programa de Impacto Comunitario.",
  ],
  picture: guaviare.scenes.rio,
  figures: [
    { value: "+200", label: "familias en 5 territorios" },
    { value: "20", label: "estudiantes en el primer semestre de 2025" },
    { value: "+15", label: "congresos" },
  ] satisfies Fact[],
} as const;

/** A prize or certificate; the component chooses its icon and colour. */
export interface Recognition {
  year: string;
  title: string;
  organization: string;
  description: string;
}

export const recognitions = {
  title: "Reconocimientos",
  /** What the operator has given so far; without any, only the programme below is shown. */
  list: [] as readonly Recognition[],
  acceleration: {
    year: "2025",
    title: "Programa de aceleración",
    description: "Un año para ponerle números, manos y orden a lo que ya se hacía con el corazón.",
  } satisfies Omit<Recognition, "organization">,
} as const;

export const gallery = {
  title: "Así se ve desde adentro",
  text: "Toca una lámina para verla entera.",
  pictures: [
    guaviare.scenes.noche,
    ejeCafetero.scenes.cerezas,
    chocoScenes.atardecer,
    cartagena.scenes.plaza,
    guaviare.scenes.pinturas,
    macarena.scenes.atardecer,
  ],
} as const;

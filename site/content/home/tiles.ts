import type { Trip } from "@maloca/catalog";
import { cartagena } from "@maloca/catalog/trips/cartagena";
import { chocoScenes } from "@maloca/catalog/trips/choco";
import { ejeCafetero } from "@maloca/catalog/trips/eje-cafetero";
import { macarena } from "@maloca/catalog/trips/macarena";
import { providencia } from "@maloca/catalog/trips/providencia";
import { santaMarta } from "@maloca/catalog/trips/santa-marta";

const to = ({ slug, destination }: Trip) => ({ name: destination, href: `/${slug}` });

/** In the order of the home page. Each shows a scene of the place; the trip's card shows its hero. */
export const tiles = {
  title: "Cada curva, otro país",
  items: [
    { ...to(cartagena), line: "Balcón y tambor", picture: cartagena.scenes.balcones },
    { ...to(ejeCafetero), line: "Montaña y tinto", picture: ejeCafetero.scenes.willys },
    { ...to(macarena), line: "Río de colores", picture: macarena.scenes.plantas },
    { ...to(santaMarta), line: "Nieve y mar", picture: santaMarta.scenes.hero },
    { ...to(providencia), line: "Siete azules", picture: providencia.scenes.hero },
    {
      name: "Chocó",
      href: "/voluntariado",
      line: "Selva y ballenas",
      picture: chocoScenes.avistamiento,
    },
  ],
} as const;

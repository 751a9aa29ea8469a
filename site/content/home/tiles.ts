import {
  cartagena,
  ejeCafetero,
  macarena,
  providencia,
  santaMarta,
  scene,
  type Trip,
} from "@maloca/catalog";

const to = ({ slug, destination }: Trip) => ({ name: destination, href: `/${slug}` });

/** In the order of the home page. Scenes of the place; its poster hangs with the trips. */
export const tiles = {
  title: "Un país que cambia en cada curva",
  items: [
    { ...to(cartagena), line: "Balcón y tambor", picture: scene("cartagena/balcones") },
    { ...to(ejeCafetero), line: "Montaña y tinto", picture: scene("eje-cafetero/willys") },
    { ...to(macarena), line: "Río de colores", picture: scene("macarena/plantas") },
    { ...to(santaMarta), line: "Nieve y mar", picture: scene("santa-marta/hero") },
    { ...to(providencia), line: "Siete azules", picture: scene("providencia/hero") },
    {
      name: "Chocó",
      href: "/voluntariado",
      line: "Selva y ballenas",
      picture: scene("choco/avistamiento"),
    },
  ],
} as const;

import { drawing } from "@maloca/catalog";

/** The English lines are prescribed, word for word (docs/product.md, "Not found"). */
export const notFound = {
  title: "Página no encontrada",
  english: { heading: "404", text: "Oops! Page not found", link: "Return to Home" },
  spanish:
    "Este camino no está en el mapa. El fuego de la maloca sí: vuelve y arrancamos de nuevo.",
  image: drawing("guaviare/noche"),
} as const;

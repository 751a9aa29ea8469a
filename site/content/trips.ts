import {
  cartagena,
  ejeCafetero,
  ejeCafeteroDiciembre,
  finDeAnoChoco,
  guajira,
  guaviare,
  macarena,
  macarenaFinDeAno,
  providencia,
  sanAndres,
  santaMarta,
  santaMartaDiciembre,
  type Trip,
  velitasChoco,
} from "@maloca/catalog";

/** In the order of the home page's cards (spec §2). */
export const destinations: readonly Trip[] = [
  cartagena,
  providencia,
  sanAndres,
  ejeCafetero,
  santaMarta,
  macarena,
  guaviare,
  guajira,
];

export const seasonal: readonly Trip[] = [
  velitasChoco,
  finDeAnoChoco,
  ejeCafeteroDiciembre,
  macarenaFinDeAno,
  santaMartaDiciembre,
];

/** The trips that have a page. */
export const trips: readonly Trip[] = [...destinations, ...seasonal];

/** Shown with its artwork on the home page. */
export const featured: readonly Trip[] = [guaviare];

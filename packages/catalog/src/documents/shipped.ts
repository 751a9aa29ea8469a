import consultancy from "../../content/consultancy.json";
import home from "../../content/home.json";
import chocoCheckpoint from "../../content/stories/choco-checkpoint.json";
import elSalto from "../../content/stories/el-salto.json";
import cartagena from "../../content/trips/cartagena.json";
import ejeCafetero from "../../content/trips/eje-cafetero.json";
import ejeCafeteroDiciembre from "../../content/trips/eje-cafetero-diciembre.json";
import finDeAnoChoco from "../../content/trips/fin-de-ano-choco.json";
import guajira from "../../content/trips/guajira.json";
import guaviare from "../../content/trips/guaviare.json";
import macarena from "../../content/trips/macarena.json";
import macarenaFinDeAno from "../../content/trips/macarena-fin-de-ano.json";
import providencia from "../../content/trips/providencia.json";
import sanAndres from "../../content/trips/san-andres.json";
import santaMarta from "../../content/trips/santa-marta.json";
import santaMartaDiciembre from "../../content/trips/santa-marta-diciembre.json";
import velitasChoco from "../../content/trips/velitas-choco.json";
import voluntariado from "../../content/trips/voluntariado.json";

const trips = [
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
  velitasChoco,
  voluntariado,
];

/** The first version of what is sold: the documents of `content/`, which the build and a test check by their schemas. */
export const shippedSold: Readonly<Record<string, object>> = {
  home,
  consultancy,
  ...Object.fromEntries(trips.map((trip) => [`trips/${trip.slug}`, trip])),
};

/** The first stories, likewise. */
export const shippedStories: Readonly<Record<string, object>> = {
  "stories/choco-checkpoint": chocoCheckpoint,
  "stories/el-salto": elSalto,
};

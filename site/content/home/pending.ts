import { trust, trustPending } from "../trust";
import { recognitions } from "./about";
import { blog } from "./closing";
import { community } from "./community";

const marked = (kind: string, list: readonly { pending?: boolean; name: string }[]) =>
  list.filter(({ pending }) => pending).map(({ name }) => `${kind}: ${name}`);

/** Facts of the home page that the operator has still to give. */
export const homePending: readonly string[] = [
  ...(recognitions.list.length ? [] : ["Reconocimientos: año, nombre, quién lo otorga y por qué"]),
  "Programa de aceleración de 2025: quién lo hace",
  ...trustPending(trust),
  ...marked("Consejo asesor", community.advisers.list),
  ...marked("Comunidad aliada", community.partners.list),
  ...blog.stories.filter(({ date }) => !date).map(({ title }) => `Fecha de la historia: ${title}`),
];

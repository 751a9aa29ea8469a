import { recognitions } from "./about";
import { blog } from "./closing";
import { community } from "./community";

const marked = (kind: string, list: readonly { pending?: boolean; name: string }[]) =>
  list.filter(({ pending }) => pending).map(({ name }) => `${kind}: ${name}`);

const titled = ({ title, ...rest }: { title: string; pending?: boolean }) => ({
  ...rest,
  name: title,
});

/** What the home page shows in place of facts that the operator has still to give. */
export const homePending: readonly string[] = [
  ...marked("Reconocimiento", recognitions.list.map(titled)),
  ...marked("Programa de aceleración", [titled(recognitions.acceleration)]),
  ...marked("Consejo asesor", community.advisers.list),
  ...marked("Comunidad aliada", community.partners.list),
  ...blog.stories.filter(({ date }) => !date).map(({ title }) => `Fecha de la historia: ${title}`),
];

import type { Fact, Picture } from "@maloca/catalog";
import { drawing } from "@maloca/catalog";
import { chocoCheckpoint } from "../blog/choco-checkpoint";
import { elSalto } from "../blog/el-salto";
import { storyPath } from "../blog/story";

/** A story's card. Without a date until the operator gives one. */
interface StoryCard {
  title: string;
  excerpt: string;
  category: string;
  picture: Picture;
  date?: string | undefined;
  /** Unset while the story has no page: its button is shown and disabled. */
  href?: string;
}

export const blog = {
  title: "Cuaderno de viaje",
  link: "Leer más",
  soon: "Próximamente",
  stories: [
    {
      title: elSalto.title,
      excerpt: "La historia de por qué empezamos, contada por quien la fundó.",
      category: "Fundación",
      picture: drawing("guaviare/ciudad-de-piedra"),
      date: elSalto.date,
      href: storyPath(elSalto),
    },
    {
      title: chocoCheckpoint.title,
      excerpt: "Cómo Arusí y su Jardín del Mar se volvieron el punto de partida.",
      category: "Comunidades",
      picture: drawing("choco/mapa"),
      date: chocoCheckpoint.date,
      href: storyPath(chocoCheckpoint),
    },
    {
      title: "Cómo se llega a una casa ajena",
      excerpt: "Lo que los Maestros de Vida piden antes de abrir la puerta.",
      category: "Oficio",
      picture: drawing("cartagena/puerta"),
    },
  ] satisfies StoryCard[] as readonly StoryCard[],
} as const;

export const newsletter = {
  title: "Una carta de vez en cuando",
  text: "Salidas nuevas y noticias de las comunidades, en tu correo.",
} as const;

export const vision = {
  title: "A esto le apuntamos para 2030",
  image: drawing("guaviare/caminantes"),
  figures: [
    { value: "50", label: "hoteles regenerativos" },
    { value: "15", label: "checkpoints activos" },
    { value: "+10.000", label: "beneficiarios directos" },
  ] satisfies Fact[],
  text: "Cada viaje empuja un poquito. El tuyo también cuenta.",
  reserve: "Agenda tu Viaje",
} as const;

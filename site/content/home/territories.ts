import { type Fact, siteLinks } from "@maloca/catalog";
import { ejeCafetero } from "@maloca/catalog/trips/eje-cafetero";
import { guajira } from "@maloca/catalog/trips/guajira";

export const territories = {
  title: "Proyectos con nombre propio",
  text: "Un checkpoint es un proyecto de la comunidad que tu viaje ayuda a sostener. Lo cuidan sus Maestros de Vida, los guías del lugar.",
  coffee: {
    title: "Checkpoint Eje Cafetero",
    text: "Familias cafeteras que reciben en su finca y siembran árbol nativo donde antes hubo potrero.",
    picture: ejeCafetero.scenes.recolectores,
    link: { label: "Ir al Eje Cafetero", href: "/eje-cafetero" },
  },
  sardinas: {
    title: "Sardinas, La Guajira",
    text: "Una comunidad wayuu que quiere recibir visita a su manera.",
    picture: guajira.scenes.hero,
    figures: [{ value: "150", label: "familias" }] satisfies Fact[],
  },
  donation: {
    title: "También se ayuda desde lejos",
    text: "Lo que aportes va a la colecta del Jardín del Mar, en una página aparte.",
    label: "Donar al Jardín del Mar",
    href: siteLinks.donationUrl,
  },
} as const;

import { drawing, type Fact, pilot as facts, formatNumber, siteLinks } from "@maloca/catalog";

const count = (value: number, label: string): Fact => ({ value: formatNumber(value), label });

const { commercial, philanthropic } = facts.investmentUsd;
const families = count(facts.families, "familias");

export const pilot = {
  eyebrow: `Proyecto piloto · ${facts.place}`,
  title: facts.name,
  text: "Donde la selva se moja los pies en el Pacífico, Arusí está levantando el primer checkpoint: agua limpia, energía del sol, aula de mar y camas para recibir visita. Todo con nombre propio y en manos de su gente.",
  picture: drawing("choco/hero"),
  figures: [
    count(facts.litresPerDay, "litros de agua al día"),
    families,
    count(facts.children, "niñas y niños"),
    count(facts.jobs, "empleos"),
  ] satisfies Fact[],
  investment: {
    /** Title of the fold: home is for travellers first, and then for investors. */
    fold: "Para quien invierte",
    title: "Inversión total",
    totalUsd: commercial + philanthropic,
    parts: [
      { id: "commercial", label: "inversión comercial", usd: commercial },
      { id: "philanthropic", label: "aporte filantrópico", usd: philanthropic },
    ],
    returns: [
      { value: "22–25\u00a0%", label: "TIR de la inversión comercial" },
      { value: "4\u00a0años", label: "para recuperar la inversión" },
    ] satisfies Fact[],
  },
} as const;

export const checkpoint = {
  name: facts.name,
  place: facts.place,
  status: facts.status,
  year: facts.year,
  community: "Familias de Arusí",
  text: "El primero. Se puede visitar, trabajar en él y aprender de sus Maestros de Vida.",
  picture: drawing("choco/amanecer"),
  figures: [families, count(facts.children, "niñas y niños en educación marina")] satisfies Fact[],
  infrastructure: facts.infrastructure,
} as const;

export const territories = {
  title: "Proyectos con nombre propio",
  text: "Un checkpoint es un proyecto de la comunidad que tu viaje ayuda a sostener. Lo cuidan sus Maestros de Vida, los guías del lugar.",
  coffee: {
    title: "Checkpoint Eje Cafetero",
    text: "Familias cafeteras que reciben en su finca y siembran árbol nativo donde antes hubo potrero.",
    picture: drawing("eje-cafetero/recolectores"),
    link: { label: "Ir al Eje Cafetero", href: "/eje-cafetero" },
  },
  sardinas: {
    title: "Sardinas, La Guajira",
    text: "Una comunidad wayuu que quiere recibir visita a su manera.",
    picture: drawing("guajira/hero"),
    figures: [{ value: "150", label: "familias" }] satisfies Fact[],
  },
  donation: {
    title: "También se ayuda desde lejos",
    text: "Lo que aportes va a la colecta del Jardín del Mar, en una página aparte.",
    label: "Donar al Jardín del Mar",
    href: siteLinks.donationUrl,
  },
} as const;

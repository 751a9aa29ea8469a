import type { Fact } from "@maloca/catalog";
import { scene } from "@maloca/catalog";

/** One fact for the pilot and for its checkpoint (spec §1, §3). */
const families: Fact = { value: "60", label: "familias" };
const children: Fact = { value: "50", label: "niñas y niños en educación marina" };

/** In dollars, as stated (spec §1). */
const COMMERCIAL_USD = 200_000;
const PHILANTHROPIC_USD = 150_000;

export const pilot = {
  eyebrow: "Proyecto piloto · Arusí, Chocó",
  title: "Jardín del Mar",
  text: "Donde la selva se moja los pies en el Pacífico, Arusí está levantando el primer checkpoint: agua limpia, energía del sol, aula de mar y camas para recibir visita. Todo con nombre propio y en manos de su gente.",
  picture: scene("choco/hero"),
  figures: [
    { value: "3.000", label: "litros de agua al día" },
    families,
    { value: "50", label: "niñas y niños" },
    { value: "12", label: "empleos" },
  ] satisfies Fact[],
  investment: {
    title: "Inversión total",
    totalUsd: COMMERCIAL_USD + PHILANTHROPIC_USD,
    parts: [
      { id: "commercial", label: "inversión comercial", usd: COMMERCIAL_USD },
      { id: "philanthropic", label: "aporte filantrópico", usd: PHILANTHROPIC_USD },
    ],
    returns: [
      { value: "22–25\u00a0%", label: "TIR de la inversión comercial" },
      { value: "4\u00a0años", label: "para recuperar la inversión" },
    ] satisfies Fact[],
  },
} as const;

export const checkpoint = {
  name: "Jardín del Mar",
  place: "Arusí, Chocó",
  status: "Activo",
  year: "2025",
  community: "Las familias de Arusí",
  text: "El primero. Se puede visitar, trabajar en él y aprender de sus Maestros de Vida.",
  picture: scene("choco/amanecer"),
  figures: [families, children] satisfies Fact[],
  infrastructure: ["Energía solar comunitaria", "Agua limpia"],
} as const;

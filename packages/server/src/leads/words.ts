import type { Source } from "@maloca/catalog";
import type { SpamSign } from "./spam";

export const sourceLabels: Record<keyof Source, string> = {
  utm_source: "Origen",
  utm_medium: "Medio",
  utm_campaign: "Campaña",
  utm_term: "Término",
  utm_content: "Contenido",
  gclid: "Clic de Google",
  fbclid: "Clic de Facebook",
  msclkid: "Clic de Microsoft",
  referrer: "Página anterior",
  assistant: "Asistente que llenó el formulario",
};

/** Why the team should check a lead, in a word and in a sentence. */
export const spamWords = {
  trap: {
    word: "trampa",
    reason: "Llenó un campo que las personas no ven: puede ser un robot. No se le confirmó.",
  },
  haste: {
    word: "muy rápido",
    reason: "Se envió en menos de un segundo: puede ser un robot. No se le confirmó.",
  },
} satisfies Record<SpamSign, { word: string; reason: string }>;

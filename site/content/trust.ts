import type { TripSlug } from "@maloca/catalog";

/** Whose page shows it. */
export type TrustPage = TripSlug | "voluntariado";

/** A photo in `site/public/fotos/`, upright or lying. */
export interface Photo {
  /** Its name in that folder: `nuqui-lancha.jpg`. */
  file: string;
  /** In pixels, as the file is. */
  width: number;
  height: number;
  /** What is seen, for who does not see it. */
  alt: string;
  author: string;
  place: string;
  /** Year and month: `2026-08`. */
  date: string;
}

/** Somebody who receives the travellers, and has agreed to be shown. */
export interface Host {
  name: string;
  /** What they do: `Lanchero y guía`. */
  role: string;
  place: string;
  /** In their own words. */
  words?: string;
  photo?: Photo;
  pages: readonly TrustPage[];
}

/** What a traveller wrote, unchanged; its author has agreed to be named. */
export interface Review {
  text: string;
  author: string;
  /** When they travelled: `2026-08`. */
  date: string;
  page: TrustPage;
  /** Where it was published, so that anybody can check it. */
  source?: { label: string; href: string };
}

/** What makes the operator worth trusting (docs/trust.md). What is empty is not shown. */
export interface Trust {
  /** The operator's entry in the Registro Nacional de Turismo. */
  rntUrl?: string;
  /** How soon a person answers, as measured: `menos de 4 horas, en horario de atención`. */
  answerTime?: string;
  photos: readonly (Photo & { pages: readonly TrustPage[] })[];
  hosts: readonly Host[];
  reviews: readonly Review[];
}

/** The operator's. */
export const trust: Trust = {
  photos: [],
  hosts: [],
  reviews: [],
};

/** What the operator has still to give. */
export const trustPending = ({ rntUrl, answerTime, photos, hosts, reviews }: Trust): string[] =>
  [
    rntUrl ? "" : "Enlace al registro del RNT",
    answerTime ? "" : "Tiempo de respuesta, medido",
    photos.length ? "" : "Fotos, con autor, lugar y fecha",
    hosts.length ? "" : "Anfitriones que quieren aparecer",
    reviews.length ? "" : "Reseñas, con nombre y fecha",
  ].filter(Boolean);

export const trustWords = {
  hosts: "Quiénes te reciben",
  photos: "Fotos de quienes ya fueron",
  reviews: "Lo que cuentan al volver",
  photoBy: (author: string) => `Foto de ${author}`,
  travelled: (month: string) => `viajó en ${month}`,
  answerTime: "Respondemos en",
} as const;

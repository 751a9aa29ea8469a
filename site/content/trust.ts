import { readDocuments } from "@maloca/catalog/documents/documents";
import type { TrustDocument } from "@maloca/catalog/documents/trust-document";
import { shownPicture } from "./operator-pictures";

/** The slug of the trip's page that shows a photo, a host or a review. */
export type TrustPage = string;

/** A photo, portrait or landscape. */
export interface Photo {
  /** Its address. */
  src: string;
  /** The file's size in pixels. */
  width: number;
  height: number;
  /** The text alternative. */
  alt: string;
  author: string;
  place: string;
  /** Year and month: `2026-08`. */
  date: string;
}

/** A person who receives the travellers and has agreed to be shown. */
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

/** What a traveller wrote, unchanged; the author has agreed to be named. */
export interface Review {
  text: string;
  author: string;
  /** When they travelled: `2026-08`. */
  date: string;
  page: TrustPage;
  /** Where it was published, so that visitors can check it. */
  source?: { label: string; href: string };
}

/** Evidence about the operator (docs/trust.md). Empty parts are not shown. */
export interface Trust {
  /** The operator's entry in the Registro Nacional de Turismo. */
  rntUrl?: string;
  /** The measured time until a person answers: `menos de 4 horas, en horario de atención`. */
  answerTime?: string;
  photos: readonly (Photo & { pages: readonly TrustPage[] })[];
  hosts: readonly Host[];
  reviews: readonly Review[];
}

/** What the operator has given so far. */
export const trust: Trust = trustOf(readDocuments().trust);

/** A document's evidence, with the addresses of its photos. */
export function trustOf({ photos, hosts, ...rest }: TrustDocument): Trust {
  return {
    ...rest,
    photos: photos.map((photo) => ({ ...photo, ...shownPicture(photo) })),
    hosts: hosts.map(({ photo, ...host }) => ({
      ...host,
      ...(photo && { photo: { ...photo, ...shownPicture(photo) } }),
    })),
  };
}

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

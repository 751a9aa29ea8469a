import { readDocuments } from "@maloca/catalog/documents/documents";
import type { TrustDocument } from "@maloca/catalog/documents/trust-document";
import { shownPicture } from "./operator-pictures";

/** Evidence about the operator (docs/trust.md), with the addresses of its photos. Empty parts are not shown. */
export type Trust = ReturnType<typeof trustOf>;

export type Host = Trust["hosts"][number];
export type Photo = NonNullable<Host["photo"]>;
export type Review = Trust["reviews"][number];

/** What the operator has given so far. */
export const trust = trustOf(readDocuments().trust);

/** A document's evidence, with the addresses of its photos. */
export function trustOf({ photos, hosts, ...rest }: TrustDocument) {
  return {
    ...rest,
    photos: photos.map((photo) => ({ ...photo, ...shownPicture(photo) })),
    hosts: hosts.map(withFace),
  };
}

type Portrait = NonNullable<TrustDocument["hosts"][number]["photo"]>;

/** A person, with the address of their photo. */
export function withFace<One extends { photo?: Portrait | undefined }>({ photo, ...one }: One) {
  return { ...one, ...(photo && { photo: { ...photo, ...shownPicture(photo) } }) };
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

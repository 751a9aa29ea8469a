import * as z from "zod";
import { drawings } from "../trips/drawings";
import { BLURRED, isSharp, photograph } from "../trips/package-document";

/** A drawing that a photo may stand for, or the picture of a shared page. */
const isReplaceable = (address: string) =>
  drawings.some(({ src }) => src === address) || /^\/art\/og\/[\w-]+\.jpg$/.test(address);

/** The sides of the company's mark, which is a square, in pixels. */
export const LOGO_SIDE = 512;

const { shape } = photograph;
const exactly = (title: string, pixels: number) =>
  z.literal(pixels, { error: `la foto tiene que medir ${pixels} píxeles` }).meta({
    title,
    description: "De la imagen, en píxeles.",
  });

/** The company's mark, its picture of shared links, and photos where no trip has them. */
export const companyPictures = z
  .strictObject({
    logo: z
      .strictObject({
        photo: shape.photo
          .refine((name) => name.endsWith(".png"), {
            error: "la marca tiene que ser un PNG",
          })
          .meta({ title: "Marca", description: "Su archivo, un PNG.", format: "png" }),
        width: exactly("Ancho", LOGO_SIDE),
        height: exactly("Alto", LOGO_SIDE),
      })
      .meta({
        title: "Marca",
        description: `La de la barra y de la pestaña: un PNG de ${LOGO_SIDE} × ${LOGO_SIDE}.`,
      })
      .optional(),
    social: z
      .strictObject({
        photo: shape.photo
          .refine((name) => /\.(jpg|png)$/.test(name), {
            error: "la imagen de enlaces compartidos tiene que ser JPEG o PNG",
          })
          .meta({ title: "Imagen", description: "Su archivo, un JPEG o PNG.", format: "jpeg" }),
        width: exactly("Ancho", 1200),
        height: exactly("Alto", 630),
      })
      .meta({
        title: "Enlaces compartidos",
        description: "La imagen que se ve al compartir: un JPEG o PNG de 1200 × 630.",
      })
      .optional(),
    drawings: z
      .record(
        z.string().refine(isReplaceable, {
          error: "el sitio no tiene ese dibujo: escríbelo como /art/cartagena/hero.svg",
        }),
        z
          .strictObject({
            photo: shape.photo,
            width: shape.width,
            height: shape.height,
            alt: shape.alt,
          })
          .refine(isSharp, BLURRED),
      )
      .meta({ title: "Fotos en lugar de dibujos" }),
  })
  .meta({ title: "Imágenes" });

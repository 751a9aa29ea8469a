import * as z from "zod";

/** The document of the home page. */
export const homeDocument = z.strictObject({
  trips: z.array(z.string()).min(1).max(100).readonly().meta({
    title: "Viajes",
    description:
      "Los que se muestran, en su orden, cada uno con el nombre de su documento. El que falta queda oculto.",
  }),
});

export type HomeDocument = z.output<typeof homeDocument>;

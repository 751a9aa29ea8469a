import { drawnScenes } from "./scenes";

/** The main pictures of pages that are not about a trip. */
export const pageScenes = {
  home: drawnScenes("home", {
    hero: [
      "Ilustración: una maloca junto al río al amanecer y dos personas que pasan en canoa.",
      "Amanece junto al río",
      [770, 380, 1190, 700],
    ],
  }),
  consultoria: drawnScenes("consultoria", {
    hero: [
      "Ilustración: cinco personas conversan alrededor de un mapa, bajo un techo de palma, frente a un valle al amanecer.",
      "Un mapa sobre la mesa",
      [640, 600, 1300, 960],
    ],
  }),
  "blog-choco-checkpoint": drawnScenes("blog-choco-checkpoint", {
    hero: [
      "Ilustración: una casa con paneles solares y tanque de agua junto al mar, con gente que siembra y cava en la huerta y una abuela en la entrada.",
      "El jardín junto al mar",
      [910, 400, 1390, 720],
    ],
  }),
  "blog-el-salto": drawnScenes("blog-el-salto", {
    hero: [
      "Ilustración: alguien salta de una roca a otra frente a un sol enorme; dos personas esperan del otro lado.",
      "El salto",
      [810, 220, 1120, 510],
    ],
  }),
};

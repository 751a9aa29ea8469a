/** What the lightbox says. A partner may replace any of it. */
export const lightboxStrings = {
  title: "Galería de imágenes",
  close: "Cerrar",
  previous: "Imagen anterior",
  next: "Imagen siguiente",
  counter: "{n} / {total}",
  failed: "No pudimos cargar esta imagen. Revisa tu señal.",
};

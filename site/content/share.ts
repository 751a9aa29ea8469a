/** Sharing a trip or a search. */
export const shareWords = {
  share: "Compartir",
  copied: "Dirección copiada: pégala donde quieras.",
  /** Neither the device's own share nor the clipboard took it. */
  failed: "No se compartió. Copia la dirección de la barra del navegador.",
} as const;

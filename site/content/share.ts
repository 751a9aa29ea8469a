/** Text of the button that shares a trip or a search. */
export const SHARE = "Compartir";

/** What it says then. */
export const shareWords = {
  copied: "Dirección copiada: pégala donde quieras.",
  /** Neither the device's share dialog nor the clipboard worked. */
  failed: "No se compartió. Copia la dirección de la barra del navegador.",
} as const;

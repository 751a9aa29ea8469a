/** What is said of a request that was not sent. Comes when it is needed; a partner may replace it. */
export const offlineNoticeStrings = {
  keep: "Guardar en este dispositivo y enviar cuando vuelva la señal",
  kept: "Guardado en este dispositivo, sin enviar. Se envía solo cuando vuelva la señal o vuelvas aquí.",
  unkept: "No pudimos guardarlo en este dispositivo. No cierres esta página.",
  forget: "Borrar lo guardado",
};

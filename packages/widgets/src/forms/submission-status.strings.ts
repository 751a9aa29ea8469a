import type { offlineNoticeStrings } from "./offline-notice.strings";

/** What every form that is sent says of its request on the way. */
export const submissionStatusStrings: Words & Partial<typeof offlineNoticeStrings> = {
  slow: "La señal está lenta. Seguimos enviando; no cierres esta página.",
  offline: "Sin señal. Lo escrito espera aquí y sale solo cuando vuelva.",
  invalid: "Revisa los campos marcados.",
};

interface Words {
  slow: string;
  offline: string;
  invalid: string;
}

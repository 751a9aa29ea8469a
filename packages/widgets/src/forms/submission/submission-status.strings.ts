import { type offlineNotice, submissionStatus } from "../../locales/es";

/** Status texts of a form's request. A partner may also replace those of the offline notice. */
export const submissionStatusStrings: typeof submissionStatus & Partial<typeof offlineNotice> =
  submissionStatus;

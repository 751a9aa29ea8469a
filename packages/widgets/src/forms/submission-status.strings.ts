import { type offlineNotice, submissionStatus } from "../locales/es";

/** What a form says of its request on the way; a partner may replace what comes later, too. */
export const submissionStatusStrings: typeof submissionStatus & Partial<typeof offlineNotice> =
  submissionStatus;

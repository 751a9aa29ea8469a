import type { submissionStatus } from "../../locales/es";
import { LiveStatus } from "../../ui/status/live-status";
import { LiveText } from "../../ui/status/live-text";
import type { Phase } from "./submission.types";
import type { FormController } from "./types";
import type { useFormSubmission } from "./use-form-submission";

interface SubmitButtonProps {
  className: string;
  busy: boolean;
  text: { submit: string; sending: string };
}

/** Sends the form. It keeps the focus while it is busy, so it is not `disabled`. */
export const SubmitButton = ({ className, busy, text }: SubmitButtonProps) => (
  <button type="submit" className={className} aria-disabled={busy || undefined} part="submit">
    <LiveText text={busy ? text.sending : text.submit} />
  </button>
);

interface SubmissionStatusProps {
  submission: Pick<ReturnType<typeof useFormSubmission>, "phase" | "errors" | "OfflineNotice"> & {
    controller: FormController;
  };
  text: typeof submissionStatus & { failed: string; sent?: string };
}

/** A request's status, and the offline notice of one that was not sent. */
export function SubmissionStatus({ submission, text }: SubmissionStatusProps) {
  const { phase, errors, controller, OfflineNotice } = submission;
  const { slow, offline, failed, sent } = text;
  const texts: Partial<Record<Phase, string | undefined>> = {
    slow,
    offline,
    failed,
    refused: failed,
    sent,
    idle: Object.keys(errors).length ? text.invalid : "",
  };
  return (
    <>
      <LiveStatus text={texts[phase] || ""} />
      {OfflineNotice && <OfflineNotice controller={controller} phase={phase} />}
    </>
  );
}

import { LiveStatus } from "../../ui/status/live-status";
import type { Phase } from "./submission.types";
import type { submissionStatusStrings } from "./submission-status.strings";
import type { FormController } from "./types";
import type { useFormSubmission } from "./use-form-submission";

interface SubmissionStatusProps {
  submission: Pick<ReturnType<typeof useFormSubmission>, "phase" | "errors" | "OfflineNotice"> & {
    controller: FormController;
  };
  text: typeof submissionStatusStrings & { failed: string; sent?: string };
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

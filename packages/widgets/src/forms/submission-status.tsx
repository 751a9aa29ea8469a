import { LiveStatus } from "../ui/live-status";
import type { submissionStatusStrings } from "./submission-status.strings";
import type { FormController, Phase } from "./types";
import type { useFormSubmission } from "./use-form-submission";

interface SubmissionStatusProps {
  submission: Pick<ReturnType<typeof useFormSubmission>, "phase" | "errors" | "OfflineNotice"> & {
    controller: FormController;
  };
  text: typeof submissionStatusStrings & { failed: string; sent?: string };
  /** Shown when there is no other status. */
  otherwise?: string | false;
}

/** A request's status, and the offline notice of one that was not sent. */
export function SubmissionStatus({ submission, text, otherwise }: SubmissionStatusProps) {
  const { phase, errors, controller, OfflineNotice } = submission;
  const wrong = phase === "idle" && Object.keys(errors).length;
  const words: Partial<Record<Phase, string>> = text;
  const message =
    (phase === "refused" ? text.failed : !/kept|sending/.test(phase) && words[phase]) ||
    (wrong && text.invalid) ||
    otherwise ||
    "";
  return (
    <>
      <LiveStatus text={message} />
      {OfflineNotice && <OfflineNotice controller={controller} phase={phase} />}
    </>
  );
}

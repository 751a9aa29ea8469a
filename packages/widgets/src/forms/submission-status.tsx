import { LiveStatus } from "../ui/live-status";
import type { submissionStatusStrings } from "./submission-status.strings";
import type { FormController, Phase } from "./types";
import type { useFormSubmission } from "./use-form-submission";

interface SubmissionStatusProps {
  submission: Pick<ReturnType<typeof useFormSubmission>, "phase" | "errors" | "OfflineNotice"> & {
    controller: FormController;
  };
  text: typeof submissionStatusStrings & { failed: string; sent?: string };
  /** What is said while there is nothing else to say. */
  otherwise?: string | false;
}

/** How a request stands, and what can be done about one that was not sent. */
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
      {OfflineNotice && <OfflineNotice controller={controller} phase={phase} text={text} />}
    </>
  );
}

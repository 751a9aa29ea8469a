import { LiveStatus } from "../ui/live-status";
import type { submissionStatusStrings } from "./submission-status.strings";
import type { Live, useFormSubmission } from "./use-form-submission";

interface SubmissionStatusProps {
  submission: Pick<ReturnType<typeof useFormSubmission>, "phase" | "errors" | "OfflineNotice"> & {
    live: Live;
  };
  text: typeof submissionStatusStrings & { failed: string; sent?: string };
  /** What is said while there is nothing else to say. */
  otherwise?: string | false;
}

/** How a request stands, and what can be done about one that was not sent. */
export function SubmissionStatus({ submission, text, otherwise }: SubmissionStatusProps) {
  const { phase, errors, live, OfflineNotice } = submission;
  const wrong = phase === "idle" && Object.keys(errors).length;
  const said =
    (phase === "refused" ? text.failed : !/kept|sending/.test(phase) && text[phase as "slow"]) ||
    (wrong && text.invalid) ||
    otherwise ||
    "";
  return (
    <>
      <LiveStatus text={said} />
      {OfflineNotice && <OfflineNotice live={live} phase={phase} text={text} />}
    </>
  );
}

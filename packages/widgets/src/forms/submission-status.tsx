import { FormStatus } from "../ui/live-status";
import type { standingStrings } from "./submission-status.strings";
import type { Live, useSubmission } from "./use-form-submission";

interface StandingProps {
  submission: Pick<ReturnType<typeof useSubmission>, "phase" | "errors" | "Unsent"> & {
    live: Live;
  };
  text: typeof standingStrings & { failed: string; sent?: string };
  /** What is said while there is nothing else to say. */
  otherwise?: string | false;
}

/** How a request stands, and what can be done about one that was not sent. */
export function Standing({ submission, text, otherwise }: StandingProps) {
  const { phase, errors, live, Unsent } = submission;
  const wrong = phase === "idle" && Object.keys(errors).length;
  const said =
    (phase === "refused" ? text.failed : !/kept|sending/.test(phase) && text[phase as "slow"]) ||
    (wrong && text.invalid) ||
    otherwise ||
    "";
  return (
    <>
      <FormStatus text={said} />
      {Unsent && <Unsent live={live} phase={phase} text={text} />}
    </>
  );
}

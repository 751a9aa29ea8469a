import { forgetUnsent, keepUnsent, resume } from "./outbox";
import * as styles from "./standing.css";
import { FormStatus } from "./status";
import type { Live, Phase } from "./submission";
import { unsentStrings } from "./unsent.strings";

export { resume };

export interface UnsentProps {
  live: Live;
  phase: Phase;
  text: Partial<typeof unsentStrings>;
}

/** What can be done about a request that was not sent: this device keeps it, or forgets it again. */
export function Unsent({ live, phase, text }: UnsentProps) {
  const words = { ...unsentStrings, ...text };
  const kept = phase === "kept";
  return (
    <>
      <FormStatus text={kept || phase === "unkept" ? words[phase] : ""} />
      {phase !== "unkept" && (
        <button
          type="button"
          className={styles.offer}
          onClick={() => (kept ? forgetUnsent(live) : keepUnsent(live))}
          part="unsent"
        >
          {kept ? words.forget : words.keep}
        </button>
      )}
    </>
  );
}

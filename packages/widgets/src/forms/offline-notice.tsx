import { useEffect, useRef } from "react";
import { FormStatus } from "../ui/live-status";
import * as styles from "./offline-notice.css";
import { unsentStrings } from "./offline-notice.strings";
import { forgetUnsent, keepUnsent, resume } from "./offline-queue";
import type { Live, Phase } from "./use-form-submission";

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
  const ref = useRef<HTMLDivElement>(null);

  // Found again on a later visit it is no news, and the page stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it comes
  useEffect(() => {
    if (!kept) ref.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <div className={styles.unsent} ref={ref}>
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
    </div>
  );
}

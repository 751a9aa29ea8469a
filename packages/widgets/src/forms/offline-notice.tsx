import { useEffect, useRef } from "react";
import { offlineNotice } from "../locales/es";
import { LiveStatus } from "../ui/live-status";
import * as styles from "./offline-notice.css";
import { forgetUnsent, keepUnsent, resume } from "./offline-queue";
import type { FormController, Phase } from "./types";

export { resume };

export interface OfflineNoticeProps {
  controller: FormController;
  phase: Phase;
  text: Partial<typeof offlineNotice>;
}

/** What can be done about a request that was not sent: this device keeps it, or forgets it again. */
export function OfflineNotice({ controller, phase, text }: OfflineNoticeProps) {
  const words = { ...offlineNotice, ...text };
  const kept = phase === "kept";
  const ref = useRef<HTMLDivElement>(null);

  // Found again on a later visit it is no news, and the page stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it comes
  useEffect(() => {
    if (!kept) ref.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <div className={styles.unsent} ref={ref}>
      <LiveStatus text={kept || phase === "unkept" ? words[phase] : ""} />
      {phase !== "unkept" && (
        <button
          type="button"
          className={styles.offer}
          onClick={() => (kept ? forgetUnsent(controller) : keepUnsent(controller))}
          part="unsent"
        >
          {kept ? words.forget : words.keep}
        </button>
      )}
    </div>
  );
}

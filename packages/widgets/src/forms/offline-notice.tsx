import { wordsIn } from "@maloca/catalog/words";
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
}

/** Offers to store a request that was not sent on this device, or to delete it. */
export function OfflineNotice({ controller, phase }: OfflineNoticeProps) {
  const words = wordsIn(controller.request().options, { offlineNotice });
  const kept = phase === "kept";
  const ref = useRef<HTMLDivElement>(null);

  // Does not scroll to it on a later visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it comes
  useEffect(() => {
    if (!kept) ref.current?.scrollIntoView({ block: "nearest" });
  }, []);

  // Once it waits or is kept, it has not failed: there is one message, not two.
  useEffect(() => {
    if (phase !== "failed") controller.closeFailure?.();
  }, [phase, controller]);

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

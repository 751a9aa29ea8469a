import { wordsIn } from "@maloca/catalog/words";
import { useEffect, useRef } from "react";
import { offlineNotice } from "../../locales/es";
import { LiveStatus } from "../../ui/status/live-status";
import { LiveText } from "../../ui/status/live-text";
import type { Phase } from "../submission/submission.types";
import type { FormController } from "../submission/types";
import * as styles from "./offline-notice.css";
import { report, resume } from "./offline-queue";

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

  return (
    <div className={styles.unsent} ref={ref}>
      <LiveStatus text={kept || phase === "unkept" ? words[phase] : ""} />
      {phase !== "unkept" && (
        <button
          type="button"
          className={styles.offer}
          onClick={() => report(controller, { type: kept ? "forgetAsked" : "keepAsked" })}
          part="unsent"
        >
          <LiveText text={kept ? words.forget : words.keep} />
        </button>
      )}
    </div>
  );
}

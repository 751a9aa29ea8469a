import { wordsIn } from "@maloca/catalog/words";
import { useEffect, useRef } from "react";
import { oncePerPress } from "../../core/press";
import { offlineNotice } from "../../locales/es";
import { LiveStatus } from "../../ui/status/live-status";
import { LiveText } from "../../ui/status/live-text";
import type { Phase } from "../submission/submission.types";
import type { FormController } from "../submission/types";
import * as styles from "./offline-notice.css";
import { report, resume } from "./offline-queue";

export { resume };

interface OfflineNoticeProps {
  controller: FormController;
  phase: Phase;
}

/** For a request that was not sent: offers to store it on this device, or to delete it from there. */
export function OfflineNotice({ controller, phase }: OfflineNoticeProps) {
  const words = wordsIn(controller.request().options, { offlineNotice });
  const kept = phase === "kept";
  const ref = useRef<HTMLDivElement>(null);

  // Scrolls to the notice of a new failure, not to that of a request from an earlier visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is mounted
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
          // The second click of two would delete what the first has stored.
          onClick={oncePerPress(() =>
            report(controller, { type: kept ? "forgetAsked" : "keepAsked" }),
          )}
          part="unsent"
        >
          <LiveText text={kept ? words.forget : words.keep} />
        </button>
      )}
    </div>
  );
}

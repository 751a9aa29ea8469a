import { useEffect, useRef, useState } from "react";
import * as styles from "../builder.css";
import type { Release } from "../builder.release";
import { builderCheck as words } from "../words/check";
import * as parts from "./check.css";
import { type Finding, warns } from "./finding";
import { Findings } from "./findings";
import { framingRefusal, headersOf } from "./headers";
import { findingsOf, trialOf } from "./trial";

interface TrialFrameProps {
  source: string;
  /** The page's address, if it is known. */
  url?: string | undefined;
  release: Release;
}

/** Opens a partner's page in a frame, if the page allows that, and shows what happened. */
export function TrialFrame({ source, url, release }: TrialFrameProps) {
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState<readonly Finding[]>();
  const frame = useRef<HTMLIFrameElement>(null);
  const refusal = framingRefusal(headersOf(source), location.origin, url);

  useEffect(() => {
    const read = ({ data, source: sender }: MessageEvent) => {
      if (sender === frame.current?.contentWindow) setSeen((before) => findingsOf(data) ?? before);
    };
    addEventListener("message", read);
    return () => removeEventListener("message", read);
  }, []);

  if (refusal) return <Findings found={[warns(words.trial.unframed(refusal))]} />;
  return (
    <>
      <p className={styles.hint}>{words.trial.lead}</p>
      {!open && (
        <button type="button" className={styles.small} onClick={() => setOpen(true)}>
          {words.trial.open}
        </button>
      )}
      <p role="status" className={parts.text}>
        {open && !seen && words.trial.opening}
      </p>
      {seen && <Findings found={seen} />}
      {open && (
        <iframe
          ref={frame}
          className={styles.preview}
          title={words.trial.frame}
          // Gives the frame an opaque origin: the page shares no storage with this one, and cannot navigate it.
          sandbox="allow-scripts allow-forms allow-popups"
          src="builder/sample.html"
          onLoad={({ currentTarget }) =>
            currentTarget.contentWindow?.postMessage(trialOf(source, release, url), "*")
          }
        />
      )}
    </>
  );
}

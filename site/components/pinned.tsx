import type { ReactNode } from "react";
import { Band } from "./band";
import * as styles from "./pinned.css";

interface PinnedProps {
  /** Where it hangs. */
  className: string;
  children: ReactNode;
}

/** A card pinned over artwork, with a woven hem. */
export function Pinned({ className, children }: PinnedProps) {
  return (
    <div className={className}>
      <div className={styles.card}>
        <Band on="paper" />
        {children}
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import { onScreen } from "../style/print.css";
import * as styles from "./woven.css";

/** A woven divider; `on` is the darker of the grounds above and below it. */
export function WovenDivider({ on }: { on: keyof typeof styles.divider }) {
  return <div className={`${styles.divider[on]} ${onScreen}`} aria-hidden="true" />;
}

interface OverlayCardProps {
  /** Class that positions it. */
  className?: string;
  children: ReactNode;
}

/** A card that overlaps a picture, with a woven border. */
export function OverlayCard({ className, children }: OverlayCardProps) {
  return (
    <div className={className}>
      <div className={styles.card}>
        <WovenDivider on="paper" />
        {children}
      </div>
    </div>
  );
}

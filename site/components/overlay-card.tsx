import type { ReactNode } from "react";
import * as styles from "./overlay-card.css";
import { WovenDivider } from "./woven-divider";

interface OverlayCardProps {
  /** Where it hangs. */
  className: string;
  children: ReactNode;
}

/** A card over artwork, with a woven hem. */
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

import type { ReactNode } from "react";
import * as styles from "./overlay-card.css";
import { WovenDivider } from "./woven-divider";

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

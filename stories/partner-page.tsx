import { color, dark, space } from "@maloca/widgets/theme/tokens";
import type { ReactNode } from "react";

interface PartnerPageProps {
  /** Props of the button that opens the dialog. */
  opener: object;
  /** What the button says. */
  label: string;
  children: ReactNode;
}

/** Somebody's page with a button that opens a dialog. */
export function PartnerPage({ opener, label, children }: PartnerPageProps) {
  return (
    <main
      style={{
        fontFamily: "system-ui, sans-serif",
        color: `light-dark(${color.ink}, ${dark.ink})`,
      }}
    >
      <h1>Posada El Mirador</h1>
      <p style={{ textWrap: "pretty" }}>La página de un aliado, con su propia letra.</p>
      <button type="button" style={{ minHeight: "44px", padding: `0 ${space[5]}` }} {...opener}>
        {label}
      </button>
      {children}
    </main>
  );
}

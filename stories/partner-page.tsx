import { color, dark, space } from "@maloca/widgets/theme/tokens";
import type { Decorator } from "@storybook/react-vite";
import type { ReactNode } from "react";

interface HostPageProps {
  /** Over what follows; without it a line about the page. */
  title?: string;
  children: ReactNode;
}

/** Somebody's page, in a type of its own. Its head has room for a toast. */
export function HostPage({ title, children }: HostPageProps) {
  return (
    <main
      style={{
        fontFamily: "system-ui, sans-serif",
        color: `light-dark(${color.ink}, ${dark.ink})`,
      }}
    >
      <h1>Posada El Mirador</h1>
      {title ? (
        <h2>{title}</h2>
      ) : (
        <p style={{ textWrap: "balance" }}>La página de un aliado, con su propia letra.</p>
      )}
      {children}
    </main>
  );
}

/** A form as it stands in somebody's page. In the documentation it stands by itself. */
export const onHostPage =
  (title: string): Decorator =>
  (Story, { viewMode }) =>
    viewMode === "docs" ? (
      <Story />
    ) : (
      <HostPage title={title}>
        <Story />
      </HostPage>
    );

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
    <HostPage>
      <button type="button" style={{ minHeight: "44px", padding: `0 ${space[5]}` }} {...opener}>
        {label}
      </button>
      {children}
    </HostPage>
  );
}

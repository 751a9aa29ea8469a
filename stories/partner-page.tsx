import { color, dark, space } from "@maloca/widgets/theme/tokens";
import type { Decorator } from "@storybook/react-vite";
import type { ReactNode } from "react";

interface HostPageProps {
  /** Heading above the content; without it, a line about the page. */
  title?: string;
  children: ReactNode;
}

/** A host page with its own font. Its heading leaves room for a toast. */
function HostPage({ title, children }: HostPageProps) {
  return (
    <main
      style={{
        fontFamily: "system-ui, sans-serif",
        color: `light-dark(${color.ink}, ${dark.ink})`,
      }}
    >
      <h1 lang="es">Posada El Mirador</h1>
      {title ? (
        <h2 lang="es">{title}</h2>
      ) : (
        <p lang="es" style={{ textWrap: "balance" }}>
          La página de un aliado, con su propia letra.
        </p>
      )}
      {children}
    </main>
  );
}

/** Shows a story in a host page. On a page of the documentation the widget is shown alone. */
export const onHostPage =
  (title?: string): Decorator =>
  (Story, { viewMode }) =>
    viewMode === "docs" ? (
      <Story />
    ) : (
      <HostPage title={title}>
        <Story />
      </HostPage>
    );

/** Shows a story alone in the main part of a page. A page of the documentation has its own. */
export const inMain: Decorator = (Story, { viewMode }) =>
  viewMode === "docs" ? (
    <Story />
  ) : (
    <main>
      <Story />
    </main>
  );

interface PartnerPageProps {
  /** Props of the button that opens the dialog. */
  opener: object;
  /** What the button says. */
  label: string;
  children: ReactNode;
}

/** A host page with a button that opens a dialog. */
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

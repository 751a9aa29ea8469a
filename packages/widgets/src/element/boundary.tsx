import { messagingLink, settings } from "@maloca/catalog/settings";
import { Component, type ReactNode } from "react";

interface BoundaryProps {
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/** When a widget breaks, the visitor still has a way to write; the page's own fallback comes first. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <slot>
        <p>
          Algo falló. Escríbenos por <a href={messagingLink()}>WhatsApp</a> o a{" "}
          <a href={`mailto:${settings.email}`}>{settings.email}</a>.
        </p>
      </slot>
    );
  }
}

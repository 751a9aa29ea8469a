import type { Wording } from "@maloca/catalog/words";
import { Component, type ComponentType, type ReactNode } from "react";

interface ErrorBoundaryProps {
  wording: Wording;
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken?: boolean;
  ErrorFallback?: ComponentType<{ wording: Wording }>;
}

/** If a widget fails, shows the page's fallback, or else contact links. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
    // If it does not load, only the page's fallback is shown.
    import("./error-fallback").then(
      ({ ErrorFallback }) => this.setState({ ErrorFallback }),
      () => {},
    );
  }

  override render() {
    const { broken, ErrorFallback } = this.state;
    if (!broken) return this.props.children;
    return <slot>{ErrorFallback && <ErrorFallback wording={this.props.wording} />}</slot>;
  }
}

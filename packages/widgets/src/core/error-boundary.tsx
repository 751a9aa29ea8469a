import type { Wording } from "@maloca/catalog/words";
import { Component, type ComponentType, type ReactNode } from "react";

interface ErrorBoundaryProps {
  wording: Wording;
  /** Whether it is in an element's shadow root, where the page's own content is shown in place of the contact links. */
  inElement?: boolean;
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken?: boolean;
  ErrorFallback?: ComponentType<{ wording: Wording }>;
}

/** If a widget fails, shows contact links in its place, so that the page around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
    // If it does not load, only the page's own content is shown.
    import("./element/error-fallback").then(
      ({ ErrorFallback }) => this.setState({ ErrorFallback }),
      () => {},
    );
  }

  override render() {
    const { broken, ErrorFallback } = this.state;
    const { children, inElement, wording } = this.props;
    if (!broken) return children;
    const links = ErrorFallback && <ErrorFallback wording={wording} />;
    return inElement ? <slot>{links}</slot> : links;
  }
}

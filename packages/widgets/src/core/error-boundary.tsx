import { Component, type ComponentType, type ReactNode } from "react";

interface ErrorBoundaryProps {
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  broken?: boolean;
  ErrorFallback?: ComponentType;
}

/** When a widget breaks, the visitor still has a way to write; the page's own fallback comes first. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
    // Where it does not come, what the page wrote inside the element stands alone.
    import("./error-fallback").then(
      ({ ErrorFallback }) => this.setState({ ErrorFallback }),
      () => {},
    );
  }

  override render() {
    const { broken, ErrorFallback } = this.state;
    if (!broken) return this.props.children;
    return <slot>{ErrorFallback && <ErrorFallback />}</slot>;
  }
}

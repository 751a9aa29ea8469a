import { Component, type ComponentType, type ReactNode } from "react";

interface BoundaryProps {
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

interface BoundaryState {
  broken?: boolean;
  Apology?: ComponentType;
}

/** When a widget breaks, the visitor still has a way to write; the page's own fallback comes first. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
    // Where it does not come, what the page wrote inside the element stands alone.
    import("./error-fallback").then(
      ({ Apology }) => this.setState({ Apology }),
      () => {},
    );
  }

  override render() {
    const { broken, Apology } = this.state;
    if (!broken) return this.props.children;
    return <slot>{Apology && <Apology />}</slot>;
  }
}

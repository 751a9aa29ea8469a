import type { Wording } from "@maloca/catalog/words";
import { Component, type ComponentType, type ReactNode } from "react";
import type { WidgetDefinition } from "../widget";

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
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
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

export interface WidgetRootProps extends Record<string, unknown> {
  /** Called when the widget could not be rendered. */
  onBroken?: (error: unknown) => void;
}

/** Creates the content of an element's root, the same on the server and in the browser. */
export function createWidgetRoot({ component: Widget }: WidgetDefinition) {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the tag is registered
  return function WidgetRoot({ onBroken, ...props }: WidgetRootProps) {
    return (
      <ErrorBoundary onError={onBroken} wording={props}>
        <Widget {...props} />
      </ErrorBoundary>
    );
  };
}

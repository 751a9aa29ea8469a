import { ErrorBoundary } from "../error-boundary";
import type { WidgetDefinition } from "../widget";

export interface WidgetRootProps extends Record<string, unknown> {
  /** Called when the widget could not be rendered. */
  onBroken?: (error: unknown) => void;
}

/** Creates the content of an element's root, the same on the server and in the browser. */
export function createWidgetRoot({ component: Widget }: WidgetDefinition) {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the tag is registered
  return function WidgetRoot({ onBroken, ...props }: WidgetRootProps) {
    return (
      <ErrorBoundary inElement onError={onBroken} wording={props}>
        <Widget {...props} />
      </ErrorBoundary>
    );
  };
}

import type { ComponentType } from "react";

declare const process: { env: { NODE_ENV?: string } };

/** Whether somebody develops the application: its bundler writes the word in; without one it is unknown. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV === "development";
  } catch {
    return false;
  }
}

/**
 * A component that sends, or that links to the operator's policy. Without an endpoint it would ask the
 * application's own server, and its visitors would read that something went wrong: its developer does,
 * before them.
 */
export function requiringEndpoint<Props extends { endpoint?: string }>(
  name: string,
  Widget: ComponentType<Props>,
): ComponentType<Props> {
  return function WithEndpoint(props: Props) {
    if (isDevelopment() && props.endpoint === undefined) {
      throw new Error(
        `<${name}> has no endpoint. Write <${name} endpoint="https://operator.example" …/>`,
      );
    }
    return <Widget {...props} />;
  };
}

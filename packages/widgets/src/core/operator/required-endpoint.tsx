import type { ReactNode } from "react";

declare const process: { env: { NODE_ENV?: string } };

/** Whether this is a development build. The application's bundler writes `process.env.NODE_ENV` in. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV === "development";
  } catch {
    return false;
  }
}

/** A URL, or a path of the application. */
const ADDRESS = /^(https?:\/\/|\/|$)/i;

/**
 * A component that sends requests or links to the operator's policy. Without an endpoint, or without its
 * protocol, it would call the application's server and fail for visitors, so it throws during development.
 */
export function requiringEndpoint<Props extends { endpoint?: string }>(
  name: string,
  Widget: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  return function WithEndpoint(props: Props) {
    const { endpoint } = props;
    if (isDevelopment() && !ADDRESS.test(String(endpoint))) {
      const wrong =
        endpoint === undefined ? "no endpoint" : `no web address as endpoint: "${endpoint}"`;
      throw new Error(
        `<${name}> has ${wrong}. Write <${name} endpoint="https://operator.example" …/>`,
      );
    }
    return <Widget {...props} />;
  };
}

import type { ComponentType, ReactNode } from "react";
import { inLanguage, type LanguageProps } from "../language/in-language";

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
 * As `inLanguage`, a component that sends requests or links to the operator's policy. Without an endpoint, or
 * without its protocol, it would call the application's server and fail for visitors, so it throws during
 * development.
 */
export function requiringEndpoint<Props extends LanguageProps>(
  name: string,
  component: ComponentType<Props>,
): (props: Props) => ReactNode {
  const Widget = inLanguage(component);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the package is imported
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

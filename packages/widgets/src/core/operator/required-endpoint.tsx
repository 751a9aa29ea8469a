import type { ComponentType, ReactNode } from "react";
import { inLanguage, type LanguageProps } from "../language/in-language";

declare const process: { env: { NODE_ENV?: string } };

/** A URL, or a path of the application. */
const ADDRESS = /^(https?:\/\/|\/|$)/i;

/**
 * What a component that sends requests needs, because it does not know the operator's address: a web address, or a path
 * of the application that leads there. An editor shows the option's own comment.
 */
export interface Endpoint {
  endpoint: string;
}

/**
 * As `inLanguage`, a component that sends requests or links to the operator's policy. Without an endpoint, or
 * without its protocol, it would call the application's server and fail for visitors: during development it says so
 * in its place and in the console.
 */
export function requiringEndpoint<Props extends LanguageProps>(
  name: string,
  component: ComponentType<Props>,
): (props: Props & Endpoint) => ReactNode {
  const Widget = inLanguage(component);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the package is imported
  return function WithEndpoint(props) {
    // The application's bundler writes `process.env.NODE_ENV` in, and leaves this out of what visitors download.
    if (typeof process !== "undefined" && process.env.NODE_ENV === "development") {
      const { endpoint } = props;
      if (!ADDRESS.test(String(endpoint))) {
        const wrong =
          endpoint === undefined ? "no endpoint" : `no web address as endpoint: "${endpoint}"`;
        const message = `<${name}> has ${wrong}. Write <${name} endpoint="https://operator.example" …/>`;
        console.error(message);
        return <p role="alert">{message}</p>;
      }
    }
    return <Widget {...props} />;
  };
}

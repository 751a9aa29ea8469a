import { readEndpoint } from "../operator/endpoint";
import { emit } from "../page/element-events";
import { type Option, readAttribute, warning } from "./attributes";

/** Options for one opening: values of properties, or texts of an opener's `data-` attributes. */
export type Overrides = Readonly<Record<string, Option | undefined>>;

type Values = Record<string, unknown>;

/**
 * Parses an element's option, and logs an invalid one.
 * @returns `undefined` for an invalid one, which counts as absent.
 */
export function readOption(
  element: HTMLElement,
  name: string,
  text: string,
  fallback: Option,
): Option | undefined {
  const value = name === "endpoint" ? readEndpoint(text) : readAttribute(text, fallback);
  if (value === undefined) {
    warning(import("./attribute-warning"), ({ explain }) =>
      explain(element, name, text, fallback, (message) =>
        emit(element, "failed", { reason: "attribute", message }),
      ),
    );
  }
  return value;
}

/** Sets properties again that were set before the class was defined: they hide its accessors. */
export function adoptEarlyProperties(element: HTMLElement, names: Iterable<string>): void {
  const properties = element as HTMLElement & Values;
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = properties[name];
    delete properties[name];
    properties[name] = value;
  }
}

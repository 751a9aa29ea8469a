import { attributeName, type Options } from "@maloca/widgets/core/options/attributes";
import type { WidgetEvents } from "@maloca/widgets/core/widget";
import "@maloca/widgets/loader";
import type { WidgetName } from "@maloca/widgets/widgets";
import { createElement, type ReactNode, useLayoutEffect, useRef } from "react";
import { attributeText } from "./code";

interface ElementProps {
  name: WidgetName;
  /** The widget's table of options. */
  options: Options;
  /** The same props as the React component takes. */
  props: object;
  /** Content of the tag. */
  children?: ReactNode;
}

/** A widget as a tag with attributes, made from the props of its component. */
export function Element({ name, options, props, children }: ElementProps) {
  const ref = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = ref.current as HTMLElement;
    for (const [option, fallback] of Object.entries(options)) {
      const text = attributeText((props as Options)[option], fallback);
      const attribute = attributeName(option);
      if (text === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, text);
    }
    const { onOpen, onClose, onChange, onSent, onFailed } = props as WidgetEvents;
    const ends = new AbortController();
    const listen = (event: string, callback?: (detail: never) => void) =>
      element.addEventListener(event, (e) => callback?.((e as CustomEvent<never>).detail), ends);
    listen("maloca-open", onOpen);
    listen("maloca-close", onClose);
    listen("maloca-change", onChange);
    listen("maloca-sent", onSent);
    listen("maloca-failed", onFailed);
    return () => ends.abort();
  }, [options, props]);

  return createElement(`maloca-${name}`, { ref }, children);
}

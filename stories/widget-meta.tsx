import descriptions from "maloca:descriptions";
import { attributeName, type Option, type Options } from "@maloca/widgets/core/options/attributes";
import { analyticsOptions } from "@maloca/widgets/core/page/analytics.options";
import type { WidgetEvents } from "@maloca/widgets/core/widget";
import "@maloca/widgets/loader";
import type { DialogName, WidgetName } from "@maloca/widgets/widgets";
import type { ArgTypes } from "@storybook/react-vite";
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { attributeText, type Language, openerIn, type ShownWidget } from "./code";
import { PartnerPage } from "./partner-page";

/**
 * What the stories of all inline widgets have in common: the controls of the options, and the widget as a React
 * component or, where the toolbar is set to it, as an element.
 * @param widget is also the story's parameter `widget`, written out in its file: Storybook loses parameters that are
 * spread into a meta with a comment.
 * @param content of the element's tag.
 */
export const widgetMeta = <Props extends object>(
  { name, options }: ShownWidget,
  Component: ComponentType<Props>,
  content?: (props: Props) => ReactNode,
) => ({
  argTypes: controlsFor(name, options),
  render: (props: Props, { globals }: { globals: Record<string, unknown> }) =>
    globals.as === "element" ? (
      <Element name={name} options={options} props={props}>
        {content?.(props)}
      </Element>
    ) : (
      <Component {...setBy(props, options)} />
    ),
});

/**
 * A story's args: the options at their defaults, without the texts, which are those of the toolbar's language
 * until a control replaces some.
 */
export const defaultsOf = <Table extends Options>({ strings: _, ...options }: Table) => options;

/**
 * The props that a page would set. An option at its default is left out: some defaults are texts, which are those of the
 * page's language only where nobody sets them.
 */
const setBy = <Props extends object>(props: Props, options: Options): Props =>
  Object.fromEntries(
    Object.entries(props).filter(([name, value]) => !(name in options) || value !== options[name]),
  ) as Props;

interface DialogProps extends Pick<WidgetEvents, "onClose"> {
  open?: boolean;
}

/** The same for a dialog, with a button that opens it. */
export function dialogMeta<Props extends DialogProps>(
  widget: ShownWidget & { name: DialogName },
  Dialog: ComponentType<Props>,
) {
  /** A React page, whose state says whether the dialog is open. */
  function Page({ label, props }: { label: string; props: Props }) {
    const [open, setOpen] = useState(props.open);
    useEffect(() => setOpen(props.open), [props.open]);
    const close: WidgetEvents["onClose"] = (detail) => {
      setOpen(false);
      props.onClose?.(detail);
    };
    return (
      <PartnerPage label={label} opener={{ onClick: () => setOpen(true) }}>
        <Dialog {...props} open={open} onClose={close} />
      </PartnerPage>
    );
  }
  const meta = widgetMeta(widget, Dialog);
  return {
    ...meta,
    render: (...[props, context]: Parameters<typeof meta.render>) => {
      const label = openerIn(widget.name, context.globals.language as Language);
      return context.globals.as === "element" ? (
        <PartnerPage label={label} opener={{ "data-maloca-open": widget.name }}>
          {meta.render(props, context)}
        </PartnerPage>
      ) : (
        <Page label={label} props={setBy(props, widget.options)} />
      );
    },
  };
}

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
function Element({ name, options, props, children }: ElementProps) {
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

/**
 * Storybook's controls for a widget's options, each by the type of its default. Their descriptions are the
 * comments in the table of options. What an element alone does is shown while the toolbar is set to it.
 */
function controlsFor(name: WidgetName, options: Options): Partial<ArgTypes> {
  return Object.fromEntries(
    Object.entries(options).map(([option, fallback]) => {
      const { kind, control } = kindOf(fallback);
      return [
        option,
        {
          name: attributeName(option),
          description: descriptions[`maloca-${name}`]?.[attributeName(option)],
          // A story says whether its widget stands in the page: the other one is another component.
          control: option === "inline" ? false : control,
          // Storybook drops the args of controls that it does not show.
          ...(option in analyticsOptions && { if: { global: "as", eq: "element" } }),
          table: { type: { summary: kind }, defaultValue: defaultOf(fallback) },
        },
      ];
    }),
  );
}

/** An option's default, as the table of controls shows it; an object is collapsed. */
function defaultOf(fallback: Option) {
  if (typeof fallback !== "object" || Array.isArray(fallback)) {
    return { summary: JSON.stringify(fallback) };
  }
  if (!Object.keys(fallback).length) return { summary: "{}" };
  return { summary: "object", detail: JSON.stringify(fallback, null, 2) };
}

function kindOf(fallback: Option) {
  if (Array.isArray(fallback)) return { kind: "list", control: "object" } as const;
  if (typeof fallback === "object") return { kind: "object", control: "object" } as const;
  if (typeof fallback === "string") return { kind: "text", control: "text" } as const;
  const kind = typeof fallback as "number" | "boolean";
  return { kind, control: kind };
}

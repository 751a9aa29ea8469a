import type { Options } from "@maloca/widgets/core/options/attributes";
import type { DialogName, WidgetName } from "@maloca/widgets/widgets";
import { type ComponentType, useEffect, useState } from "react";
import { controlsFor } from "./controls";
import { Element } from "./element";
import { PartnerPage } from "./partner-page";

/**
 * What the stories of all inline widgets have in common: the controls of the options, and the widget as a React
 * component or, where the toolbar is set to it, as an element.
 */
export const widgetMeta = <Props extends object>(
  name: WidgetName,
  Component: ComponentType<Props>,
  options: Options,
) => ({
  argTypes: controlsFor(name, options),
  parameters: { widget: { name, options } },
  render: (props: Props, { globals }: { globals: Record<string, unknown> }) =>
    globals.as === "element" ? (
      <Element name={name} options={options} props={props} />
    ) : (
      <Component {...props} />
    ),
});

interface DialogProps {
  open?: boolean;
  onClose?(): void;
}

/** The same for a dialog, with a button that opens it; `label` is the button's text. */
export function dialogMeta<Props extends DialogProps>(
  name: DialogName,
  Dialog: ComponentType<Props>,
  options: Options,
  label: string,
) {
  /** A React page, whose state says whether the dialog is open. */
  function Page(props: Props) {
    const [open, setOpen] = useState(props.open);
    useEffect(() => setOpen(props.open), [props.open]);
    const close = () => {
      setOpen(false);
      props.onClose?.();
    };
    return (
      <PartnerPage label={label} opener={{ onClick: () => setOpen(true) }}>
        <Dialog {...props} open={open} onClose={close} />
      </PartnerPage>
    );
  }
  return {
    argTypes: controlsFor(name, options),
    parameters: { widget: { name, options, opener: label } },
    render: (props: Props, { globals }: { globals: Record<string, unknown> }) =>
      globals.as === "element" ? (
        <PartnerPage label={label} opener={{ "data-maloca-open": name }}>
          <Element name={name} options={options} props={props} />
        </PartnerPage>
      ) : (
        <Page {...props} />
      ),
  };
}

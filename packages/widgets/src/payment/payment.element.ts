import { define } from "../core/element/define";
import { createOpeningElement } from "../core/element/opening-element";
import type { WidgetDefinition } from "../core/widget";
import { PaymentDialog, type PaymentDialogProps } from "./payment";
import { paymentOptions } from "./payment.options";

/** Registers `<maloca-payment>`. */
export const widget: WidgetDefinition<"dialog", PaymentDialogProps, typeof paymentOptions> = define(
  {
    name: "payment",
    kind: "dialog",
    component: PaymentDialog,
    options: paymentOptions,
  },
  createOpeningElement,
);

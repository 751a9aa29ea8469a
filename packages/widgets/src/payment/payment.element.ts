import { defineOpening } from "../core/element/opening-element";
import type { WidgetDefinition } from "../core/widget";
import { PaymentDialog, type PaymentDialogProps } from "./payment";
import { paymentOptions } from "./payment.options";

/** Registers `<maloca-payment>`. */
export const widget: WidgetDefinition<"dialog", PaymentDialogProps, typeof paymentOptions> =
  defineOpening({
    name: "payment",
    kind: "dialog",
    component: PaymentDialog,
    options: paymentOptions,
  });

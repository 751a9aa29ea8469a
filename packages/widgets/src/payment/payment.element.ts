import type { Wording } from "@maloca/catalog/words";
import { define, type MalocaElement } from "../core/element";
import type { WidgetDefinition } from "../core/widget";
import { PaymentDialog, type PaymentDialogProps } from "./payment";
import { paymentOptions, type TripOptions, tripOptions } from "./payment.options";

/** `<maloca-payment>`; importing this file registers it. */
export const widget: WidgetDefinition<"dialog", PaymentDialogProps, typeof paymentOptions> = define(
  {
    name: "payment",
    kind: "dialog",
    component: PaymentDialog,
    options: paymentOptions,
  },
);

/**
 * Opens the page's `<maloca-payment>`, or a new one beside the element that contains `opener`,
 * where it inherits the same colours. `trip` overrides the page's element.
 */
export function openPayment(trip: TripOptions & Wording, opener: HTMLElement): void {
  const tag = `maloca-${widget.name}`;
  let payment = document.querySelector<MalocaElement & PaymentDialogProps>(tag);
  if (!payment) {
    payment = document.createElement(tag) as MalocaElement & PaymentDialogProps;
    if (trip.lang) payment.lang = trip.lang;
    const { host } = opener.getRootNode() as ShadowRoot;
    payment.theme = (host as PaymentDialogProps & Element).theme;
    host.after(payment);
  }
  const texts = tripOptions.map((name) => {
    const value = trip[name];
    // As text, like an opener's data; a boolean counts by presence.
    return [name, value === false ? undefined : String(value)];
  });
  payment.show(Object.fromEntries(texts), opener);
}

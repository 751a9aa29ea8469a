/** The widgets as React components. Nothing is registered, and a server may import this. */
export { BookingDialog, type BookingDialogProps, type BookingSent } from "./booking/booking";
export type { Failure, WidgetEvents } from "./element/widget";
export { NewsletterForm, type NewsletterProps } from "./newsletter/newsletter";

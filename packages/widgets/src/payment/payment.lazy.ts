// Apart from the dialog: validation, message and toasts load when the visitor starts to fill it in.

export { paymentNotices } from "@maloca/catalog/locales/es";
export { checkPayment, paymentMessage } from "@maloca/catalog/requests/payment.message";
export { showToast } from "../ui/toast";
export { PaymentHandover } from "./payment.handover";

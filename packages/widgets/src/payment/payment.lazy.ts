// Apart from the dialog: the check, the message and what tells them come when somebody starts to fill it.

export { paymentNotices } from "@maloca/catalog/locales/es";
export { checkPayment, paymentMessage } from "@maloca/catalog/requests/payment.message";
export { showToast } from "../ui/toast";
export { PaymentHandover } from "./payment.handover";

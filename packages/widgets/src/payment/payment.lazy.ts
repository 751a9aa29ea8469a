import { paymentNotices } from "@maloca/catalog/locales/es";
import { noticesIn } from "@maloca/catalog/notices";
import type { Wording } from "@maloca/catalog/words";

// Separate from the form: validation, message and toasts load when the visitor starts to fill it in.

export { checkPayment, paymentMessage } from "@maloca/catalog/requests/payment.message";
export { valuesOf } from "../forms/fields/use-form-values";
export { showToast } from "../ui/status/toast";
export { PaymentHandover } from "./payment.handover";

export const notices = (wording: Wording) => noticesIn(wording, { paymentNotices });

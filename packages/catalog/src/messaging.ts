import { safeAddress } from "./addresses";
import { settings } from "./settings";

/** The address for messages: digits with country code, or a link without text. */
export interface Messaging {
  phone: string;
  shortLink: string;
}

/** A link that opens the messaging app, with the text filled in if that is possible; empty if there is none. */
export function messagingLink(
  text = "",
  { phone, shortLink }: Messaging = settings.messaging,
): string {
  const digits = phone.replace(/\D/g, "");
  if (!digits) return safeAddress(shortLink) ?? "";
  return `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`;
}

import { mailDomains } from "./mail-domains";
import { edits } from "./nearest-name";

/** Others that are as near to one of them as a slip is. */
const others = ["mail.com", "email.com", "ymail.com"];

/** Letters that a slip adds, drops or replaces; two that change places are two. */
const SLIP = 2;

/** What was probably meant by an address whose domain is nearly a known one: `ana@gmial.com`. */
export function meantMail(written: string): string | undefined {
  const [, name, domain = ""] = /^(\S+@)(\S+)$/.exec(written.trim()) ?? [];
  const given = domain.toLowerCase();
  if (!name || [...mailDomains, ...others].includes(given)) return;
  const meant = mailDomains.find((one) => edits(given, one) <= SLIP);
  return meant && name + meant;
}

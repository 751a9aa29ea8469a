import { mailDomains } from "./mail-domains";
import { editDistance } from "./nearest-name";

/** Valid domains that are similar to a common one. */
const similarDomains = ["mail.com", "email.com", "ymail.com"];

/** The edit distance up to which a domain counts as a typing error. Swapped letters count as two edits. */
const MOST_EDITS = 2;

/** A correction for an address whose domain is nearly a common one: `ana@gmail.com` for `ana@gmial.com`. */
export function suggestedEmail(typed: string): string | undefined {
  const [, name, written = ""] = /^(\S+@)(\S+)$/.exec(typed.trim()) ?? [];
  const domain = written.toLowerCase();
  if (!name || [...mailDomains, ...similarDomains].includes(domain)) return;
  const suggested = mailDomains.find((one) => editDistance(domain, one) <= MOST_EDITS);
  return suggested && name + suggested;
}

import { plainSigns } from "../leads/look-alikes";
import { type MailProvider, mailFamilies, mailProviders, sharedDomains } from "./mail-providers";

/** What an address reaches, to count by. Mails go to the address as it was typed. */
export interface Mailbox {
  /** The same for every spelling that reaches it. */
  mailbox: string;
  /**
   * The domain, if all its mailboxes may be one person's: whoever owns a domain may get everything that is sent to any
   * name at it, or at a subdomain. Null at a provider for many.
   */
  domain: string | null;
}

/** The mailbox behind an address, however it is spelled. */
export function mailboxOf(address: string): Mailbox {
  const plain = plainSigns(address)
    .replace(/^[^<]*<(.*)>[^>]*$/s, "$1")
    .replace(/\([^()]*\)|\s/g, "");
  const at = plain.lastIndexOf("@");
  const host = hostOf(plain.slice(at + 1));
  const owned = ownedDomain(host);
  const provider = providerOf(owned);
  const [domain, name] = subdomainOf(host, provider) ?? [provider?.domains?.[0] ?? host];
  return {
    mailbox: `${name ?? nameOf(plain.slice(0, Math.max(at, 0)), provider)}@${domain}`,
    domain: provider || sharedDomains.includes(host) ? null : owned,
  };
}

/** A domain in small ASCII letters, as mail servers look it up. */
function hostOf(domain: string): string {
  const bare = domain.replace(/\.+$/, "");
  const url = /[/:?#\\]/.test(bare) ? "" : `http://${bare}`;
  return URL.canParse(url) ? new URL(url).hostname : bare.toLowerCase();
}

/** Below these in a country's domain, and below any other end, anybody can have a domain. */
const OPEN = "ac|adv|co|com|coop|edu|eng|go|gob|gov|info|mil|ne|net|nom|or|org|sch|tur|web";
const OWNED = new RegExp(`(?:^|\\.)([^.]+\\.(?:(?:${OPEN})\\.[a-z]{2}|[^.]+))$`);

/** The part of a domain that one owner has: `uni.edu.co` of `mail.uni.edu.co`. */
const ownedDomain = (host: string) => OWNED.exec(host)?.[1] ?? host;

type Reading = Partial<MailProvider>;

function providerOf(domain: string): Reading | undefined {
  const known = mailProviders.find(({ domains }) => domains.includes(domain));
  const [family = "", ...end] = domain.split(".");
  const isCountry = end.length <= 2 && end.every((label) => /^(com?|net|[a-z]{2})$/.test(label));
  return (
    known ?? (isCountry && Object.hasOwn(mailFamilies, family) ? mailFamilies[family] : undefined)
  );
}

/** The provider's domain and the mailbox's name, where a subdomain is the name. */
function subdomainOf(host: string, provider: Reading | undefined) {
  const [domain = ""] = provider?.domains ?? [];
  if (!provider?.subdomains || host === domain) return;
  return [domain, host.slice(0, -domain.length - 1)] as const;
}

/** The part before the `@`, without quotes, tags and what the provider ignores. */
function nameOf(local: string, { ignored, tag = "+" }: Reading = {}): string {
  const quoted = /^"(.*)"$/.exec(local)?.[1]?.replace(/\\(.)/g, "$1") ?? local;
  const small = quoted.toLowerCase();
  const [untagged = ""] = small.split(/(?<=.)\+/);
  const [name = ""] = tag === "+" ? [untagged] : untagged.split(tag);
  return (ignored ? name.replace(ignored, "") : name) || small;
}

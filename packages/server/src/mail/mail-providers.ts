/** How a provider reads the part before the `@`. Those with several domains have one mailbox for all of them. */
export interface MailProvider {
  domains: readonly [string, ...string[]];
  /** Signs that it ignores. */
  ignored?: RegExp;
  /** Begins a tag, beside `+`. */
  tag?: string;
  /** `anything@ana.fastmail.com` reaches `ana@fastmail.com`. */
  subdomains?: true;
}

export const mailProviders: readonly MailProvider[] = [
  { domains: ["gmail.com", "googlemail.com"], ignored: /\./g },
  { domains: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"], ignored: /[._-]/g },
  { domains: ["icloud.com", "me.com", "mac.com"] },
  { domains: ["yandex.com", "yandex.ru", "ya.ru"], ignored: /[.-]/g },
  { domains: ["fastmail.com"], subdomains: true },
  { domains: ["fastmail.fm"], subdomains: true },
];

/** Providers with a domain for each country, such as `yahoo.com.co`. */
export const mailFamilies: Readonly<Record<string, Pick<MailProvider, "tag">>> = {
  yahoo: { tag: "-" },
  ...{ ymail: { tag: "-" }, rocketmail: { tag: "-" } },
  ...{ outlook: {}, hotmail: {}, live: {}, msn: {}, aol: {}, gmx: {}, terra: {} },
};

/** Other domains at which strangers to one another have their mailboxes. */
export const sharedDomains: readonly string[] = [
  ...["une.net.co", "etb.net.co", "uol.com.br", "bol.com.br", "globo.com"],
  ...["zoho.com", "zohomail.com", "mail.com", "email.com", "hey.com", "tuta.com", "tutanota.com"],
  ...["duck.com", "privaterelay.appleid.com", "qq.com", "163.com", "126.com", "naver.com"],
  ...["web.de", "t-online.de", "freenet.de", "orange.fr", "free.fr", "laposte.net", "wanadoo.fr"],
  ...["libero.it", "telefonica.net", "btinternet.com", "comcast.net", "mail.ru", "seznam.cz"],
];

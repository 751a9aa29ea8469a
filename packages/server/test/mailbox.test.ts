import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seedOfRun } from "../../tooling/vitest/seed.mjs";
import { mailboxOf } from "../src/mail/mailbox";

const name = fc.stringMatching(/^[a-z][a-z0-9]{2,12}$/);
const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);

/** How each provider lets its people spell one mailbox. */
const providers: Record<string, { domains: string[]; signs?: string[]; tags?: string[] }> = {
  Gmail: { domains: ["gmail.com", "googlemail.com"], signs: ["."] },
  Proton: { domains: ["proton.me", "protonmail.com", "pm.me"], signs: [".", "-", "_"] },
  iCloud: { domains: ["icloud.com", "me.com", "mac.com"] },
  Yandex: { domains: ["yandex.com", "yandex.ru", "ya.ru"], signs: [".", "-"] },
  Yahoo: { domains: ["yahoo.com.co"], tags: ["-", "+"] },
  Outlook: { domains: ["outlook.com"] },
  Fastmail: { domains: ["fastmail.com"] },
  "a domain of one's own": { domains: ["piñata.com.co", "xn--piata-pta.com.co"] },
};

/** Ways to write one address that a mail program reads as the same. */
const dresses: ((address: string) => string)[] = [
  (address) => address.toUpperCase(),
  (address) => address.replace("@", "＠"),
  (address) => address.replaceAll(".", "．"),
  (address) => address.replace(/(?<=@.*)\./g, "。"),
  (address) => `${address}.`,
  (address) => address.replace("@", " @ "),
  (address) => address.replace("@", "(viajera)@"),
  (address) => address.replace("@", "\u200b@\u00ad"),
  (address) => address.replace(/^(.*)@/, '"$1"@'),
  (address) => `Ana <${address}>`,
  (address) => address.normalize("NFD"),
  (address) =>
    address.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
];

/** One name, spelled as its provider allows. */
const spelled = (provider: keyof typeof providers, plain: string) => {
  const { domains, signs = [], tags = ["+"] } = providers[provider] ?? { domains: [] };
  return fc
    .record({
      signs: fc.array(fc.tuple(fc.nat(plain.length - 2), fc.constantFrom(...signs, "")), {
        maxLength: 3,
      }),
      tag: fc.option(fc.tuple(fc.constantFrom(...tags), word)),
      domain: fc.constantFrom(...domains),
      dresses: fc.subarray(dresses),
    })
    .map(({ signs, tag, domain, dresses }) => {
      const local = signs.reduce(
        (text, [at, sign]) => text.slice(0, at + 1) + sign + text.slice(at + 1),
        plain,
      );
      const address = `${local}${tag?.join("") ?? ""}@${domain}`;
      return dresses.reduce((text, dress) => dress(text), address);
    });
};

describe("a mailbox", () => {
  it.each(Object.keys(providers))("of %s is one, however its address is spelled", (provider) => {
    const two = name.chain((plain) =>
      fc.tuple(fc.constant(plain), spelled(provider, plain), spelled(provider, plain)),
    );
    fc.assert(
      fc.property(two, ([plain, one, other]) => {
        expect(mailboxOf(one)).toEqual(mailboxOf(other));
        expect(mailboxOf(one).mailbox).toMatch(new RegExp(`^${plain}@`));
      }),
      { seed: seedOfRun() },
    );
  });

  it("of Fastmail is also its subdomain", () => {
    expect(mailboxOf("lo.que.sea@ana.fastmail.com").mailbox).toBe("ana@fastmail.com");
  });

  it.each([
    ["ana.ruiz@outlook.com", "anaruiz@outlook.com"],
    ["ana-maria@hotel.com.co", "ana@hotel.com.co"],
    ["ana@yahoo.com", "ana@yahoo.com.co"],
    ["ana@gmail.com", "ana@gmail.com.co"],
    ["+ana@x.org", "+eva@x.org"],
  ])("of %s is not that of %s", (one, other) => {
    expect(mailboxOf(one).mailbox).not.toBe(mailboxOf(other).mailbox);
  });

  it("is of anything that can be typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(mailboxOf(text).mailbox).toContain("@");
      }),
      { seed: seedOfRun() },
    );
  });
});

describe("the domain that one owner may have", () => {
  it.each<[address: string, domain: string | null]>([
    ["ana@hotel.com.co", "hotel.com.co"],
    ["ana@reservas.hotel.com.co", "hotel.com.co"],
    ["ana@a.b.c.owner.example", "owner.example"],
    ["ana@ibm.co", "ibm.co"],
    ["ana@mail.ibm.co", "ibm.co"],
    ["ana@unal.edu.co", "unal.edu.co"],
    ["ana@PIÑATA.org.", "xn--piata-pta.org"],
    ...["gmail.com", "hotmail.es", "yahoo.com.br", "outlook.com", "etb.net.co", "pm.me"].map(
      (domain) => [`ana@${domain}`, null] as [string, null],
    ),
    ["ana@yahoo.evil.com", "evil.com"],
    ["ana@live.owner", "live.owner"],
    ["ana@x.mail.com", "mail.com"],
  ])("of %s is %s", (address, domain) => {
    expect(mailboxOf(address).domain).toBe(domain);
  });
});

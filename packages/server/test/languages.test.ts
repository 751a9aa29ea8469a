import { consent, formPaths, headers, paths } from "@maloca/catalog";
import * as en from "@maloca/catalog/locales/en";
import * as es from "@maloca/catalog/locales/es";
import * as pt from "@maloca/catalog/locales/pt";
import { describe, expect, it } from "vitest";
import { csvHead, csvLines } from "../src/cli/csv";
import { toFacts } from "../src/cli/leads-table";
import { statedLanguage } from "../src/leads/languages";
import { databaseNames } from "./databases";
import { decode } from "./mailbox";
import { TEAM, useMails } from "./mails";
import { booking, contact, newsletter, newsletterPath, post, tripRequest } from "./samples";

const locales = { es, en, pt } as const;
type Language = keyof typeof locales;
const named = { es: null, en: "inglés", pt: "portugués" } as const;

/** Every text of a language, in the pieces between what is filled in. */
const textsOf = (words: unknown): string[] =>
  typeof words === "string"
    ? words.split(/\{\w+\}/).map((text) => text.trim())
    : Object.values(Object(words)).flatMap(textsOf);

/** What only another language says. Short words stand in other words too. */
function foreignTo(language: Language): string[] {
  const own = textsOf(locales[language]).join("\n");
  return (Object.keys(locales) as Language[])
    .filter((other) => other !== language)
    .flatMap((other) => textsOf(locales[other]))
    .filter((text) => text.length > 8 && !own.includes(text));
}

const plain = (html: string) =>
  html
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

function expectOnly(language: Language, text: string) {
  expect(foreignTo(language).length).toBeGreaterThan(200);
  expect(foreignTo(language).filter((foreign) => plain(text).includes(foreign))).toEqual([]);
}

describe.each(databaseNames)("the visitor's language, in %s", (name) => {
  const mails = useMails(name);
  const admin = mails.admin();
  const send = (body: unknown, path: string, tag: string | null) =>
    mails.app().request(path, post(body, tag === null ? {} : { [headers.language]: tag }));
  const ask = async (tag: string | null): Promise<string> =>
    (await (await send(booking, paths.booking, tag)).json()).reference;
  const deliver = async () => {
    await mails.outbox().deliver();
    const all = mails.mailbox.mails.map(({ to, raw }) => ({ to: to[0], raw, text: decode(raw) }));
    return {
      team: all.filter(({ to }) => to === TEAM),
      visitor: all.filter(({ to }) => to !== TEAM),
    };
  };

  const requests = [
    ["booking", booking, paths.booking],
    ["trip request", tripRequest, paths.tripRequest],
    ["message", contact, paths.contact],
    ["sign-up", newsletter, newsletterPath],
  ] as const;
  const cases = (Object.keys(locales) as Language[]).flatMap((language) =>
    requests.map(([what, body, path]) => [language, what, body, path] as const),
  );

  it.each(cases)("mails %s alone for a %s, and Spanish to the team", async (...given) => {
    const [language, what, body, path] = given;
    // As in a header: the page's own tag.
    expect((await send(body, path, language === "pt" ? "pt-BR" : language)).ok).toBe(true);
    const { team, visitor } = await deliver();
    expect([team, visitor].map(({ length }) => length)).toEqual([1, 1]);
    const { text = "", raw = "" } = visitor[0] ?? {};
    const words = locales[language];
    expect(text).toContain(`<html lang="${language}">`);
    const said =
      what === "sign-up" ? words.subscriptionMailWords.title : words.keepReferenceWords.keep;
    expect(text.split(said).length).toBeGreaterThan(2);
    expectOnly(language, text);
    const [, subject = ""] = /^Subject: ((?:.+\r\n(?: .+\r\n)*))/m.exec(raw) ?? [];
    expect(subject).not.toBe("");
    expect(team[0]?.text).toContain('<html lang="es">');
    const [, told = null] = /^Idioma: (.*)$/m.exec(team[0]?.text.replaceAll("\r", "") ?? "") ?? [];
    expect(told).toBe(named[language]);
    // The addresses hold the first sentence of an answer, which the visitor reads.
    expectOnly("es", team[0]?.text.replace(/(mailto|https):[^\s"]+/g, "") ?? "");
  });

  it("begins the team's answer in the visitor's language", async () => {
    await ask("en");
    const { team } = await deliver();
    const link = /https:\/\/wa\.me\/[^\s"]+/.exec(team[0]?.text ?? "")?.[0] ?? "";
    const sentence = new URL(link).searchParams.get("text") ?? "";
    expect(sentence).toMatch(/^Hello Ana María Ñáñez, we’re writing .* your booking request MAL-/);
    expectOnly("en", sentence);
  });

  it("is kept with the lead, as the list, the CSV and one lead show it", async () => {
    const reference = await ask("en-GB");
    const lead = await admin.show(reference);
    expect(lead?.language).toBe("en");
    if (!lead) throw new Error("not stored");
    expect(toFacts(lead)).toMatch(/Idioma +inglés\n/);
    const column = csvHead().trim().split(",").indexOf('"language"');
    expect(
      csvLines([{ ...lead, message: "" }], ";")
        .split(";")
        [column]?.trim(),
    ).toBe('"en"');
    const spanish = await admin.show(await ask(null));
    expect(spanish && toFacts(spanish)).not.toContain("Idioma");
  });

  it("is that of the consent's text, which is shown with the lead and given to the person", async () => {
    const give = async (version: string) => {
      const sent = { [headers.language]: "en", [headers.consent]: version };
      const answer = await mails.app().request(paths.booking, post(booking, sent));
      return (await admin.show((await answer.json()).reference)) ?? expect.fail("not stored");
    };
    const lead = await give(consent.version);
    const { notice, request, policy } = en.consentText;
    expect(lead.consent?.text).toEqual({
      notice: `${notice} ${policy}.`,
      request: `${request} ${policy}.`,
    });
    expect(toFacts(lead).replace(/\s+/g, " ")).toContain(
      `Texto de la línea ${notice} ${policy}. O de la casilla ${request} ${policy}.`,
    );
    // Of a partner's own version there is no text here.
    const other = await give("2019-7");
    expect(other.consent).toEqual({ version: "2019-7", at: expect.any(String) });
    expect(toFacts(other)).not.toContain("Texto de la línea");
    const { consents } = await admin.person(booking.email);
    expect(Object.keys(consents)).toEqual([consent.version]);
    expect(consents[consent.version]?.en?.notice).toBe(`${notice} ${policy}.`);
    // The list and webhooks name the version alone.
    expect((await admin.list()).map((listed) => listed.consent?.text)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([
    ["fr", "fr"],
    ["FR-CA", "fr"],
    ["", "es"],
    ["english", "es"],
    ["e1", "es"],
    ["'; drop", "es"],
    ["__proto__", "es"],
  ])(
    "of a call that states %j is %j, and Spanish is written where no words are",
    async (...[tag, kept]) => {
      expect(statedLanguage(tag)).toBe(kept);
      const lead = await admin.show(await ask(tag));
      expect(lead?.language).toBe(kept);
      const { visitor } = await deliver();
      expect(visitor[0]?.text).toContain('<html lang="es">');
      expectOnly("es", visitor[0]?.text ?? "");
    },
  );

  it.each(Object.keys(locales) as Language[])("is that of the errors: %s", async (language) => {
    const answer = await send({ ...booking, name: "" }, paths.booking, language);
    expect((await answer.json()).details).toEqual({ name: locales[language].bookingErrors.name });
    const three = { ...booking, experiences: "a, b, c" };
    const { details } = await (await send(three, paths.booking, language)).json();
    expect(details.experiences).toBe(
      locales[language].formPageWords.manyExperiences.replace("{max}", "2"),
    );
  });

  it.each(Object.keys(locales) as Language[])(
    "is that of the page without scripts: %s",
    async (lang) => {
      const app = mails.app();
      const address = `${formPaths.tripRequest}?consent=1&lang=${lang}`;
      const post = (typed: Record<string, string>) =>
        app.request(address, {
          method: "POST",
          headers: {
            "content-type": "application/x-www-form-urlencoded",
            "sec-fetch-site": "same-origin",
          },
          body: new URLSearchParams(typed).toString(),
        });
      const empty = await (await app.request(address)).text();
      expect(empty).toContain(`<html lang="${lang}">`);
      expect(empty).toContain(locales[lang].tripRequestTitle);
      // What is stored stays Spanish.
      expectOnly(lang, empty.replace(/ value="[^"]*"/g, ""));
      const refused = await post({ first_name: "Ana" });
      expect(refused.status).toBe(422);
      const page = await refused.text();
      expect(page).toContain(plain(locales[lang].commonErrors.consent));
      expectOnly(lang, page.replace(/ value="[^"]*"/g, ""));
      const sent = await post({
        first_name: "Ana",
        last_name: "Sol",
        email: "a@b.co",
        consent: "on",
      });
      expect(sent.status).toBe(200);
      expectOnly(lang, await sent.text());
      expect((await admin.list())[0]?.language).toBe(lang);
    },
  );

  it.each(Object.keys(locales) as Language[])(
    "is that of a signed link's page: %s",
    async (lang) => {
      await send(newsletter, newsletterPath, lang);
      const { visitor } = await deliver();
      const path = /https:\/\/[^/\s"]+(\/\S+\/confirmar\/[^\s"]+)/.exec(
        visitor[0]?.text ?? "",
      )?.[1];
      const app = mails.app();
      for (const method of ["GET", "POST"]) {
        const page = await (await app.request(path ?? "", { method })).text();
        expect(page).toContain(`<html lang="${lang}">`);
        expectOnly(lang, page);
      }
    },
  );
});

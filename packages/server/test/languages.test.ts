import { consent, formPaths, headers, paths } from "@maloca/catalog";
import { everyLanguage, type Language, locales } from "@maloca/catalog/locales";
import { describe, expect, it } from "vitest";
import { toFacts } from "../src/cli/leads-table";
import { csvHead, csvLines } from "../src/leads/csv";
import { statedLanguage } from "../src/leads/languages";
import { linkIn } from "./mailbox";
import { useMails } from "./mails";
import {
  booking,
  contact,
  newsletter,
  post,
  signupPath,
  submitted,
  type Typed,
  tripRequest,
} from "./samples";

const named: Partial<Record<Language, string | null>> = { es: null, en: "inglés", pt: "portugués" };

/** Every text of a language, in the pieces between what is filled in. */
const textsOf = (words: unknown): string[] =>
  typeof words === "string"
    ? words.split(/\{\w+\}/).map((text) => text.trim())
    : Object.values(Object(words)).flatMap(textsOf);

/** What only another language says. Short words stand in other words too. */
function foreignTo(language: Language): string[] {
  const own = textsOf(locales[language]).join("\n");
  return everyLanguage
    .filter((other) => other !== language)
    .flatMap((other) => textsOf(locales[other]))
    .filter((text) => text.length > 8 && !own.includes(text));
}

const entities = { "#39": "'", quot: '"', lt: "<", gt: ">", amp: "&" } as const;
const plain = (html: string) =>
  html.replace(/&(#39|quot|lt|gt|amp);/g, (_, name: keyof typeof entities) => entities[name]);

function expectOnly(language: Language, text: string) {
  const foreign = foreignTo(language);
  expect(foreign.length).toBeGreaterThan(200);
  const shown = plain(text);
  expect(foreign.filter((each) => shown.includes(each))).toEqual([]);
}

describe("the visitor's language", () => {
  const mails = useMails("PGlite");
  const admin = mails.admin();
  const send = (body: unknown, path: string, tag: string | null) =>
    mails.app().request(path, post(body, tag === null ? {} : { [headers.language]: tag }));
  const ask = async (tag: string | null) => {
    const { reference } = await (await send(booking, paths.booking, tag)).json();
    return (await admin.show(reference)) ?? expect.fail("not stored");
  };
  const deliver = async () => {
    const all = await mails.written();
    const of = (team: boolean) => all.filter(({ to }) => (to === null) === team);
    return { team: of(true), visitor: of(false) };
  };

  const requests = [
    ["booking", booking, paths.booking],
    ["trip request", tripRequest, paths.tripRequest],
    ["message", contact, paths.contact],
    ["sign-up", newsletter, signupPath],
  ] as const;
  const cases = everyLanguage.flatMap((language) =>
    requests.map(([what, body, path]) => [language, what, body, path] as const),
  );

  it.each(cases)("mails %s alone for a %s, and Spanish to the team", async (...given) => {
    const [language, what, body, path] = given;
    // As in a header: the page's own tag.
    expect((await send(body, path, language === "pt" ? "pt-BR" : language)).ok).toBe(true);
    const { team, visitor } = await deliver();
    expect([team.length, visitor.length]).toEqual([1, 1]);
    const { html = "", text = "", subject = "" } = visitor[0] ?? {};
    const words = locales[language];
    expect(html).toContain(`<html lang="${language}">`);
    const said =
      what === "sign-up" ? words.subscriptionMailWords.title : words.keepReferenceWords.keep;
    for (const part of [html, text]) expect(plain(part)).toContain(said);
    expectOnly(language, `${subject}\n${html}\n${text}`);
    const notification = team[0];
    expect(notification?.html).toContain('<html lang="es">');
    expect(/^Idioma: (.*)$/m.exec(notification?.text ?? "")?.[1] ?? null).toBe(named[language]);
    // The addresses hold the first sentence of an answer, which the visitor reads.
    expectOnly(
      "es",
      `${notification?.html}${notification?.text}`.replace(/(mailto|https):[^\s"]+/g, ""),
    );
  });

  it("is kept with the lead, as the list, the CSV and one lead show it", async () => {
    const lead = await ask("en-GB");
    expect(lead.language).toBe("en");
    expect(toFacts(lead)).toMatch(/Idioma +inglés\n/);
    const column = csvHead().trim().split(",").indexOf('"language"');
    const cells = csvLines([{ ...lead, message: "" }], ";").split(";");
    expect(cells[column]?.trim()).toBe('"en"');
    expect(toFacts(await ask(null))).not.toContain("Idioma");
  });

  it("is that of the consent's text, which is shown with the lead and given to the person", async () => {
    const give = async (version: string) => {
      const sent = { [headers.language]: "en", [headers.consent]: version };
      const answer = await mails.app().request(paths.booking, post(booking, sent));
      return (await admin.show((await answer.json()).reference)) ?? expect.fail("not stored");
    };
    const lead = await give(consent.version);
    const { notice, request, policy } = locales.en.consentText;
    const text = { notice: `${notice} ${policy}.`, request: `${request} ${policy}.` };
    expect(lead.consent?.text).toEqual(text);
    expect(toFacts(lead).replace(/\s+/g, " ")).toContain(
      `Texto de la línea ${text.notice} O de la casilla ${text.request}`,
    );
    // Of a partner's own version there is no text here.
    const other = await give("2019-7");
    expect(other.consent).toEqual({ version: "2019-7", at: expect.any(String) });
    const { consents } = await admin.person({ email: booking.email });
    expect(Object.keys(consents)).toEqual([consent.version]);
    expect(consents[consent.version]?.en?.notice).toBe(text.notice);
    // The list and webhooks name the version alone.
    const listed = (await admin.list()).map((each) => each.consent?.text);
    expect(listed).toEqual([undefined, undefined]);
  });

  it.each([
    ["FR-CA", "fr"],
    ["", "es"],
    ["english", "es"],
    ["'; drop", "es"],
    ["__proto__", "es"],
  ])(
    "of a call that states %j is %j, and Spanish is written where no words are",
    async (...[tag, kept]) => {
      expect(statedLanguage(tag)).toBe(kept);
      expect((await ask(tag)).language).toBe(kept);
      const { visitor } = await deliver();
      expectOnly("es", visitor[0]?.html ?? "");
    },
  );

  it.each(everyLanguage)("is that of the errors: %s", async (language) => {
    const { bookingErrors, formPageWords } = locales[language];
    const wrong = { ...booking, name: "", experiences: "a, b, c" };
    const answer = await send({ ...wrong, experiences: "" }, paths.booking, language);
    expect((await answer.json()).details).toEqual({ name: bookingErrors.name });
    const three = await send({ ...wrong, name: "Ana" }, paths.booking, language);
    const experiences = formPageWords.manyExperiences.replace("{max}", "2");
    expect((await three.json()).details).toEqual({ experiences });
  });

  it.each(everyLanguage)(
    "is that of the pages without scripts and of signed links: %s",
    async (lang) => {
      const address = `${formPaths.tripRequest}?consent=1&lang=${lang}`;
      const person = { first_name: "Ana", last_name: "Sol", email: "a@b.co", consent: "on" };
      const submit = (typed: Typed) => mails.open(address, submitted(typed));
      const empty = (await mails.open(address, submitted({}))).text;
      expect(empty).toContain(locales[lang].tripRequestTitle);
      const refused = (await submit({ first_name: "Ana" })).text;
      expect(refused).toContain(plain(locales[lang].commonErrors.consent));
      const sent = (await submit(person)).text;
      expect((await admin.list())[0]?.language).toBe(lang);
      await send(newsletter, signupPath, lang);
      const { visitor } = await deliver();
      const signUp = visitor.find(({ text }) => text.includes("/confirmar/"));
      const link = linkIn(signUp?.text, "confirmar");
      const [asks, confirmed] = [await mails.open(link), await mails.press(link)];
      for (const page of [empty, refused, sent, asks.text, confirmed.text]) {
        expect(page).toContain(`<html lang="${lang}">`);
        // What is stored stays Spanish.
        expectOnly(lang, page.replace(/ value="[^"]*"/g, ""));
      }
    },
  );
});

import { trips } from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import type { Fields, LeadKindName } from "../src/leads/lead-kinds";
import { type LinkPurpose, linkPurposes } from "../src/leads/links";
import { shownText } from "../src/leads/shown-text";
import { LEADS_A_LIST, writeList } from "../src/mail/flood";
import type { MailedLead } from "../src/mail/mail";
import { writeNotification } from "../src/mail/notification";
import { waysToReach, wayToPay } from "../src/mail/reach";
import { booking, tripRequest } from "./samples";

const signed = Object.fromEntries(
  linkPurposes.map((purpose) => [purpose, `https://maloca.example/${purpose}`]),
) as Record<LinkPurpose, string>;

const nothing = {
  ...{ partner: null, source: null, metadata: null, consent: null, quarantine: null },
  ...{ testMode: false, confirmation: null, answer: null, confirmedAt: null },
  mail: { state: "queued", attempts: 0, at: "", error: null },
} as const;

const leadOf = (
  request: Fields,
  kind: LeadKindName = "booking",
  more: Partial<MailedLead> = {},
): MailedLead => ({
  ...{ ...request, ...nothing, kind, reference: "MAL-7K2Q9F", language: "es" },
  ...{ links: signed, createdAt: "2026-11-20T15:00:00.000Z" },
  ...{ messageId: "<id@maloca.example>", ...more },
});
const signUp = { email: "x@example.org", page_uri: "", page_name: "" };

const write = (...lead: Parameters<typeof leadOf>) => writeNotification(leadOf(...lead));

describe("a mail to the team", () => {
  it("names the visitor, the trip and the reference in one short line", () => {
    expect(write(booking).subject).toBe(
      `Solicitud de reserva: ${booking.name} · ${booking.destination} (MAL-7K2Q9F)`,
    );
    const long = { name: "Ana\r\nBcc: x@y.z\u2028\u202E", destination: "🐬".repeat(200) };
    const { subject } = write({ ...booking, ...long });
    expect(subject).not.toMatch(/[\r\n\u2028\u202E]/);
    expect([...subject].length).toBeLessThanOrEqual(150);
  });

  const answered = ["ana@example.org", "a.b+viaje@sub.example.co", "o'neill@example.ie"];
  const wrong = [
    ...["a@", "ana", "ana@localhost", "ana@example.org, jefe@example.org", "ana@exa mple.org"],
    ...["Ana <ana@example.org>", "ana@example.org\r\nBcc: x@y.z", '"ana"@example.org'],
    ...["ana(x)@example.org", `${"a".repeat(250)}@example.org`],
  ];
  it.each([...answered, ...wrong])(
    "of %j is answered where that is an address, and shows it",
    (email) => {
      const mail = write({ ...tripRequest, email }, "trip-request");
      expect(mail.replyTo).toBe(answered.includes(email) ? email : null);
      expect(mail.subject).not.toContain("@");
      expect(mail.text).toContain(email.split("\r")[0]);
    },
  );

  it("writes lists, numbers and times as people do, and nothing where nothing was said", () => {
    expect(write(booking).text).toMatch(/^Recibida: 20 de noviembre de 2026.*10:00/m);
    expect(write(booking).html).toContain("&lt;una&gt; persona<br>");
    const { text } = write({ ...tripRequest, interests: ["Uno", "Dos"] }, "trip-request");
    expect(text).toContain("Intereses: Uno, Dos\n");
    expect(text).toContain("Número de viajeros: 4\n");
    const nobody = { ...tripRequest, num_travelers: null, interests: [] };
    expect(write(nobody, "trip-request").text).not.toMatch(/viajeros|Intereses|null/);
    const sparse = write({ ...booking, message: "", experiences: "" }).text;
    expect(sparse).not.toMatch(/Mensaje|Experiencias|Sitio aliado/);
  });

  it("escapes everything that was typed", () => {
    const evil = `<img src=x onerror="a('&')">`;
    const fields = Object.keys(booking);
    const { html, text } = write(Object.fromEntries(fields.map((field) => [field, evil])));
    expect(html).not.toContain("<img");
    const escaped = "&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;";
    // The heading repeats name and destination.
    expect(html.split(escaped)).toHaveLength(fields.length + 2 + 1);
    expect(text).toContain(evil);
  });

  it("reaches the visitor with one tap, reference and first sentence included", () => {
    const { text, html } = write(booking);
    const first = `Hola, ${booking.name}: te escribimos de Maloca por tu solicitud de reserva MAL-7K2Q9F.`;
    const links = [
      `https://wa.me/573001234567?text=${encodeURIComponent(first)}`,
      "tel:+573001234567",
      `mailto:${booking.email}?subject=${encodeURIComponent("Maloca: solicitud de reserva MAL-7K2Q9F")}&body=${encodeURIComponent(first)}`,
      "https://maloca.example/equipo/MAL-7K2Q9F",
    ];
    for (const link of links) {
      expect(text).toContain(link);
      expect(html).toContain(`href="${link.replaceAll("&", "&amp;").replaceAll("'", "&#39;")}"`);
    }
    const english = "Hello Ana María Ñáñez, we’re writing";
    expect(write(booking, "booking", { language: "en" }).text).toContain(
      encodeURIComponent(english),
    );
    const none = write(signUp, "newsletter").text;
    expect(none).not.toMatch(/wa\.me|tel:|Marcar como/);
    expect(none).toContain("mailto:x@example.org");
  });

  it.each([
    ["+49 (0)170 1234567", ["WhatsApp", "Llamar"]],
    ["601 234 5678", ["Llamar"]],
    ["300-123-4567 ext 5", ["Llamar"]],
    ["12345", []],
    ["no tengo, llame al hotel", []],
  ])("has for the phone %j the buttons %j, and shows it as it was typed", (phone, labels) => {
    const lead = leadOf({ ...booking, phone });
    expect(waysToReach(lead).map(({ label }) => label)).toEqual([...labels, "Correo"]);
    expect(writeNotification(lead).text).toContain(phone);
  });

  it("says where the visitor came from, what was consented to, and why a person should look", () => {
    const { text, subject } = write(booking, "booking", {
      ...{ partner: "Hotel Sirena", quarantine: "haste" },
      source: { utm_source: "instagram", referrer: "https://example.org/" },
      consent: { version: "2026-11", at: "2026-11-20T15:00:00.000Z" },
    });
    expect(subject).toMatch(/^\[Por revisar\] /);
    for (const expected of [
      "Se envió en menos de un segundo",
      "Origen: instagram",
      "Página anterior: https://example.org/",
      "Sitio aliado: Hotel Sirena",
      "Autorización de datos: texto 2026-11, 20 de noviembre de 2026",
    ])
      expect(text).toContain(expected);
    expect(write(booking).text).toContain("Autorización de datos: sin registro");
  });
});

describe("the link by which a visitor who was answered pays", () => {
  const now = new Date("2026-11-20T15:00:00Z");
  const asked = { ...booking, destination: "Viaje a Guaviare - Magia Ancestral" };
  const wayOf = (lead: object) => wayToPay(leadOf({ ...asked, ...lead }), trips, now);

  it("opens the payment of the booked package for as many people, in the visitor's language", () => {
    const [way] = wayOf({ travelers: "2 adultos" });
    expect(way?.label).toBe("Enviar el pago por WhatsApp");
    expect(decodeURIComponent(way?.link ?? "")).toContain(
      "https://maloca.example/guaviare?maloca=payment&package=Magia%20Ancestral&travelers=2",
    );
  });

  it.each([
    ["no mobile phone", { phone: "601 234 5678" }, /^mailto:.*package%3DMagia%2520/],
    ["people that may be several numbers", { travelers: "2 o 3" }, /Ancestral$/],
    ["a subject in English", { destination: "Trip to Guaviare - Magia Ancestral" }, /^https:..wa/],
  ])("with %s is still one link", (_, lead, link) => {
    const ways = wayOf(lead);
    expect(ways.map((way) => way.link)).toEqual([expect.stringMatching(link)]);
  });

  it.each([
    ["no package of a trip", { destination: "Viaje a Guaviare - consulta general" }],
    ["words of the visitor's own", { destination: "Guaviare" }],
    ["a season that is over", { destination: "Velitas en el Chocó - Posada 4 días" }],
  ])("is none for %s", (_, lead) => expect(wayOf(lead)).toEqual([]));
});

describe("what a visitor typed", () => {
  it.each(["\n", "\u2028"])("is quoted after %j, so that no line passes for ours", (end) => {
    const message = `Hola${end}Ver quién espera: https://evil.example`;
    const { text } = write({ ...booking, message });
    expect(text).toContain("\n> Hola\n> Ver quién espera: https://evil.example\n");
    const ours = text.split("\n").filter((line) => line.startsWith("Ver quién espera:"));
    expect(ours).toEqual(["Ver quién espera: https://maloca.example/equipo"]);
  });

  /** Each turns the reading direction, or is seen by nobody. */
  const unseen =
    "\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u200B\u200C\u2060";

  it.each([
    [`An${unseen}\uFEFFa`, "Ana"],
    ["a\u200Db", "ab"],
    ["👩🏽\u200D🌾 ❤️\u200D🔥", "👩🏽\u200D🌾 ❤️\u200D🔥"],
    ["ñandú, José, 東京, שלום", "ñandú, José, 東京, שלום"],
    ["uno\u2028dos\u2029tres", "uno\ndos\ntres"],
  ])("%j is shown as %j", (typed, shown) => expect(shownText(typed)).toBe(shown));
});

describe("a list in a flood", () => {
  const leads = (count: number) => [
    ...Array.from({ length: count }, () => leadOf(booking)),
    leadOf(signUp, "newsletter"),
  ];

  it("has for each lead what a phone needs: name, number, one tap each, and its page", () => {
    const { text, html } = writeList(leads(2));
    const [first = ""] = waysToReach(leadOf(booking)).map(({ link }) => link);
    expect(first).toMatch(/^https:\/\/wa\.me\/573001234567\?text=/);
    for (const part of [text, html.replaceAll("&amp;", "&").replaceAll("&#39;", "'")]) {
      for (const needed of [booking.name, booking.phone, first, "tel:+573001234567"])
        expect(part.split(needed).length).toBeGreaterThanOrEqual(3);
      expect(part.split("https://maloca.example/equipo/MAL-7K2Q9F").length).toBeGreaterThanOrEqual(
        3,
      );
    }
  });

  it("is short enough, when full, that no mail program hides its end", () => {
    expect(Buffer.byteLength(writeList(leads(LEADS_A_LIST - 1)).html)).toBeLessThan(102_000);
  });
});

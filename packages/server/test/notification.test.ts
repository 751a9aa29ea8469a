import { describe, expect, it } from "vitest";
import { type Fields, type LeadKindName, leadKinds } from "../src/leads/lead-kinds";
import { type LinkPurpose, linkPurposes } from "../src/leads/links";
import { LEADS_A_LIST, writeList } from "../src/mail/flood";
import type { MailedLead } from "../src/mail/mail";
import { writeNotification } from "../src/mail/notification";
import { internationalNumber, waysToReach } from "../src/mail/reach";
import { booking, tripRequest } from "./samples";

const signed = Object.fromEntries(
  linkPurposes.map((purpose) => [purpose, `https://maloca.example/${purpose}`]),
) as Record<LinkPurpose, string>;

const leadOf = (
  request: Fields,
  kind: LeadKindName = "booking",
  more: Partial<MailedLead> = {},
): MailedLead => ({
  kind: leadKinds[kind],
  request,
  reference: "MAL-7K2Q9F",
  ...{
    partner: null,
    language: "es",
    source: null,
    metadata: null,
    consent: null,
    quarantine: null,
  },
  links: signed,
  ...more,
  createdAt: new Date("2026-11-20T15:00:00Z"),
  messageId: "<id@maloca.example>",
});

const write = (...lead: Parameters<typeof leadOf>) => writeNotification(leadOf(...lead));

describe("a mail to the team", () => {
  it("names the visitor, the trip and the reference in one short line", () => {
    expect(write(booking).subject).toBe(
      `Solicitud de reserva: ${booking.name} · ${booking.destination} (MAL-7K2Q9F)`,
    );
    const { subject } = write({
      ...booking,
      name: "Ana\r\nBcc: x@y.z\u2028\u202E",
      destination: "🐬".repeat(200),
    });
    expect(subject).not.toMatch(/[\r\n\u2028\u202E]/);
    expect([...subject].length).toBeLessThanOrEqual(150);
  });

  it.each(["ana@example.org", "a.b+viaje@sub.example.co", "o'neill@example.ie"])(
    "answers go to %s",
    (email) => expect(write({ ...booking, email }).replyTo).toBe(email),
  );

  it.each([
    "a@",
    "ana",
    "ana@localhost",
    "ana@example.org, jefe@example.org",
    "Ana <ana@example.org>",
    "ana@example.org\r\nBcc: x@y.z",
    '"ana"@example.org',
    "ana(x)@example.org",
    "ana@exa mple.org",
    `${"a".repeat(250)}@example.org`,
  ])("answers do not go to %j", (email) => {
    expect(write({ email, page_uri: "", page_name: "" }, "newsletter").replyTo).toBeNull();
  });

  it("keeps an invalid e-mail out of the headers, and shows it in the text", () => {
    const email = "a@b.co, c@d.co";
    const { replyTo, subject, text } = write({ ...tripRequest, email }, "trip-request");
    expect({ replyTo, subject }).toEqual({
      replyTo: null,
      subject: "Solicitud de viaje a la medida: Lucía Ñáñez Ospina · Chocó (MAL-7K2Q9F)",
    });
    expect(text).toContain(`Correo electrónico: ${email}`);
  });

  it("writes lists and numbers as people do, and nothing where nothing was said", () => {
    const { text } = write({ ...tripRequest, interests: ["Uno", "Dos"] }, "trip-request");
    expect(text).toContain("Intereses: Uno, Dos\n");
    expect(text).toContain("Número de viajeros: 4\n");
    const sparse = write(
      { ...tripRequest, num_travelers: null, interests: [] },
      "trip-request",
    ).text;
    expect(sparse).not.toMatch(/viajeros|Intereses|null/);
  });

  it("escapes everything that was typed", () => {
    const evil = `<img src=x onerror="a('&')">`;
    const { html, text } = write(
      Object.fromEntries(Object.keys(booking).map((field) => [field, evil])),
    );
    expect(html).not.toContain("<img");
    expect(html.split("&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;")).toHaveLength(
      // The heading repeats name and destination.
      Object.keys(booking).length + 2 + 1,
    );
    expect(text).toContain(evil);
  });

  it("leaves out what is empty", () => {
    const { text } = write({ ...booking, message: "", experiences: "" });
    expect(text).not.toMatch(/Mensaje|Experiencias|Sitio aliado/);
  });

  it("reaches the visitor with one tap, reference and first sentence included", () => {
    const { text, html } = write(booking);
    const first = `Hola, ${booking.name}: te escribimos de Maloca por tu solicitud de reserva MAL-7K2Q9F.`;
    const links = [
      `https://wa.me/573001234567?text=${encodeURIComponent(first)}`,
      "tel:+573001234567",
      `mailto:${booking.email}?subject=${encodeURIComponent("Maloca: solicitud de reserva MAL-7K2Q9F")}&body=${encodeURIComponent(first)}`,
    ];
    for (const link of links) {
      expect(text).toContain(link);
      expect(html).toContain(`href="${link.replaceAll("&", "&amp;").replaceAll("'", "&#39;")}"`);
    }
    for (const state of ["answered", "won", "lost"] as const) {
      expect(text).toContain(signed[state]);
      expect(html).toContain(`href="${signed[state]}"`);
    }
  });

  it.each([
    ["300 123 4567", "573001234567"],
    ["+57 (300) 123-4567", "573001234567"],
    ["0049 151 23456789", "4915123456789"],
    ["+1 415 555 2671", "14155552671"],
    ["601 234 5678", "6012345678"],
    ["12345", null],
    ["no tengo, llame al hotel", null],
    ["", null],
  ])("reads the phone number %j as %j", (typed, number) =>
    expect(internationalNumber(typed)).toBe(number),
  );

  it("offers no call and no answer where there is none to give", () => {
    const { text } = write({ email: "x@example.org", page_uri: "", page_name: "" }, "newsletter");
    expect(text).not.toMatch(/wa\.me|tel:|Ya respondí/);
    expect(text).toContain("mailto:x@example.org");
  });

  it("says where the visitor came from, what was consented to, and why a person should look", () => {
    const { text, subject } = write(booking, "booking", {
      source: { utm_source: "instagram", referrer: "https://example.org/" },
      partner: "Hotel Sirena",
      consent: { version: "2026-11", at: new Date("2026-11-20T15:00:00Z") },
      quarantine: "haste",
    });
    expect(subject).toMatch(/^\[Por revisar\] /);
    for (const told of [
      "Se envió en menos de un segundo",
      "Origen: instagram",
      "Página anterior: https://example.org/",
      "Sitio aliado: Hotel Sirena",
      "Autorización de datos: texto 2026-11, 20 de noviembre de 2026",
    ]) {
      expect(text).toContain(told);
    }
    expect(write(booking).text).toContain("Autorización de datos: sin registro");
  });
});

describe("what a visitor typed", () => {
  it("is quoted where it has lines, so that none of them passes for ours", () => {
    const message = "Hola\nYa respondí: https://evil.example\n\nGuardada en Maloca.";
    const { text } = write({ ...booking, message });
    expect(text).toContain(
      "\n> Hola\n> Ya respondí: https://evil.example\n> \n> Guardada en Maloca.\n",
    );
    expect(text.split("\n").filter((line) => line.startsWith("Ya respondí:"))).toEqual([
      `Ya respondí: ${signed.answered}`,
    ]);
    // Some programs end a line here too.
    const other = write({ ...booking, message: "Hola\u2028Ya respondí: https://evil.example" });
    expect(other.text).toContain("\n> Hola\n> Ya respondí: https://evil.example\n");
  });

  it("takes the place of no label: what a page adds is named as such", () => {
    const { text } = write(booking, "booking", { metadata: { Referencia: "MAL-222222" } });
    expect(text).toContain("\nDato: Referencia: MAL-222222\n");
    expect(text.match(/^Referencia: .+$/gm)).toEqual(["Referencia: MAL-7K2Q9F"]);
  });
});

describe("a list in a flood", () => {
  const leads = (count: number) =>
    Array.from({ length: count }, () => leadOf(booking)).concat([
      leadOf({ email: "x@example.org", page_uri: "", page_name: "" }, "newsletter"),
    ]);

  it("has for each lead what a phone needs: name, number, one tap each, and the answer", () => {
    const { text, html } = writeList(leads(2));
    const [first = ""] = waysToReach(leadOf(booking)).map(({ link }) => link);
    for (const part of [text, html.replaceAll("&amp;", "&").replaceAll("&#39;", "'")]) {
      for (const needed of [booking.name, booking.phone, first, "tel:+573001234567"]) {
        expect(part.split(needed).length).toBeGreaterThanOrEqual(3);
      }
      // Nobody waits for an answer to a sign-up.
      expect(part.split(signed.answered)).toHaveLength(3);
    }
    expect(first).toMatch(/^https:\/\/wa\.me\/573001234567\?text=/);
  });

  it("is short enough, when full, that no mail program hides its end", () => {
    expect(Buffer.byteLength(writeList(leads(LEADS_A_LIST - 1)).html)).toBeLessThan(102_000);
  });
});

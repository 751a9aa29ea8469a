import { describe, expect, it } from "vitest";
import { type Fields, type LeadKindName, leadKinds } from "../src/leads/lead-kinds";
import { writeNotification } from "../src/mail/notification";
import { booking, tripRequest } from "./samples";

const write = (request: Fields, kind: LeadKindName = "booking") =>
  writeNotification({
    kind: leadKinds[kind],
    request,
    reference: "MAL-7K2Q9F",
    partner: null,
    suspectedSpam: false,
    createdAt: new Date("2026-11-20T15:00:00Z"),
    messageId: "<id@maloca.example>",
  });

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
      Object.keys(booking).length + 1,
    );
    expect(text).toContain(evil);
  });

  it("leaves out what is empty", () => {
    const { text } = write({ ...booking, message: "", experiences: "" });
    expect(text).not.toMatch(/Mensaje|Experiencias|Sitio aliado/);
  });
});

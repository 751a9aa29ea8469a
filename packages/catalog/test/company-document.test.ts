import { afterEach, expect, test } from "vitest";
import { darkColor, dataPolicy, settings } from "../src";
import { contrast } from "../src/contrast";
import { shippedDocuments } from "../src/documents/documents";
import { darkLinkOf, setOperator } from "../src/operator";
import { problemsWith } from "./problems-with";

const { company, trust } = shippedDocuments;

// The facts of a process are shared by the tests of its worker, which expect the build's.
afterEach(() => setOperator(company));

const hash = "0".repeat(32);
const photo = { photo: `${hash}.jpg`, width: 1200, height: 800, alt: "Un patio" };
const consent = "Ana, por correo, el 3 de agosto de 2026";
const signed = { ...photo, author: "Luz", place: "Getsemaní", date: "2026-08", consent };

test("what the build has fits its schemas", () => expect(problemsWith({})).toEqual([]));

test.each<[wrong: object, place: string, mend: string]>([
  [{ fone: "1" }, "", 'no existe "fone"'],
  [{ nit: "" }, "nit", "una sola línea"],
  [{ nit: undefined }, "nit", "falta: añádelo"],
  [{ siteUrl: "https://río.org/x" }, "siteUrl", "sin nada detrás del nombre"],
  [{ messaging: { phone: "", shortLink: "" } }, "messaging.phone", "el número o el enlace"],
  [{ supportHours: { en: "Always" } }, "supportHours.es", "falta"],
  [{ donationUrl: "http://dona.example" }, "donationUrl", "https://"],
  [{ calendarUrl: "https://rio@malo.example" }, "calendarUrl", "antes de la @"],
  [
    { colors: { ...company.colors, forest: "#88aa99" } },
    "colors.forest",
    "su contraste con el papel",
  ],
  [{ colors: { ...company.colors, maize: "#553311" } }, "colors.maize", "tarjetas oscuras"],
  [{ newsletterConsent: company.consent }, "newsletterConsent.version", "escribe otra"],
  ...(
    [
      [{ endpoint: "https://cartas.example" }, "endpoint", "hasta antes del portal"],
      [{ endpoint: "https://cartas.example/submit?x=1" }, "endpoint", "hasta antes del portal"],
      [{ endpoint: "https://cartas.example/24601/a1" }, "endpoint", "se añade solo"],
      [{ formId: "{a1-b2}" }, "formId", "solo el código"],
      [{ formId: "" }, "endpoint", "los tres, o ninguno"],
    ] as const
  ).map(([wrong, place, mend]): [object, string, string] => [
    {
      newsletter: {
        ...{ endpoint: "https://cartas.example/submit", portalId: "24601", formId: "a1" },
        ...wrong,
      },
    },
    `newsletter.${place}`,
    mend,
  ]),
  ...(
    [
      [{ logo: { ...photo, alt: undefined, width: 192, height: 192 } }, "logo", "PNG"],
      [
        { social: { photo: photo.photo, width: 1200, height: 800 } },
        "social.height",
        "630 píxeles",
      ],
      [{ drawings: { "/art/marte/hero.svg": photo } }, "drawings./art/marte/hero.svg", "no tiene"],
      [{ drawings: { "/art/../secreto.svg": photo } }, "drawings./art/../secreto.svg", "no tiene"],
      [
        { drawings: { "/art/cartagena/hero.svg": { ...photo, width: 600 } } },
        "drawings./art/cartagena/hero.svg",
        "borrosa",
      ],
    ] as const
  ).map(([wrong, place, mend]): [object, string, string] => [
    { pictures: { drawings: {}, ...wrong } },
    `pictures.${place}`,
    mend,
  ]),
])("company %j is refused at %s: %s", (wrong, place, mend) => {
  const problems = problemsWith({ company: { ...company, ...wrong } });
  const found = problems.find((line) => line.startsWith(`company.json ${place}`));
  expect(found ?? problems.join("\n")).toContain(mend);
});

test.each<[wrong: object, place: string, mend: string]>([
  [{ photos: [{ ...signed, pages: ["marte"] }] }, "photos.0.pages", "no existe trips/marte.json"],
  [{ photos: [{ ...signed, date: "agosto", pages: ["cartagena"] }] }, "photos.0.date", "2026-08"],
  [
    { photos: [{ ...signed, consent: undefined, pages: ["cartagena"] }] },
    "photos.0.consent",
    "falta",
  ],
  [
    { hosts: [{ name: "Ana", role: "Guía", place: "Nuquí", pages: [] }] },
    "hosts.0.pages",
    "al menos 1",
  ],
  [
    { reviews: [{ text: "Volveré.", author: "Ana", date: "2026-08", page: "marte", consent }] },
    "reviews.0.page",
    "no existe",
  ],
])("evidence %j is refused at %s: %s", (wrong, place, mend) => {
  const problems = problemsWith({ trust: { ...trust, ...wrong } });
  expect(
    problems.find((line) => line.startsWith(`trust.json ${place}`)) ?? problems.join("\n"),
  ).toContain(mend);
});

test("a company changes what the process says and promises, and gives way to the next one", () => {
  const days = { ...company.dataPolicy.retentionDays, booking: 30 };
  const policy = { ...company.dataPolicy, since: "2027-02-03", retentionDays: days };
  setOperator({ ...company, brand: "Río Arriba", dataPolicy: policy });
  expect([settings.brand, dataPolicy.retentionDays.booking]).toEqual(["Río Arriba", 30]);
  setOperator({ ...company, brand: "Río Abajo" });
  expect(settings.brand).toBe("Río Abajo");
  expect(dataPolicy).toEqual(company.dataPolicy);
});

test("links on dark follow the brand's colour, and stay legible on cards", () => {
  expect(darkLinkOf(company.colors)).toBe("#9bd3b8");
  for (const forest of ["#000000", "#102a43", "#4a0d0d", "#5b0060"]) {
    const link = darkLinkOf({ forest });
    expect(contrast(link, darkColor.card), link).toBeGreaterThanOrEqual(7);
  }
  setOperator({ ...company, colors: { ...company.colors, forest: "#102a43" } });
  expect(darkColor.link).not.toBe("#9bd3b8");
  setOperator(company);
  expect(darkColor.link).toBe("#9bd3b8");
});

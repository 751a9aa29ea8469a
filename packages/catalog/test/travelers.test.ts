import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedOfRun } from "../../tooling/vitest/seed.mjs";
import { readTravelers } from "../src/travelers";

/** Texts with one possible number of people. */
const read: Record<number, string[]> = {
  1: ["1", "uno", "una persona", "um viajante", "one", "1 adulto", "just 1", "para una persona."],
  2: [
    ...["2", " 2 ", "02", "2.", "dos", "dois", "duas pessoas", "two", "Dos Personas", "2 personas"],
    ...[
      "2 adultos",
      "2adultos",
      "2pax",
      "2 PAX",
      "somos 2",
      "somos dos",
      "nós somos 2",
      "para dos",
    ],
    ...["we are 2", "we're two", "for 2 people", "there are two of us", "2 of us", "2 guests"],
    ...["nosotros 2", "1 adulto y 1 niña", "1 adulto e 1 criança", "1 adult and 1 child"],
    ...["un adulto y un bebé", "dos (2) personas", "2 (dos)", "2 (2 adultos)", "2\u00a0personas"],
    ...["1 mujer y 1 hombre", "vamos 2 personas", "2 viajeros", "2 travelers", "2 en total"],
  ],
  3: [
    ...["2 adultos y 1 niño", "2 Adultos, 1 Niño", "2 adultos 1 niño", "2 adultos + 1 niño"],
    ...["2 adultos+1 niño", "2+1", "2 + 1", "3 (2 adultos y 1 niño)", "2 adults and one child"],
    ...["2 adultos e 1 criança", "dos adultos y un bebé", "3 personas: 2 adultos y 1 niño"],
    ...["somos 3, 2 adultos y 1 niño", "2 adultos con 1 niña", "dois adultos com uma criança"],
    ...["2 adultos, 1 bebé", "hola, somos 3", "3 viajantes", "2 adultos y 1 menor", "1 + 1 + 1"],
  ],
  4: [
    ...["familia de 4", "una familia de cuatro", "family of 4", "a family of four", "família de 4"],
    ...["4: 2 adultos y 2 niños", "4 personas, 2 adultos y 2 niños", "2 mujeres, 1 hombre, 1 niña"],
    ...["2 adultos, 1 niño y 1 niña", "1 adulto, 1 niño y 2 niñas", "4 (2 adultos y 2 adultas)"],
    ...["para un grupo de 4 personas", "2 adults, 1 kid, 1 baby", "party of 4", "uma família de 4"],
  ],
  10: ["10 personas", "somos 10 personas", "diez", "dez pessoas", "ten people", "a group of 10"],
  12: ["grupo de 12", "un grupo de 12", "group of 12", "12 estudiantes", "somos un grupo de 12"],
  99: ["99", "97 estudiantes y 2 profesores", "99 personas"],
};

/** Texts that may mean several numbers, or none. */
const unread = [
  ...["", "0", "0 personas", "-2", "1.5", "1,5 personas", "2½", "12/12", "100", "3001234567"],
  ...["2-3", "2 - 4", "2–4", "2 a 4", "2 o 3", "2 ó 3", "dos o tres", "2 ou 3", "2 or 3", "2 to 3"],
  ...["entre 2 y 3", "de 2 a 4 personas", "2/3", "2 y 3", "2, 3", "2 3", "2x2", "2 × 2", "~10"],
  ...["2 adultos y 1 niño de 8 años", "2 adultos, 1 bebé de 6 meses", "2 adultos (60 y 62 años)"],
  ...["2 adultos y 1 niño (8 años)", "2 adultos, niños de 4 y 6", "2 adults and a kid aged 7"],
  ...[
    "2 adultos y 1 niño de 8",
    "2 adultos e 1 criança de 5 anos",
    "1 niño de 10 años y 2 adultos",
  ],
  ...["somos 2, del 4 al 8 de diciembre", "2 del 4 al 8", "2 personas en diciembre de 2026"],
  ...[
    "2 personas 3 noches",
    "2 people for 3 nights",
    "2 pessoas por 3 noites",
    "4 días, 2 personas",
  ],
  ...["2 personas y 1 niño", "4 personas con 2 niños", "familia de 4 y 1 bebé", "4, 2 niños"],
  ...[
    "5 adultos, 2 mujeres y 3 hombres",
    "2 profesores, 1 hombre y 1 mujer",
    "4 adultos, 2 mayores",
    ...["4 adultos, 2 adultas", "2 adultas y 4 adultos", "5 adults, 2 adult", "3 niños, 1 niña"],
    ...["2 adultos, 4 niños y 2 niñas", "3 profesores y 2 profesoras", "2 adultos, 2 adultos"],
  ],
  ...["2 adultos, 3 menores, 2 niños y 1 niña", "10 students, 4 women", "2 adultos, 2 homens"],
  ...["5 (2 adultos y 1 niño)", "3: 2 adultos y 2 niños", "2 niños", "2 kids", "1 bebé"],
  ...["una pareja", "a couple", "um casal", "2 parejas", "dos familias de 4", "2 grupos de 10"],
  ...["yo y 2 amigos", "2 amigos", "mi esposa y yo", "just me", "viajo sola", "varios", "no sé"],
  ...["más de 10", "mínimo 2", "hasta 6", "unas 10 personas", "about 10", "10+", "cerca de 10"],
  ...[
    "2 habitaciones",
    "1 habitación para 2 personas",
    "2 camas",
    "opción 2",
    "$ 2",
    "2 mil",
    "2k",
  ],
  ...[
    "ana@example.com 2",
    "+57 300 123 4567",
    "2026",
    "2 adultos, 1 mascota",
    "2 confirmados, 1 no",
  ],
];

describe("a number of people is read only where there is one reading", () => {
  test.each(Object.entries(read))("as %s", (count, texts) => {
    const wrong = texts.filter((text) => readTravelers(text) !== Number(count));
    expect(wrong).toEqual([]);
  });

  test("no other text gives one", () => {
    expect(unread.filter((text) => readTravelers(text) !== undefined)).toEqual([]);
  });

  const grown = fc.constantFrom(
    "adultos",
    "mujeres",
    "adults",
    "adulto",
    "mulheres",
    "estudiantes",
  );
  const young = fc.constantFrom("niños", "bebés", "kids", "crianças", "menores");
  const few = fc.integer({ min: 1, max: 24 });

  test("people of several kinds are added, and every number in the text is counted", () => {
    const joined = fc.constantFrom(", ", " y ", " and ", " e ", " + ", " ");
    fc.assert(
      fc.property(few, grown, joined, few, young, (adults, of, and, children, kind) => {
        const text = `${adults} ${of}${and}${children} ${kind}`;
        expect(readTravelers(text)).toBe(adults + children);
        expect(readTravelers(`${adults + children} (${text})`)).toBe(adults + children);
        expect(readTravelers(`${adults + children + 1} (${text})`)).toBeUndefined();
      }),
      { seed: seedOfRun() },
    );
  });

  test("a further number or a word of another kind takes the reading away", () => {
    const more = fc.constantFrom(
      ...[
        " de 8 años",
        " o 3",
        " 3 noches",
        " en diciembre",
        " del 4 al 8",
        " aprox",
        " y yo",
        "?",
      ],
      ...[" aged 8", " for 3 nights", " ou 3", " – 4", "/5", " y 2 perros", " (quizás 3)", " x 2"],
    );
    const text = fc.oneof(
      few.map(String),
      few.map((people) => `${people} personas`),
      fc.tuple(few, grown).map(([people, of]) => `somos ${people} ${of}`),
    );
    fc.assert(
      fc.property(text, more, (people, rest) => {
        expect(readTravelers(people)).toBeGreaterThan(0);
        expect(readTravelers(people + rest)).toBeUndefined();
      }),
      { seed: seedOfRun() },
    );
  });

  test("any text is read quickly, as a number from 1 to 99 or none", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), (text) => {
        const people = readTravelers(text);
        expect(people === undefined || (people > 0 && people < 100)).toBe(true);
      }),
      { seed: seedOfRun() },
    );
  });
});

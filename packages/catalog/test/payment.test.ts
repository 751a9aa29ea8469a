import { expect, test } from "vitest";
import {
  checkPayment,
  experienceId,
  messagingLink,
  type PaymentRequest,
  paymentAmounts,
  paymentMessage,
  paymentNotices,
  readPesos,
} from "../src";

const typed = { name: "Ana Gómez", concept: "Viaje a Guaviare - Viva", amount: "2.608.000" };

test("an amount is read as people type it", () => {
  const ways = [
    "2608000",
    "2.608.000",
    " $ 2.608.000 ",
    "$\u00a02.608.000",
    "$2.608.000",
    "2,608,000",
    "2'608.000",
    "2’608.000",
    "2 608 000",
    "2.608.000,00",
    "2608000.00",
    "2608000,50",
    "2.608.000,50",
    "2,608,000.99",
    "COP 2.608.000",
    "COP$2.608.000",
    "2.608.000 pesos",
  ];
  expect(ways.map(readPesos)).toEqual(ways.map(() => 2_608_000));
  expect(["0", "1", "999", "1.000", "010"].map(readPesos)).toEqual([0, 1, 999, 1000, 10]);
});

test("what could mean two amounts, or none, is no amount", () => {
  const texts = ["", "  ", "$", "2.5", "2.60", "26.08.000", "2.608.00.0", "-5", "1e6", "0x10", "∞"];
  const more = ["dos millones", "2 millones", "2.608.000 USD", "12/3", "9".repeat(20)];
  expect([...texts, ...more].filter((text) => !Number.isNaN(readPesos(text)))).toEqual([]);
});

test("the deposit is 30 % in whole pesos, and the rest is the balance", () => {
  expect(paymentAmounts(2_608_000, "deposit")).toEqual({
    total: 2_608_000,
    deposit: 782_400,
    now: 782_400,
    balance: 1_825_600,
  });
  expect(paymentAmounts(2_608_000, "full")).toMatchObject({ now: 2_608_000, balance: 0 });
  expect(paymentAmounts(3_120_000, "deposit", 50).now).toBe(1_560_000);
});

test("rounding is half up, and nothing is lost between deposit and balance", () => {
  expect(paymentAmounts(5, "deposit").now).toBe(2);
  expect(paymentAmounts(4, "deposit").now).toBe(1);
  for (let total = 1; total < 5000; total += 7) {
    const { now, balance } = paymentAmounts(total, "deposit", 33);
    expect(Number.isInteger(now) && now + balance === total, `${total}`).toBe(true);
  }
  expect(paymentAmounts(100, "deposit", 150)).toMatchObject({ now: 100, balance: 0 });
  expect(paymentAmounts(100, "deposit", -1)).toMatchObject({ now: 0, balance: 100 });
});

test("a blank field comes before a wrong amount", () => {
  const blank = { errors: { concept: "Completa este campo" }, notice: "missing" };
  expect(checkPayment({ ...typed, concept: " \n", amount: "-1" })).toEqual(blank);
  expect(checkPayment({})).toMatchObject({ notice: "missing" });
  for (const amount of ["0", "-1", "mucho", "0,00"]) {
    expect(checkPayment({ ...typed, amount })).toEqual({
      errors: { amount: "Por favor ingresa un monto válido." },
      notice: "invalid",
    });
  }
  expect(paymentNotices.missing.title).toBe("Campos incompletos");
  expect(paymentNotices.invalid.title).toBe("Monto inválido");
});

test("a good request is whole pesos and one of two options", () => {
  const data = { name: "Ana Gómez", concept: typed.concept, total: 2_608_000 };
  expect(checkPayment({ ...typed, name: " Ana Gómez " })).toEqual({
    data: { ...data, option: "deposit" },
  });
  expect(checkPayment({ ...typed, option: "full" }).data?.option).toBe("full");
  expect(checkPayment({ ...typed, option: "free" }).data?.option).toBe("deposit");
});

const request: PaymentRequest = {
  name: "Ana Gómez",
  concept: "Viaje a Guaviare - Viva",
  total: 2_608_000,
  option: "deposit",
};

test("the message says who, what for, how much now and how much later", () => {
  expect(paymentMessage(request).replaceAll("\u00a0", " ")).toBe(
    `Hola, Maloca. Quiero pagar mi viaje.

Nombre: Ana Gómez
Concepto: Viaje a Guaviare - Viva
Valor del viaje: $ 2.608.000 COP
Opción: Anticipo del 30 %
Pago ahora: $ 782.400 COP
Saldo: $ 1.825.600 COP, 1 mes antes del viaje

¿Me envían el link de pago, por favor?`,
  );
});

test("a full payment leaves no balance, and a trip may have its own terms", () => {
  expect(paymentMessage({ ...request, option: "full" }).replaceAll("\u00a0", " ")).toContain(
    "Opción: Pago total\nPago ahora: $ 2.608.000 COP\nSaldo: $ 0 COP\n",
  );
  const macarena = { percent: 50, due: "2 meses antes del viaje" };
  expect(paymentMessage(request, macarena).replaceAll("\u00a0", " ")).toContain(
    "Opción: Anticipo del 50 %\nPago ahora: $ 1.304.000 COP\nSaldo: $ 1.304.000 COP, 2 meses antes del viaje\n",
  );
});

test("the link takes a number as it is written, and without one the short link goes alone", () => {
  const phone = "+57 (300) 111-2233";
  expect(messagingLink("Uno & dos\n#3", { phone, shortLink: "" })).toBe(
    "https://wa.me/573001112233?text=Uno%20%26%20dos%0A%233",
  );
  expect(messagingLink("Hola", { phone: "", shortLink: "https://wa.me/message/ABC" })).toBe(
    "https://wa.me/message/ABC",
  );
});

test("an experience's name finds its id", () => {
  expect(experienceId("Masaje")).toBe("massage");
  expect(experienceId("Kayak")).toBe("Kayak");
});

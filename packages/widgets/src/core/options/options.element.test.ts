import { expect, test, vi } from "vitest";
import { field, find, page } from "../../../test/page";
import "../../booking/booking.element";
import "../../experiences/experiences.element";
import "../../help/help.element";
import "../../lightbox/lightbox.element";
import "../../partnership/partnership.element";
import "../../payment/payment.element";

// Values as partners write them, and those that no option accepts.

const warnings = () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  return () => warn.mock.calls.map(([line]) => line);
};

// How else it is written: `readPesos` in the catalog's `payment.test.ts`.
test("an amount is a million and a half, wherever it is written", async () => {
  const warned = warnings();
  const ways: ((payment: ReturnType<typeof page>) => void)[] = [
    (payment) => payment.setAttribute("amount", "1.500.000"),
    (payment) => Object.assign(payment, { amount: 1_500_000 }),
    (payment) => payment.show({ amount: 1_500_000 }),
  ];
  for (const write of ways) {
    const payment = page("<maloca-payment open></maloca-payment>");
    write(payment);
    await expect.poll(() => field(payment, "amount")?.value).toContain("1.500.000");
  }
  expect(warned()).toEqual([]);
});

const PHONE = "is not a phone number with its country code, such as 573001234567";

// What no option accepts, and what the widget then shows.
const impossible: [markup: string, line: string, selector?: string, shown?: string][] = [
  [
    '<maloca-payment open amount="2.5"></maloca-payment>',
    '<maloca-payment> amount: "2.5" is not an amount in whole pesos, such as 1.500.000; using ""',
  ],
  [
    '<maloca-payment open amount="1000000" deposit-percent="300"></maloca-payment>',
    "<maloca-payment> deposit-percent: 300 is not a percentage from 0 to 100; using 30",
    "dl",
    "300.000",
  ],
  [
    '<maloca-experiences max="-1"></maloca-experiences>',
    "<maloca-experiences> max: -1 is not a whole number from 1; using 2",
    "[role=status]",
    "0/2",
  ],
  [
    '<maloca-booking open min-travelers="0"></maloca-booking>',
    "<maloca-booking> min-travelers: 0 is not a whole number from 1; using 1",
  ],
  [
    '<maloca-lightbox open index="1.5"><img src="data:," alt="Una playa"></maloca-lightbox>',
    "<maloca-lightbox> index: 1.5 is not a whole number; using 0",
  ],
  [
    '<maloca-help phone="abc"></maloca-help>',
    `<maloca-help> phone: "abc" ${PHONE}; using "573000000000"`,
  ],
  [
    '<maloca-partnership address="not a mail"></maloca-partnership>',
    '<maloca-partnership> address: "not a mail" is not an e-mail address; using "alianzas@maloca.example"',
  ],
];

test.each(impossible)(
  "%s is named once, and the default holds",
  async (markup, line, selector, shown) => {
    const warned = warnings();
    const element = page(markup);
    await expect.poll(warned).toEqual([line]);
    if (selector) await expect.poll(() => find(element, selector)?.textContent).toContain(shown);
    // The next render reads the option again.
    element.lang = "en";
    await expect.poll(() => find(element, "[lang=en]")).not.toBeNull();
    expect(warned()).toEqual([line]);
  },
);

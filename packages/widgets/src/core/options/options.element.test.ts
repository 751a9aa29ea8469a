import { expect, test, vi } from "vitest";
import { field, find, page, settled } from "../../../test/page";
import "../../booking/booking.element";
import "../../experiences/experiences.element";
import "../../help/help.element";
import "../../partnership/partnership.element";
import "../../payment/payment.element";

// Values as partners write them, and those that cannot be meant.

const warnings = () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  return () => warn.mock.calls.map(([line]) => line);
};

// How else it is written: `readPesos` in the catalog's `payment.test.ts`.
const amounts = ["1.500.000", 1_500_000];

test.each(amounts)(
  "the amount %s is a million and a half, wherever it is written",
  async (amount) => {
    const warned = warnings();
    const attribute = page("<maloca-payment open></maloca-payment>");
    attribute.setAttribute("amount", `${amount}`);
    await expect.poll(() => field(attribute, "amount")?.value).toContain("1.500.000");

    const property = page("<maloca-payment open></maloca-payment>");
    property.amount = amount;
    await expect.poll(() => field(property, "amount")?.value).toContain("1.500.000");

    const shown = page("<maloca-payment></maloca-payment>");
    shown.show({ amount });
    await expect.poll(() => field(shown, "amount")?.value).toContain("1.500.000");

    const typed = page("<maloca-payment open></maloca-payment>");
    await expect.poll(() => field(typed, "amount")).not.toBeNull();
    field(typed, "amount").value = `${amount}`;
    field(typed, "amount").dispatchEvent(new InputEvent("input", { bubbles: true }));
    await expect.poll(() => find(typed, "dl")?.textContent).toContain("450.000");
    expect(warned()).toEqual([]);
  },
);

test("an amount that could be two is named, and none is filled in", async () => {
  const warned = warnings();
  const element = page('<maloca-payment open amount="2.5"></maloca-payment>');
  await expect
    .poll(warned)
    .toEqual([
      '<maloca-payment> amount: "2.5" is not an amount in whole pesos, such as 1.500.000; using ""',
    ]);
  expect(field(element, "amount").value).toBe("");
});

const impossible: [markup: string, line: string][] = [
  [
    '<maloca-payment open deposit-percent="300"></maloca-payment>',
    "<maloca-payment> deposit-percent: 300 is not a percentage from 0 to 100; using 30",
  ],
  [
    '<maloca-experiences max="-1"></maloca-experiences>',
    "<maloca-experiences> max: -1 is not a whole number from 1; using 2",
  ],
  [
    '<maloca-booking open experiences="A,B,C" max-experiences="0"></maloca-booking>',
    "<maloca-booking> max-experiences: 0 is not a whole number from 1; using 2",
  ],
  [
    '<maloca-booking open min-travelers="0"></maloca-booking>',
    "<maloca-booking> min-travelers: 0 is not a whole number from 1; using 1",
  ],
  [
    '<maloca-help phone="abc"></maloca-help>',
    '<maloca-help> phone: "abc" is not a phone number with its country code, such as 573001234567; using "573000000000"',
  ],
  [
    '<maloca-payment open messaging-phone="12"></maloca-payment>',
    '<maloca-payment> messaging-phone: "12" is not a phone number with its country code, such as 573001234567; using "573000000000"',
  ],
  [
    '<maloca-partnership address="not a mail"></maloca-partnership>',
    '<maloca-partnership> address: "not a mail" is not an e-mail address; using "alianzas@maloca.example"',
  ],
];

test.each(impossible)("%s is named once, and the default holds", async (markup, line) => {
  const warned = warnings();
  const element = page(markup);
  await expect.poll(warned).toEqual([line]);
  element.setAttribute("strings", '{"title":"Otro"}');
  await settled();
  expect(warned()).toEqual([line]);
});

test("what a check refuses is not used", async () => {
  warnings();
  const element = page(
    '<maloca-payment open amount="1000000" deposit-percent="300"></maloca-payment>',
  );
  await expect.poll(() => find(element, "dl")?.textContent).toContain("300.000");
  const choices = page('<maloca-experiences max="-1"></maloca-experiences>');
  await expect.poll(() => find(choices, "[role=status]")?.textContent).toContain("0/2");
  const help = page('<maloca-help phone="abc"></maloca-help>');
  await expect
    .poll(() => find<HTMLAnchorElement>(help, "a")?.href)
    .toBe("https://wa.me/573000000000");
});

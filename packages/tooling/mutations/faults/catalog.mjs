const catalog = "packages/catalog/src";

/**
 * Prices, the validation of requests, and the trip finder.
 * @type {import("../faults.ts").Fault[]}
 */
export const catalogFaults = [
  {
    what: "dollars are truncated instead of rounded",
    file: `${catalog}/money.ts`,
    from: "Math.round(pesos / copPerUsd)",
    to: "Math.floor(pesos / copPerUsd)",
    tests: ["packages/catalog/test/prices.test.ts"],
  },
  {
    what: "Santa Marta is converted at the rate of the other pages",
    file: `${catalog}/money.ts`,
    from: "COP_PER_USD_SANTA_MARTA = 4000",
    to: "COP_PER_USD_SANTA_MARTA = 4200",
    tests: ["packages/catalog/test/prices.test.ts"],
  },
  {
    what: "a group's fees lack the transaction fee",
    file: `${catalog}/price.ts`,
    from: "100 + GROUP_FEES.management + GROUP_FEES.transaction",
    to: "100 + GROUP_FEES.management",
    tests: ["packages/catalog/test/prices.test.ts"],
  },
  {
    what: "a nightly price lacks its extras",
    file: `${catalog}/price.ts`,
    from: "price.usdPerNight * price.nights + sum(price.extrasUsd)",
    to: "price.usdPerNight * price.nights",
    tests: ["packages/catalog/test/prices.test.ts"],
  },
  {
    what: "the least price is the greatest",
    file: `${catalog}/price.ts`,
    from: "one.cop < least.cop ? one : least",
    to: "one.cop > least.cop ? one : least",
    tests: ["packages/catalog/test/prices.test.ts", "site/test/trips/trips.test.ts"],
  },
  {
    what: "the balance is the deposit",
    file: `${catalog}/requests/payment.amounts.ts`,
    from: "balance: total - now",
    to: "balance: now",
    tests: ["packages/catalog/test/payment.test.ts"],
  },
  {
    what: "a full payment counts as a deposit",
    file: `${catalog}/requests/payment.amounts.ts`,
    from: 'option === "full" ? total : deposit',
    to: "deposit",
    tests: ["packages/catalog/test/payment.test.ts"],
  },
  {
    what: "a payment of nothing is valid",
    file: `${catalog}/requests/payment.message.ts`,
    from: "!(total > 0)",
    to: "!(total >= 0)",
    tests: ["packages/catalog/test/payment.test.ts"],
  },
  {
    what: "an invalid amount is reported before an empty field",
    file: `${catalog}/requests/payment.message.ts`,
    from: 'return { errors, notice: "missing" }',
    to: 'return { errors, notice: "invalid" }',
    tests: ["packages/catalog/test/payment.test.ts"],
  },
  {
    what: "a thousands separator is read as a decimal point",
    file: `${catalog}/money.ts`,
    from: 'Number(digits.replace(/\\D/g, ""))',
    to: 'Number(digits.replace(",", "."))',
    tests: ["packages/catalog/test/payment.test.ts"],
  },
  {
    what: "a text may be one letter longer than its limit",
    file: `${catalog}/validation.ts`,
    from: "z.maxLength(max, tooLong(max, tooLongText))",
    to: "z.maxLength(max + 1, tooLong(max, tooLongText))",
    tests: ["packages/catalog/test/definitions.test.ts"],
  },
  {
    what: "surrounding spaces count as characters",
    file: `${catalog}/validation.ts`,
    from: '? text.trim() : ""',
    to: '? text : ""',
    tests: ["packages/catalog/test/requests.test.ts"],
  },
  {
    what: "any text is a valid email address",
    file: `${catalog}/validation.ts`,
    from: "z.overwrite(oneLine), z.email(message), z.maxLength(max, message)",
    to: "z.overwrite(oneLine), z.maxLength(max, message)",
    tests: ["packages/catalog/test/definitions.test.ts"],
  },
  {
    what: "the message is the last failed rule's",
    file: `${catalog}/validation.ts`,
    from: '[String(issue.path[0] ?? "")] ??= issue.message',
    to: '[String(issue.path[0] ?? "")] = issue.message',
    tests: ["packages/catalog/test/requests.test.ts"],
  },
  {
    what: "zero travellers are accepted",
    file: `${catalog}/requests/schema.ts`,
    from: "Number(value) >= min && Number(value) <= max",
    to: "Number(value) <= max",
    tests: ["packages/catalog/test/definitions.test.ts"],
  },
  {
    what: "a season over the new year has no month",
    file: `${catalog}/trips/search.ts`,
    from: "first <= month || month <= last",
    to: "first <= month && month <= last",
    tests: ["site/test/finder.test.ts"],
  },
  {
    what: "a budget per person is compared with the whole group's price",
    file: `${catalog}/trips/search.ts`,
    from: "searchTotal(trip, people) <= budget * (people || 1)",
    to: "searchTotal(trip, people) <= budget",
    tests: ["site/test/finder.test.ts"],
  },
  {
    what: "a group's price is multiplied",
    file: `${catalog}/price.ts`,
    from: "group ? group.cop : cop * people",
    to: "group ? group.cop * Math.ceil(people / GROUP_SIZE) : cop * people",
    tests: ["packages/catalog/test/prices.test.ts"],
  },
];

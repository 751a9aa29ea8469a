import { expect, test } from "vitest";
import { createOutages } from "../src/deliveries/outages";
import type { Audience } from "../src/deliveries/queue";
import { SECOND_MS } from "../src/durations";

// How far a failed delivery reaches: mails to others go on, or rest.

const refusal = (response: string, command = "DATA") =>
  Object.assign(new Error(response), {
    ...{ code: "EENVELOPE", responseCode: Number(response.slice(0, 3)), response, command },
  });
const unknown = refusal("550 5.1.1 no such user", "RCPT TO");
const odd = refusal("554 5.6.0 not this one");

/** How far so many failures reach, each about another lead or visitor. */
function reached(audience: Audience, error: Error, times: number) {
  const outages = createOutages(() => new Date());
  return Array.from({ length: times }, (_, nth) =>
    outages.failed(error, { audience, key: `${nth}` }),
  );
}

test.each([
  ["visitors' addresses that nobody has, however many", "visitor", unknown, "mail,mail,mail,mail"],
  ["a colleague's mailbox", "team:ana@example.org", unknown, "audience"],
  ["three refusals in a row", "visitor", odd, "mail,mail,audience"],
  ["no answer to a command", "visitor", new Error("no JSON"), "mail,mail,mail,mail"],
  ["a server that is not there", "visitor", Object.assign(new Error(), { code: "EDNS" }), "server"],
] as const)("%s", (_, audience, error, extents) => {
  const wanted = extents.split(",");
  expect(reached(audience, error, wanted.length)).toEqual(wanted);
});

test("an outage rests longer after each try, up to two minutes, never by a clock that was set, and its end is told once", () => {
  let now = 0;
  const outages = createOutages(() => new Date(now));
  const rests: number[] = [];
  for (let tried = 0; tried < 5; tried++) {
    outages.rest(new Error());
    const began = now;
    while (outages.isResting()) now += SECOND_MS;
    rests.push((now - began) / SECOND_MS);
  }
  expect(rests).toEqual([15, 30, 60, 120, 120]);
  outages.rest(new Error());
  expect(outages.isResting()).toBe(true);
  now -= SECOND_MS;
  expect(outages.isResting()).toBe(false);
  expect([outages.worked("visitor"), outages.worked("visitor")]).toEqual([true, false]);
});

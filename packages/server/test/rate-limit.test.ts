import { describe, expect, it } from "vitest";
import { createRateLimit } from "../src/http/rate-limit";

const LIMIT = 3;

/** Callers that are counted apart. */
const TABLE = 2000;

function limiter(limit = LIMIT) {
  let now = new Date("2026-11-20T15:00:20Z");
  const secondsToWait = createRateLimit(limit, () => now, undefined, undefined, TABLE);
  return {
    secondsToWait,
    passes: async (address: string, gateway?: string) =>
      (await secondsToWait(address, gateway)) === 0,
    later(ms: number) {
      now = new Date(now.getTime() + ms);
    },
  };
}

describe("the rate limit", () => {
  it.each([
    ["IPv4 in IPv6", "192.0.2.7", "::ffff:192.0.2.7", "::ffff:c000:207", "::192.0.2.7"],
    [
      "a translator's, as the caller's IPv4",
      "192.0.2.7",
      "64:ff9b::192.0.2.7",
      "64:ff9b::c000:207",
    ],
    ["translated", "192.0.2.7", "::ffff:0:192.0.2.7", "64:ff9b:1::c000:207", "192.0.2.7"],
    ["a 6to4 network", "192.0.2.7", "2002:c000:207::1", "2002:c000:207:9::2", "192.0.2.7"],
    ["one /64", "2001:db8::1", "2001:0db8:0000::ffff", "2001:DB8::7:8:9:a", "2001:db8::1%eth0"],
  ])("counts as one caller the spellings of an address: %s", async (_, ...spellings) => {
    const { passes } = limiter(spellings.length);
    for (const address of spellings) expect(await passes(address)).toBe(true);
    for (const address of spellings) expect(await passes(address)).toBe(false);
  });

  it("counts apart the callers behind one translator", async () => {
    const { passes } = limiter(1);
    for (let caller = 1; caller < 60; caller++)
      expect(await passes(`64:ff9b::192.0.2.${caller}`)).toBe(true);
  });

  it("keeps each count until its minute ends, however many others call", async () => {
    const { passes, later } = limiter(1);
    expect(await passes("192.0.2.7")).toBe(true);
    for (let i = 0; i < TABLE * 1.25; i++)
      await passes(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
    expect(await passes("192.0.2.7")).toBe(false);
    later(40_000);
    expect(await passes("192.0.2.7")).toBe(true);
  });

  it("has a place for a caller who comes when its table is full, and counts them there", async () => {
    const { passes } = limiter(2);
    for (let i = 0; i < TABLE; i++) await passes(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
    const answers: boolean[] = [];
    for (let call = 0; call < 4; call++) answers.push(await passes("192.0.2.7"));
    expect(answers).toEqual([true, true, false, false]);
  });

  it("has its table not filled by the owner of many networks, nor by a gateway's callers", async () => {
    const { passes } = limiter(1);
    for (let i = 0; i < TABLE * 1.5; i++) {
      await passes(`2001:db8:1:${i.toString(16)}::1`);
      await passes(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`, "198.51.100.1");
    }
    // With a counter that many share, some of these would be refused.
    for (let caller = 0; caller < 1500; caller++)
      expect(await passes(`192.0.${caller >> 8}.${caller & 255}`)).toBe(true);
  });

  it("counts what it refuses against no neighbour in the wider network", async () => {
    const { passes } = limiter(1);
    for (let call = 0; call < 100; call++) await passes("2001:db8:1:1::1");
    expect(await passes("2001:db8:1:2::1")).toBe(true);
  });

  it("lets no more through where calls come together", async () => {
    const { passes } = limiter();
    const answers = await Promise.all(Array.from({ length: 50 }, () => passes("192.0.2.7")));
    expect(answers.filter(Boolean)).toHaveLength(LIMIT);
  });

  it("closes for the rest of a minute at most, also for who goes on calling", async () => {
    const { secondsToWait, later } = limiter(1);
    expect(await secondsToWait("192.0.2.7")).toBe(0);
    for (let again = 0; again < 100; again++) expect(await secondsToWait("192.0.2.7")).toBe(40);
    later(40_000);
    expect(await secondsToWait("192.0.2.7")).toBe(0);
  });

  it("counts a gateway's callers in all, where an address is their own claim", async () => {
    const { passes } = limiter();
    const passed: boolean[] = [];
    for (let claim = 0; claim < 200; claim++)
      passed.push(await passes(`198.51.${claim >> 8}.${claim & 255}`, "192.0.2.7"));
    expect(passed.filter(Boolean)).toHaveLength(LIMIT * 20);
    expect(await passes("203.0.113.1", "192.0.2.8")).toBe(true);
  });
});

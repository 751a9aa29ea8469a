import { encodeSource, parseSource, type Source, sourceKeys, sourceLimits } from "@maloca/catalog";
import { describe, expect, it } from "vitest";

const full: Source = {
  utm_source: "boletín & más",
  utm_medium: "e-mail=1",
  utm_campaign: "Semana Santa + 10 %",
  utm_term: "ballenas",
  utm_content: "🐋",
  gclid: "Cj0K_x-1",
  fbclid: "IwAR0",
  msclkid: "a1b2",
  referrer: "https://hotel.example/habitaciones",
  assistant: "Concierge",
};

describe("where a visitor came from", () => {
  it("comes out of the header as it went in, in plain ASCII", () => {
    const text = encodeSource(full);
    expect(text).toMatch(/^[\x21-\x7e]+$/);
    expect(parseSource(text)).toEqual(full);
    expect(Object.keys(full)).toEqual([...sourceKeys]);
  });

  it.each([
    [
      "utm_source=hotel&utm_campaign=semana+santa",
      { utm_source: "hotel", utm_campaign: "semana santa" },
    ],
    ["UTM_Source=x&pagina=2&clave", { utm_source: "x" }],
    ["utm_source=uno&utm_source=dos", { utm_source: "uno" }],
    ["utm_source=%zz&gclid=%00%0d%0aSet-Cookie: a", { utm_source: "%zz", gclid: "Set-Cookie: a" }],
    ["utm_source=a=b&utm_term=%ED%A0%80", { utm_source: "a=b", utm_term: "%ED%A0%80" }],
    [
      "referrer=https%3A%2F%2Fx.example%2Fa%3Fcorreo%3Dana%40b.co%23c",
      { referrer: "https://x.example/a" },
    ],
  ])("is read from %j", (text, source) => {
    expect(parseSource(text)).toEqual(source);
  });

  it.each(["", "&&&=", "hola", "utm_source=", "utm_source=%20", "__proto__=x&constructor=y", "\0"])(
    "is nothing in %j",
    (text) => expect(parseSource(text)).toBeNull(),
  );

  it("is cut at its limits, never in the middle of a pair", () => {
    const long = "ñ".repeat(sourceLimits.value + 1);
    const text = encodeSource({ utm_source: long, utm_medium: "medio", utm_term: long });
    expect(text.length).toBeLessThanOrEqual(sourceLimits.header);
    expect(parseSource(text)).toEqual({
      utm_source: long.slice(1),
      utm_medium: "medio",
    });
    const start = `utm_source=a&utm_term=${"b".repeat(sourceLimits.header)}`;
    expect(parseSource(start)).toEqual({ utm_source: "a" });
    expect(parseSource(`utm_term=${"b".repeat(sourceLimits.header)}`)).toBeNull();
    const exact = `utm_source=a&x=${"b".repeat(sourceLimits.header - 15)}`;
    expect(parseSource(`${exact}&gclid=c`)).toEqual({ utm_source: "a" });
    expect(exact).toHaveLength(sourceLimits.header);
  });

  it("never throws on what a script hands over", () => {
    expect(encodeSource({})).toBe("");
    expect(encodeSource({ utm_source: "\ud800", gclid: "\ud800x" })).toBe("gclid=x");
  });
});

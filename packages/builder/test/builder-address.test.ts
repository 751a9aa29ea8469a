import { expect, test } from "vitest";
import { webAddress } from "../src/builder.address";

test.each([
  ["hotel.com", "https://hotel.com/"],
  [" hotel.com/viajes?x=1 ", "https://hotel.com/viajes?x=1"],
  ["https://hotel.com", "https://hotel.com/"],
  ["HTTP://hotel.com", "http://hotel.com/"],
  ["localhost:4173", "https://localhost:4173/"],
  ["hotel", undefined],
  ["hotel.", undefined],
  ["", undefined],
  ["mi hotel.com", undefined],
  ["mailto:ana@hotel.com", undefined],
  ["ftp://hotel.com", undefined],
  ["javascript:alert(1)", undefined],
])("%j as an address of the web is %s", (written, address) => {
  expect(webAddress(written)?.href).toBe(address);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { requestsPage } from "../checks/product-requests";
import { tripsPage } from "../checks/product-trips";

test.each([
  ["requests.md", requestsPage],
  ["trips.md", tripsPage],
])("docs/product/%s is what the code says", (name, page) => {
  const written = readFileSync(new URL(`../../docs/product/${name}`, import.meta.url), "utf8");
  expect(written, "run `npm run docs`").toBe(page());
});

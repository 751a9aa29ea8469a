import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { requestsPage } from "../checks/product-requests";
import { tripsPage } from "../checks/product-trips";
import { chapters } from "./clauses";

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8");

test.each([
  ["requests.md", requestsPage],
  ["trips.md", tripsPage],
])("docs/product/%s is what the code says", (name, page) => {
  expect(read(`product/${name}`), "run `npm run docs`").toBe(page());
});

test("docs/product.md lists the routes, each once", () => {
  const [, section = ""] = read("product.md").split("\n## Routes\n");
  const listed = [...section.matchAll(/^\| `(\/\S*)` \|/gm)].map(([, route]) => route);
  const routes = new Set(chapters.flatMap((chapter) => chapter.routes));
  routes.delete("/404.html");
  expect(listed.toSorted()).toEqual([...routes].toSorted());
});

import { readFileSync } from "node:fs";
import { trips } from "@maloca/catalog";
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

test("docs/product.md lists the routes, those of trips in one row", () => {
  const [, section = ""] = read("product.md").split("\n## Routes\n");
  const listed = [...section.matchAll(/^\| `(\/\S*)` \|/gm)].map(([, route]) => route);
  const routes = new Set(chapters.flatMap((chapter) => chapter.routes));
  routes.delete("/404.html");
  for (const { slug } of trips) expect(routes.delete(`/${slug}`), slug).toBe(true);
  routes.add("/<trip>");
  expect(listed.toSorted()).toEqual([...routes].toSorted());
});

import { readFileSync } from "node:fs";
import { trips } from "@maloca/catalog";
import { expect, test } from "vitest";
import { requestsPage } from "../checks/product-requests";
import { paths } from "./built";

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8");

test("docs/product/requests.md is what the code says", () => {
  expect(read("product/requests.md"), "run `npm run docs`").toBe(requestsPage());
});

test("docs/product.md lists the routes that are built, those of trips in one row", () => {
  const [, section = ""] = read("product.md").split("\n## Routes\n");
  const listed = [...section.matchAll(/^\| `(\/\S*)` \|/gm)].map(([, route]) => route);
  const routes = new Set(paths);
  routes.delete("/404.html");
  for (const { slug } of trips) expect(routes.delete(`/${slug}`), slug).toBe(true);
  routes.add("/<trip>");
  expect(listed.toSorted()).toEqual([...routes].toSorted());
});

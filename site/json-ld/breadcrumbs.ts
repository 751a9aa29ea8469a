import { settings } from "@maloca/catalog";
import { absolute, type Thing } from "./agency";

/** From the home page to this one. */
export const breadcrumbs = (name: string, path: string): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { name: settings.brand, path: "/" },
    { name, path },
  ].map((step, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: step.name,
    item: absolute(step.path),
  })),
});

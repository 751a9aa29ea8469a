import { settings } from "@maloca/catalog";
import { ICON } from "../content/logo";

/** A schema.org entity. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** The absolute address of a path on the site. */
export const absolute = (path: string) => settings.siteUrl + path;

/** A reference to the operator. */
export const AGENCY = { "@id": absolute("/#agencia") };

/** The operator, with the same data as in the footer. */
export const agency: Thing = {
  "@type": "TravelAgency",
  ...AGENCY,
  name: settings.brand,
  legalName: settings.legalName,
  slogan: settings.tagline,
  url: absolute("/"),
  logo: absolute(ICON.href),
  email: settings.email,
  telephone: settings.phone,
  address: {
    "@type": "PostalAddress",
    streetAddress: settings.address,
    addressCountry: "CO",
  },
  taxID: settings.nit,
  identifier: {
    "@type": "PropertyValue",
    propertyID: "Registro Nacional de Turismo",
    value: settings.rnt,
  },
};

/** A page's JSON-LD, escaped so that no text can end the script element. */
export const graph = (things: readonly Thing[]) =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": [agency, ...things] }).replaceAll(
    "<",
    "\\u003c",
  );

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

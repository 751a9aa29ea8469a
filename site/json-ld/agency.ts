import { settings } from "@maloca/catalog";

/** Something that search engines know by a name of schema.org. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** The address of a path on the site. */
export const absolute = (path: string) => settings.siteUrl + path;

/** How others point to the operator. */
export const AGENCY = { "@id": absolute("/#agencia") };

/** The operator, in the words of the footer. */
export const agency: Thing = {
  "@type": "TravelAgency",
  ...AGENCY,
  name: settings.brand,
  legalName: settings.legalName,
  slogan: settings.tagline,
  url: absolute("/"),
  logo: absolute("/favicon.svg"),
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

/** The whole of a page's data, as its script holds it. No text of it ends the script. */
export const graph = (things: readonly Thing[]) =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": [agency, ...things] }).replaceAll(
    "<",
    "\\u003c",
  );

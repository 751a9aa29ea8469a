import { trips, voluntariado } from "@maloca/catalog";
import { newsletterAttributes } from "@maloca/catalog/requests/newsletter.submission";
import type { Operator } from "../operator";
import { escapeHtml } from "../shown-texts";
import type { Section } from "./shown-pictures";

// Puts an operator's services into built pages: where the newsletter sends, and pages of itineraries.

/** Has the newsletter's form send to the operator's marketing service. */
export const withNewsletter = (page: string, service: Operator["newsletter"]): string =>
  page.replace(/<maloca-newsletter\b/g, (tag) =>
    // Before those of the build: of two attributes with one name the first counts.
    Object.entries(newsletterAttributes(service)).reduce(
      (all, [name, value]) => `${all} ${name}="${escapeHtml(value)}"`,
      tag,
    ),
  );

/** What the frame takes the place of. */
const DAYS = /<template data-days=""><\/template>[\s\S]*<template data-days=""><\/template>/;

/** What stands for a trip's own in the build's section: `site/pages/patron-de-itinerario`. */
const EXAMPLES = /https:\/\/itinerary\.invalid\/|TITLE|\/art\/POSTER/g;

/** Shows the page of an itinerary in a frame in place of a trip's days. */
export function withItinerary(
  page: string,
  slug: string,
  itineraries: Operator["itineraries"],
  { section, css }: Section,
): string {
  const url = (itineraries as Record<string, string | undefined>)[slug];
  const trip = [...trips, voluntariado].find((one) => one.slug === slug);
  if (!url || !trip?.itinerary || !DAYS.test(page)) return page;
  const texts: Record<string, string> = {
    "https://itinerary.invalid/": url,
    TITLE: trip.itinerary.title,
    "/art/POSTER": trip.hero.image.src,
  };
  const frame = section
    .replace(/^<section[^>]*>|<\/section>$/g, "")
    .replace(EXAMPLES, (found) => escapeHtml(texts[found] ?? found));
  return page.replace(DAYS, () => frame).replace("</style></head>", () => `${css}</style></head>`);
}

import type { PackageDocument, PlanDayDocument } from "@maloca/catalog/trips/package-document";
import { html } from "hono/html";
import { ADDED, partsOf } from "../content/document-parts";
import {
  dayAfter,
  labelAbove,
  MOST_DAYS,
  mostPackages,
  PACKAGE_PLACES,
  packageLike,
  tripPartFields,
  withNamesFollowed,
} from "../content/trip-parts";
import type { Html } from "../html";
import type { DocumentForm } from "./team-document";
import { deskPage } from "./team-page";
import { type PartList, partForm } from "./team-part";
import { SOLD_PATH, type SoldTrip, soldPath } from "./team-sold";
import { NAMES } from "./team-view";

/** The names in an address: `packages.0` or `packages.nueva`, and the number of the one after which one is added. */
export const PART = "parte";
export const FROM = "de";

/** What {@link PART} says of the page that lists all of them. */
export const ALL = "todas";

export const partPath = (slug: string, part: string, from?: number) =>
  `${SOLD_PATH}?${new URLSearchParams({ [NAMES.trip]: slug, [PART]: part, ...(from !== undefined && { [FROM]: `${from}` }) })}`;

interface TripList extends PartList {
  title: string;
}

const textOf = (part: object, key: string) => String(Reflect.get(part, key) ?? "");

/** The lists of a trip: its packages, the days of all, and those of a package that has its own. */
function listsOf({ slug, document }: SoldTrip): TripList[] {
  const shared = {
    document: `trips/${slug}`,
    fields: (_: object, changed: object, places: string[]) => tripPartFields(changed, places),
    labelOf: labelAbove,
    least: 1,
  };
  const days = (title: string, list: string): TripList => ({
    ...{ ...shared, title, list, one: "un día", most: MOST_DAYS },
    nameOf: (day) => textOf(day, "title"),
    fresh: (day) => dayAfter(day as PlanDayDocument | undefined),
  });
  return [
    {
      ...{ ...shared, title: "Paquetes", list: "packages", one: "un paquete" },
      ...{ places: PACKAGE_PLACES, most: mostPackages(document), follow: withNamesFollowed },
      nameOf: (one) => textOf(one, "name"),
      fresh: (one) => packageLike(one as PackageDocument),
    },
    ...(document.itinerary && !document.itinerary.frameUrl ? [days("Días", "itinerary.days")] : []),
    ...document.packages.flatMap(({ name, itinerary }, at) =>
      itinerary ? [days(`Días de ${name}`, `packages.${at}.itinerary`)] : [],
    ),
  ];
}

/** The form of a package or day; undefined if the trip has none at this address. */
export function soldPartForm(trip: SoldTrip, part: string, from: string): DocumentForm | undefined {
  const [, list, at = ""] = /^(.+)\.(\w+)$/.exec(part) ?? [];
  const kind = listsOf(trip).find((one) => one.list === list);
  const { slug, name } = trip;
  return (
    kind &&
    partForm(
      trip,
      kind,
      { at, from },
      {
        intro: html`<p>${name}</p>`,
        back: partPath(slug, ALL),
        page: { slug, label: "Ver la página", isThere: () => true },
      },
    )
  );
}

/** All packages and days of a trip, with the way to the form of each. */
export function soldPartsPage(trip: SoldTrip): Html {
  const { slug, name, document } = trip;
  const title = `Paquetes y días de ${name}`;
  return deskPage(
    title,
    html`<h1>${title}</h1>
<p><a href="${soldPath(slug)}">Fechas, precios y textos</a></p>
${listsOf(trip).map((kind) => {
  const parts = partsOf(document, kind.list);
  const isFull = parts.length >= kind.most;
  const isDay = kind.one === "un día";
  const added = `${kind.list}.${ADDED}`;
  const entry = (part: object, at: number) => {
    const own = `${kind.list}.${at}`;
    return html`<li><h3><a href="${partPath(slug, own)}">${isDay && `${at + 1}. `}${kind.nameOf(part)}</a></h3>
${!isFull && html`<p class="ways"><a href="${partPath(slug, added, at)}">${isDay ? "Añadir un día después" : "Añadir un paquete como este"}<span class="unseen">: ${kind.nameOf(part)}</span></a></p>`}</li>
`;
  };
  return html`<h2>${kind.title}</h2>
<ul class="waiting">${parts.map(entry)}</ul>
${isFull ? html`<p>Caben ${kind.most}.</p>` : !parts.length && html`<p><a class="button quiet" href="${partPath(slug, added)}">Añadir ${kind.one}</a></p>`}
`;
})}`,
  );
}

import { tripName } from "@maloca/catalog";
import { tripOf } from "@maloca/catalog/trips/from-document";
import { type TripDocument, tripDocument } from "@maloca/catalog/trips/trip-document";
import { html } from "hono/html";
import { copyTrip } from "../content/copy";
import { fieldsAt } from "../content/document-fields";
import type { DocumentForm } from "./team-document";
import { newDocumentForm } from "./team-new";
import { type SoldTrip, soldPath, soldTrip, staleNotice } from "./team-sold";

/** What an address says in place of a part. */
export const COPY = "otro";

const PLACES = ["slug", "destination", "name", "title", "season"];

/** The form of a trip that begins as another, a year later; undefined of volunteering, of which there is one. */
export function copyForm(trip: SoldTrip): DocumentForm | undefined {
  const { document, documents, version, slug, name } = trip;
  if (!("card" in document)) return undefined;
  const { season } = document;
  const year = season?.start.slice(0, 4);
  const begun = copyTrip(document, "", year ? { year: Number(year) + 1 } : undefined);
  const known: Partial<TripDocument> = { ...begun };
  for (const key of ["slug", "season"] as const) delete known[key];
  return {
    ...newDocumentForm({
      given: { documents, version },
      ...{ folder: "trips", name: `Otro viaje como ${name}`, asItWillBe: "Así se añade el viaje" },
      ...{ begun, known },
      fields: fieldsAt(
        tripDocument,
        begun,
        PLACES.filter((place) => season || place !== "season"),
      ),
      formOf: soldPath,
      nameOf: (added) => tripName(tripOf(added as TripDocument)),
    }),
    intro: html`<p class="lead">Empieza con los textos, precios y fotos de ${name}, y nadie lo ve hasta que lo muestres.</p>`,
    page: { slug: "", label: "", isThere: () => false },
    back: soldPath(slug),
    warnings: ({ ...after }) => {
      const added = Object.keys(after).find((key) => !Object.hasOwn(documents, key));
      return Boolean(year && added) && staleNotice(year, Reflect.get(after, added ?? ""));
    },
    again(shown) {
      const now = soldTrip(shown, slug);
      return now && copyForm(now);
    },
  };
}

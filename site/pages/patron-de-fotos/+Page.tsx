import type { Trust } from "../../content/trust";
import { TrustContext, TrustSection } from "../../trust/trust-section";

/** Stands for one photo: the lead server puts an operator's own in the place of these words and numbers. */
const example: Trust = {
  photos: [
    {
      file: "FILE",
      width: 1001,
      height: 1002,
      alt: "ALT",
      author: "AUTHOR",
      place: "PLACE",
      date: "2001-01",
      pages: ["voluntariado"],
    },
  ],
  hosts: [],
  reviews: [],
};

/** Not a page of the site: the build keeps its section as the pattern of the photos in `maloca.json`. */
export function Page() {
  return (
    <html lang="es-CO">
      <head />
      <body>
        <TrustContext value={example}>
          <TrustSection page="voluntariado" />
        </TrustContext>
      </body>
    </html>
  );
}

import type { Trust } from "../content/trust";
import { TrustContext, TrustSection } from "../trust/trust-section";

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

/** Not on any page: the pattern of the photos in `maloca.json`. */
export const PhotosPattern = () => (
  <TrustContext value={example}>
    <TrustSection page="voluntariado" />
  </TrustContext>
);

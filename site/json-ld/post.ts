import { shownFrom } from "../content/operator-pictures";
import { type Story, storyPath } from "../content/stories";
import { AGENCY, absolute, breadcrumbs, type Thing } from "./agency";

type Posted = Pick<Story, "slug" | "title" | "description" | "date"> & { image: { src: string } };

/** A story page's structured data, with its breadcrumbs. It has a date once the operator has given one. */
export function storyData(story: Posted): Thing[] {
  const { title, description, date, image } = story;
  const path = storyPath(story);
  const url = absolute(path);
  return [
    {
      "@type": "BlogPosting",
      "@id": `${url}#historia`,
      headline: title,
      description,
      url,
      mainEntityOfPage: url,
      image: absolute(shownFrom(image.src)),
      inLanguage: "es-CO",
      ...(date && { datePublished: date }),
      author: AGENCY,
      publisher: AGENCY,
    },
    breadcrumbs(title, path),
  ];
}

import { shownFrom } from "../content/operator-pictures";
import { type Story, storyPath } from "../content/stories";
import { AGENCY, absolute, breadcrumbs, type Thing } from "./agency";

export interface Post {
  path: string;
  title: string;
  description: string;
  /** As `2025-06-30`; left out while the operator has not given it. */
  date?: string;
  /** Path of its picture. */
  image: string;
}

export const blogPosting = ({ path, title, description, date, image }: Post): Thing => ({
  "@type": "BlogPosting",
  "@id": `${absolute(path)}#historia`,
  headline: title,
  description,
  url: absolute(path),
  mainEntityOfPage: absolute(path),
  image: absolute(image),
  inLanguage: "es-CO",
  ...(date && { datePublished: date }),
  author: AGENCY,
  publisher: AGENCY,
});

/** A story page's structured data, with its breadcrumbs. */
export function storyData(story: Story): Thing[] {
  const path = storyPath(story);
  return [
    blogPosting({ ...story, path, image: shownFrom(story.image.src) }),
    breadcrumbs(story.title, path),
  ];
}

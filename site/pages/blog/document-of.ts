import { type Story, storyPath } from "../../content/stories";
import { storyData } from "../../json-ld/post";

/** What the document of a story's page has of the story. */
export const documentOf = (story: Story) => ({
  path: storyPath(story),
  title: story.title,
  description: story.description,
  image: story.image,
  palette: story.palette,
  jsonLd: storyData(story),
});

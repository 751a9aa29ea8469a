import type { Palette } from "@maloca/catalog";
import type { ReactNode } from "react";
import { type Story, storyPath } from "../content/blog/story";
import { Document } from "../Document";
import { storyData } from "../json-ld/post";

interface StoryDocumentProps {
  story: Story;
  palette: Palette;
  children: ReactNode;
}

/** The whole `<html>` of a story's page. */
export const StoryDocument = ({ story, palette, children }: StoryDocumentProps) => (
  <Document
    path={storyPath(story)}
    title={story.title}
    description={story.description}
    jsonLd={storyData(story)}
    palette={palette}
  >
    {children}
  </Document>
);

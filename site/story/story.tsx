import type { Palette } from "@maloca/catalog";
import type { ReactNode } from "react";
import { Art } from "../components/art";
import { type Piece, type Story, storyPath } from "../content/blog/story";
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

/** Classes by kind of piece. */
export type ProseClasses = Record<Piece["kind"] | "caption" | "print", string>;

/** The pieces of a story; each page has its own classes for them. */
export function Prose({ pieces, classes }: { pieces: readonly Piece[]; classes: ProseClasses }) {
  return pieces.map((piece) =>
    piece.kind === "picture" ? (
      <figure key={piece.picture.src} className={classes.picture}>
        <Art picture={piece.picture} className={classes.print} />
        <figcaption className={classes.caption}>{piece.picture.caption}</figcaption>
      </figure>
    ) : (
      <Words key={piece.kind + piece.text} kind={piece.kind} className={classes[piece.kind]}>
        {piece.text}
      </Words>
    ),
  );
}

interface WordsProps {
  kind: Exclude<Piece["kind"], "picture">;
  className: string;
  children: ReactNode;
}

function Words({ kind, className, children }: WordsProps) {
  const Tag = kind === "heading" ? "h2" : "p";
  return <Tag className={className}>{children}</Tag>;
}

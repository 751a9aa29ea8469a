import type { ReactNode } from "react";
import { Art } from "../components/art";
import type { Piece } from "../content/blog/story";

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

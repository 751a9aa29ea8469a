import { Art } from "../../components/art";
import type { Piece } from "../../content/stories";

/** Classes by kind of piece. */
export type ProseClasses = Record<Piece["kind"] | "caption" | "print", string>;

/** The pieces of a story; each page has its own classes for them. */
export function Prose({ pieces, classes }: { pieces: readonly Piece[]; classes: ProseClasses }) {
  return pieces.map((piece) => {
    if (piece.kind === "picture")
      return (
        <figure key={piece.picture.src} className={classes.picture}>
          <Art picture={piece.picture} className={classes.print} />
          <figcaption className={classes.caption}>{piece.picture.caption}</figcaption>
        </figure>
      );
    const Tag = piece.kind === "heading" ? "h2" : "p";
    return (
      <Tag key={piece.kind + piece.text} className={classes[piece.kind]}>
        {piece.text}
      </Tag>
    );
  });
}

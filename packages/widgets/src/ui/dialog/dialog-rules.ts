import { inset, radius, shadow, space } from "../../theme/tokens";
import { band } from "../band";

// The styles of a dialog with a form, as rules: the widgets and the site each make classes from them.

const WIDE = "(min-width: 47.5em)";
/** A phone, whose keyboard leaves no room beside the header: the header scrolls away with the form. */
const NARROW = "(max-width: 47.49em)";

const PRINT = "print";

type Look = Record<
  "brand" | "onBrand" | "mark" | "accent" | "surface" | "text" | "radius" | "titleFont",
  string
> & {
  /** The functions that make font sizes of texts and titles from pixels. */
  type: Record<"text" | "title", (px: number) => string>;
};

/** The rules for each part of a dialog, in these colours. */
export const dialogRules = (look: Look) =>
  ({
    /** A bottom sheet on a phone; a two-column card on a desktop. */
    dialog: {
      width: "100%",
      maxWidth: "100%",
      // Of the window, in its own pixels: `dvh` is larger on a page with CSS `zoom`.
      maxHeight: "94%",
      margin: "auto 0 0",
      padding: 0,
      border: 0,
      borderRadius: `${look.radius} ${look.radius} 0 0`,
      overflow: "hidden",
      background: look.surface,
      color: look.text,
      boxShadow: shadow.dialog,
      selectors: {
        "&::backdrop": { background: "#0a1c159e" },
        "&[open]": { display: "flex" },
      },
      "@media": {
        [WIDE]: {
          width: "min(1000px, 100% - 64px)",
          maxHeight: "min(860px, 92%)",
          margin: "auto",
          borderRadius: look.radius,
        },
        "(forced-colors: active)": { border: "2px solid CanvasText" },
        // In print nothing scrolls: the content continues on the next page.
        [PRINT]: {
          position: "static",
          maxHeight: "none",
          overflow: "visible",
          boxShadow: "none",
          selectors: { "&[open]": { display: "block" } },
        },
      },
    },

    layout: {
      position: "relative",
      flex: 1,
      minWidth: 0,
      display: "flex",
      flexDirection: "column",
      "@media": {
        [NARROW]: {
          display: "block",
          overflowY: "auto",
          overscrollBehavior: "contain",
          // What gets the focus is below the close button, and its ring is not cut.
          scrollPaddingBlock: `68px ${space[4]}`,
        },
        [WIDE]: {
          display: "grid",
          gridTemplateColumns: "minmax(260px, 4fr) minmax(0, 7fr)",
          gridTemplateRows: "minmax(0, 1fr)",
        },
        [PRINT]: { display: "block", overflow: "visible" },
      },
    },

    header: {
      position: "relative",
      flex: "none",
      display: "flex",
      alignItems: "flex-end",
      // A woven pattern, which the artwork covers.
      background: band(`color-mix(in srgb, ${look.mark} 12%, ${look.brand})`, look.brand, 64, 32),
      color: look.onBrand,
      // A band along the edge to the form.
      selectors: {
        "&::after": {
          content: "",
          position: "absolute",
          insetInline: 0,
          bottom: 0,
          height: "8px",
          background: band(look.mark, look.accent),
          // Keeps the pattern in forced colours.
          forcedColorAdjust: "none",
        },
      },
    },

    artwork: {
      position: "absolute",
      inset: 0,
      width: "100%",
      height: "100%",
      objectFit: "cover",
      objectPosition: "70% 40%",
    },

    heading: {
      position: "relative",
      flex: 1,
      // Long words of the ticket, which keeps to one line, make it no wider.
      minWidth: 0,
      outline: "none",
      // The space above the words shows the artwork, with the close button on it.
      padding: `${space[7]} ${inset} ${space[4]}`,
      background: `linear-gradient(transparent, ${look.brand} ${space[7]})`,
      "@media": { [WIDE]: { paddingBlock: `${space[9]} ${space[7]}` } },
    },

    title: {
      margin: 0,
      fontFamily: look.titleFont,
      fontSize: look.type.title(28),
      fontWeight: 600,
      lineHeight: 1.08,
      letterSpacing: "-.01em",
      textWrap: "balance",
      "@media": { [WIDE]: { fontSize: look.type.title(40) } },
    },

    intro: {
      margin: `${space[2]} 0 0`,
      fontSize: look.type.text(15),
      lineHeight: 1.45,
      "@media": { [WIDE]: { fontSize: look.type.text(17), marginTop: space[4] } },
    },

    close: {
      position: "absolute",
      top: space[3],
      insetInlineEnd: space[3],
      // Above the header, which comes later in the markup.
      zIndex: 1,
      display: "grid",
      placeItems: "center",
      width: "44px",
      height: "44px",
      padding: 0,
      // Visible in forced colours, where fills are removed.
      border: "2px solid transparent",
      borderRadius: radius.round,
      background: look.surface,
      color: look.text,
      cursor: "pointer",
      "@media": {
        // Stays while the rest scrolls; the margin takes its own height away again.
        [NARROW]: {
          position: "sticky",
          marginBlock: `${space[3]} -56px`,
          marginInline: `auto ${space[3]}`,
        },
      },
    },

    /** The lines of the button's icon. */
    cross: {
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2,
      strokeLinecap: "round",
    },

    body: {
      minHeight: 0,
      overflowY: "auto",
      overscrollBehavior: "contain",
      padding: `${space[5]} ${inset} ${space[6]}`,
      "@media": {
        [NARROW]: { overflow: "visible" },
        // The scroll area starts below the close button, not behind it.
        [WIDE]: { marginTop: "56px", paddingTop: 0 },
        [PRINT]: { overflow: "visible" },
      },
    },
  }) as const;

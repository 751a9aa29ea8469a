import { color } from "@maloca/widgets/theme/tokens";
import { base } from "../components/button.css";
import { globalStyle, style } from "./rules";

// Styles of a printed page. It has facts, days, the lists of what is included, and the contacts.

export const onScreen = style({ print: { display: "none !important" as "none" } });

/** Shown in print only, e.g. a link's address. */
export const onPaper = style({ "@media": { screen: { display: "none" } } });

/** A rule for print, which overrides the components' rules. */
const paper = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, {
    print: Object.fromEntries(
      Object.entries(rule).map(([name, value]) => [name, `${value} !important`]),
    ),
  });

/** Type size, as in a printed guide book. */
const SIZE = "10.5pt";

globalStyle("@page", { margin: "14mm 16mm" } as object);

paper(`body > header, button, ${base}, img, svg, iframe`, { display: "none" });

paper("*, ::before, ::after", {
  background: "none",
  color: color.ink,
  boxShadow: "none",
  height: "auto",
  minHeight: "0",
});

// Marks and lines beside text, which are positioned on the screen, are part of the text's flow.
paper("main *::before, main *::after", { position: "static", border: "0", mask: "none" });

paper("html", { fontSize: SIZE });
paper("body", { fontSize: SIZE, lineHeight: "1.4" });

// Removes the columns, gaps and cards of the screen. The rules below set those of print.
paper("main, main *, footer, footer *", {
  position: "static",
  aspectRatio: "auto",
  width: "auto",
  maxWidth: "none",
  margin: "0",
  padding: "0",
  border: "0",
  fontSize: "inherit",
});
paper("main section, main article, main div, main header, footer div", { display: "block" });

paper("h1, h1 *", { display: "inline", fontSize: "26pt" });
paper("h2", { margin: "6mm 0 2mm", fontSize: "15pt", breakAfter: "avoid" });
paper("h3, h4", { margin: "3mm 0 1mm", fontSize: "12pt", breakAfter: "avoid" });
paper("p", { margin: "0 0 1.5mm" });

paper("main ul", { display: "block", padding: "0 0 0 5mm", listStyle: "disc", columns: "2" });
paper("main li", { display: "list-item", margin: "0 0 1mm" });
paper("main ol", { display: "block", padding: "0 0 0 7mm", listStyle: "decimal" });
paper("main ol [aria-hidden], main div:empty", { display: "none" });
paper("main li::before", { content: "none" });

paper("dl", { display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: "2mm 5mm" });
paper("footer", { marginTop: "8mm", borderTop: "1px solid" });
paper("footer dl", { marginTop: "3mm" });
paper("article, li, dl > div", { breakInside: "avoid" });

/** For screen readers only. */
export const hidden = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

import type { Page } from "playwright";

export interface Mark {
  /** Its words, or its tag. */
  text: string;
  contrast: number;
  /** What it needs (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: number;
}

/** Every visible word and icon of an element, with its contrast to what is painted behind it. */
export const marks = (page: Page, tag: string): Promise<Mark[]> =>
  page.locator(tag).evaluate((element) => {
    const context = document
      .createElement("canvas")
      .getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
    const known = new Map<string, number[]>();
    /** Paints one colour over another. */
    const over = (below: number[] | undefined, colour: string) => {
      const key = `${below} ${colour}`;
      if (known.has(key)) return known.get(key) as number[];
      context.fillStyle = `rgb(${below})`;
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const painted = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      known.set(key, painted);
      return painted;
    };
    const luminance = (colour: number[]) =>
      colour
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
    const around = (node: Element): Element[] => {
      const next = node.parentElement ?? (node.getRootNode() as ShadowRoot).host;
      return next ? [node, ...around(next)] : [node];
    };
    const visible = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** The background of a layer; of one that comes out of nothing, its end. */
    const background = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
      /^linear-gradient\(rgba\(0, 0, 0, 0\), (.+\)) \d+px\)$/.exec(backgroundImage)?.[1] ??
      backgroundColor;
    const root = element.shadowRoot as ShadowRoot;
    /** What words are typed into: a box that is ticked has none. */
    const FIELD = "input:not([type=checkbox], [type=radio]), select, textarea";
    /** What stands in an element, its colour, and what it needs. */
    const standing = (node: Element) => {
      const own = [...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ textContent }) => textContent?.trim()).join(" ");
      const style = getComputedStyle(node);
      const before = getComputedStyle(node, "::before");
      return [
        { text, style, least: 4.5, is: text || node.matches(FIELD) },
        { text: "::before", style: before, least: 4.5, is: /counter/.test(before.content) },
        {
          text: "icon",
          style,
          least: 3,
          is: node.localName === "path" && style.stroke === style.color,
        },
      ].filter(({ is }) => is);
    };
    for (const animation of root.getAnimations()) animation.finish();
    return [...root.querySelectorAll("*")].filter(visible).flatMap((node) => {
      // A picture behind is all colours: nothing but an opaque background of its own will do.
      const layers = around(node);
      const picture = layers.findIndex(
        (layer) => /url/.test(getComputedStyle(layer).backgroundImage) && layer.localName !== "p",
      );
      const painted = layers
        .slice(0, picture < 0 ? undefined : picture)
        .map((layer) => background(getComputedStyle(layer)));
      const pictured = picture >= 0 || document.querySelector("main > img");
      const base = pictured ? [127, 127, 127] : [255, 255, 255];
      return standing(node).map(({ text, style, least }) => {
        const ground = over(
          painted.reduceRight(over, base),
          text === "::before" ? style.backgroundColor : "#0000",
        );
        const [dark, light] = [luminance(over(ground, style.color)), luminance(ground)].sort(
          (a, b) => a - b,
        ) as [number, number];
        return { text, contrast: (light + 0.05) / (dark + 0.05), least };
      });
    });
  });

export const illegible = async (page: Page, tag: string) =>
  (await marks(page, tag)).filter(({ contrast, least }) => contrast < least);

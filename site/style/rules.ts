import { color, space } from "@maloca/widgets/theme/tokens";
import * as css from "@vanilla-extract/css";
import { main } from "./grid.css";
import { queries } from "./media";
import { palette } from "./palette.css";
import { label } from "./type";

type Query = keyof typeof queries;

/** A rule of vanilla-extract, and by a media query's name what differs there: `desk: { marginTop: 0 }`. */
type Rule = Omit<css.StyleRule, "selectors" | "@supports"> & { [name in Query]?: Rule } & {
  selectors?: Record<string, Rule>;
  "@supports"?: Record<string, Rule>;
};

const each = (rules: Record<string, Rule> = {}): Record<string, css.StyleRule> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, withQueries(rule)]));

/** The same rule with its media queries, in the order in which it names them. */
function withQueries(given: Rule): css.StyleRule {
  const { selectors, "@supports": supports, "@media": media, ...rule } = given;
  const all: Record<string, object> = { ...media };
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rule)) {
    if (name in queries) all[queries[name as Query]] = withQueries(value as Rule);
    else own[name] = value;
  }
  return { ...own, selectors: each(selectors), "@supports": each(supports), "@media": all };
}

type Styled = Rule | readonly (Rule | string)[];

const written = (rule: Styled) =>
  [rule].flat().map((one) => (typeof one === "string" ? one : withQueries(one as Rule)));

// The functions of vanilla-extract, for such rules.

export const style = (rule: Styled) => css.style(written(rule));

export const styleVariants = <Name extends string | number, Data = Styled>(
  variants: Record<Name, Data>,
  ruleOf: (data: Data, name: Name) => Styled = (data) => data as Styled,
) => css.styleVariants(variants, (data, name) => written(ruleOf(data, name)));

export const globalStyle = (selector: string, rule: Rule) =>
  css.globalStyle(selector, withQueries(rule) as css.GlobalStyleRule);

/** A rule, and the grid columns that its element spans in wide windows. Without them it spans all twelve. */
type PlacedRule = Rule & { onTablet?: string; onDesk?: string };

/** The style of an item of the page's grid. `shared` is what it has in common with others. */
export function placed({ onTablet, onDesk, ...rule }: PlacedRule, ...shared: string[]) {
  // Always both windows and in this order, so that rules for the wider one come last, also those in `rule`.
  const columns = {
    tablet: onTablet ? { gridColumn: onTablet } : {},
    desk: onDesk ? { gridColumn: onDesk } : {},
  };
  return style([main, ...shared, columns, rule]);
}

/** A word on a ground of its own, in the page's light colour. */
export const tag = {
  ...label,
  padding: `${space[1]} ${space[3]}`,
  background: palette.light,
  color: color.ink,
} as const;

/** Such a word above a name. */
export const badge = { ...tag, width: "fit-content", marginBottom: space[3] } as const;

/** Items one below the other, or in the columns of a grid. */
export const spaced = (gap: string) => ({ display: "grid", gap }) as const;

/** Items one below the other, from the top. */
export const stack = (gap: string) => ({ ...spaced(gap), alignContent: "start" }) as const;

/** Items one below the other, each as wide as its content. */
export const column = (gap: string) => ({ ...spaced(gap), justifyItems: "start" }) as const;

/** Items side by side, in as many lines as they need. */
export const row = (gap: string) => ({ display: "flex", flexWrap: "wrap", gap }) as const;

/** The room above and below a section's content. */
export const roomy = { paddingBlock: space[8], desk: { paddingBlock: space[9] } } as const;

/** The page's dark ground and what is written on it. */
export const dark = { background: palette.ground, color: color.paper } as const;

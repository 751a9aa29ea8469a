import { contrast } from "@maloca/catalog/contrast";
import { chosenByWidget, legiblePairs } from "../../widgets/src/theme/legible-pairs";
import { properties } from "../../widgets/src/theme/properties";
import type { ColourName } from "./builder.colours";
import type { Common } from "./builder.state";

/** A chosen colour that cannot be read, or on which something cannot. */
export interface Complaint {
  /** The colour to change. */
  colour: ColourName;
  other: ColourName | "link";
  ratio: number;
  least: number;
  /** The nearest colour that can be read; empty if there is none. */
  mend: string;
}

/** Colours of the widgets on a light page, or on a dark one. */
type Mode = "light" | "dark";

/** What cannot be read with the chosen colours. */
export function complaintsOf({ colours }: Common, mode: Mode): Complaint[] {
  const chosen = (name: ColourName) => {
    const colour = colours[name];
    return colour && colour !== properties[name][1] ? colour : undefined;
  };
  const shown = (name: ColourName) => {
    const [, light, dark] = properties[name] as readonly [string, string, string?];
    return chosen(name) ?? (mode === "dark" && dark ? dark : light);
  };
  const link = mode === "dark" ? properties.link[2] : linkOf(shown("brand"));
  const shownOf = (name: ColourName | "link") => (name === "link" ? link : shown(name));
  return legiblePairs.flatMap(([front, back, least]): Complaint[] => {
    if (chosenByWidget.includes(front) && !chosen(front as ColourName)) return [];
    const ratio = contrast(shownOf(front), shown(back));
    if (ratio >= least) return [];
    if (front !== "link") {
      const mend = nearestLegible(shown(front), [[shown(back), least]]);
      return [{ colour: front, other: back, ratio, least, mend }];
    }
    // No colour of its own to choose: what is behind it must suit all that is read there.
    const readThere = legiblePairs.filter(([, ground]) => ground === back);
    const needs = readThere.map(([name, , most]): Need => [shownOf(name), most]);
    const mend = nearestLegible(shown(back), needs) || nearestLegible(shown(back), [[link, least]]);
    return [{ colour: back, other: front, ratio, least, mend }];
  });
}

/** A colour to be read with, and the least contrast. */
type Need = [other: string, least: number];

/** The colour of links and secondary buttons where the brand's is chosen, as `theme.css.ts` has it. */
function linkOf(brand: string): string {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return brand;
  // A browser that does not know the second keeps the first.
  pen.fillStyle = brand;
  pen.fillStyle = `oklch(from ${brand} min(l, .5) c h)`;
  pen.fillRect(0, 0, 1, 1);
  return hexOf([...pen.getImageData(0, 0, 1, 1).data].slice(0, 3));
}

const hexOf = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** Steps of one hundredth on the way to black and to white: the first that can be read; empty without one. */
function nearestLegible(colour: string, needs: readonly Need[]): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  for (let step = 1; step <= 100; step += 1) {
    for (const end of [0, 255]) {
      const mixed = hexOf(channels.map((channel) => channel + ((end - channel) * step) / 100));
      if (needs.every(([other, least]) => contrast(mixed, other) >= least)) return mixed;
    }
  }
  return "";
}

import { contrast } from "@maloca/catalog/contrast";
import type { ColourName } from "./builder.colours";
import type { Common } from "./builder.state";
import { allColours, type Colour } from "./builder.widgets";

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
  const own = ({ name, light }: Colour) => {
    const colour = colours[name as ColourName];
    return colour && colour !== light ? colour : undefined;
  };
  const shown = (name: string): string => {
    const colour = allColours.find((one) => one.name === name);
    if (!colour) throw new Error(`There is no colour ${name}.`);
    return name === "link" && mode === "light"
      ? linkOf(shown("brand"))
      : (own(colour) ?? colour[mode]);
  };
  const pairs = allColours
    .filter((colour) => !colour.chosen || own(colour))
    .flatMap(({ name, on }) => on.map(([back, least]) => ({ front: name, back, least })));
  return pairs.flatMap(({ front, back, least }): Complaint[] => {
    const ratio = contrast(shown(front), shown(back));
    if (ratio >= least) return [];
    if (front !== "link") {
      const mend = nearestLegible(shown(front), [[shown(back), least]]);
      return [{ colour: front as ColourName, other: back as ColourName, ratio, least, mend }];
    }
    // No colour of its own to choose: what is behind it must suit all that is read there.
    const needs = allColours.flatMap(({ name, on }) =>
      on.filter(([ground]) => ground === back).map(([, most]): Need => [shown(name), most]),
    );
    const mend =
      nearestLegible(shown(back), needs) || nearestLegible(shown(back), [[shown(front), least]]);
    return [{ colour: back as ColourName, other: front, ratio, least, mend }];
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

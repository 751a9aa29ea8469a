import { MARGIN } from "@maloca/catalog/contrast";
import { createVar } from "@vanilla-extract/css";

// Colours that the widgets derive, in CSS alone: a partner's colours are known only on the partner's page. The catalog
// has the same rule in JavaScript, `legible`.

// CSS computes with the channels of one colour at a time, so a background's luminance travels as an opacity: mixing a
// colour with a clear black of that opacity halves its channels and divides them by `alpha`.

/** The two luminances, to which .05 is added: contrast is the ratio of both. */
const FRONT = "(2*alpha*y + .05)";
const GROUND = "(2*alpha - .95)";

/**
 * 1.1 on a dark background and 0 on a light one: of all three channels a white, whatever the screen, or black. By a
 * smaller factor a brand in between would get a gray.
 */
const WHITE = `clamp(0,(.2291 - ${GROUND})*1e9,1.1)`;

/** The channels of a colour that has this contrast, as words of CSS that stand in for variables. */
function channelsOf(contrast: number) {
  const [kept, channels] = [createVar(), createVar()];
  return {
    channels,
    vars: {
      /** 0 where the contrast is less, else 1. */
      [kept]: `clamp(0,(max(${FRONT}/${GROUND},${GROUND}/${FRONT}) - ${contrast + MARGIN})*1e9,1)`,
      [channels]: `xyz ${["x", "y", "z"]
        .map((name) => `calc(2*alpha*${name}*${kept} + ${WHITE}*(1 - ${kept}))`)
        .join(" ")}/1`,
    },
  };
}

const least = { 4.5: channelsOf(4.5), 3: channelsOf(3) };

/** What `legible` needs on the same element. */
export const legibleVars = { ...least[4.5].vars, ...least[3].vars };

/** A colour as it is, or black or white where its contrast with a background is less. */
export const legible = (front: string, back: string, contrast: keyof typeof least) =>
  `color(from color-mix(in xyz,${front},color(from ${back} xyz 0 0 0/y)) ${least[contrast].channels})`;

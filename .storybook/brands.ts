import { properties } from "../packages/widgets/src/theme/properties";

interface Brand {
  title: string;
  /** Its colours and corners, as a partner sets them. */
  sets: Partial<Record<keyof typeof properties, string>>;
}

/** A brand that has one colour, which is that of its buttons too. */
const ofOneColour = (title: string, colour: string, mark: string, radius: string): Brand => ({
  title,
  sets: { brand: colour, accent: colour, mark, radius },
});

/** Brands to try: dark colours, a light one, and one on which text is hard to read. */
export const brands: Readonly<Record<string, Brand>> = {
  plum: ofOneColour("Plum", "#7a1f5c", "#f2b8d8", "4px"),
  blue: ofOneColour("Blue", "#1f4e9c", "#8ec5ff", "0"),
  yellow: ofOneColour("Yellow", "#f2c230", "#1f4e9c", "20px"),
  grey: ofOneColour("Grey", "#777777", "#bbbbbb", "8px"),
};

/** Gives the page a brand, which its widgets use; without one they use their own. */
export function setBrand(name = "", { style } = document.documentElement): void {
  const values: Partial<Record<string, string>> = brands[name]?.sets ?? {};
  for (const [property, [css]] of Object.entries(properties)) {
    style.setProperty(css, values[property] ?? "");
  }
}

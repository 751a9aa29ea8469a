/** Signs that look like one of an address, beside those that Unicode itself calls compatible (UTS 39). */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ".": "·․‧•∙⋅・。｡۔ꓸꞏ܁܂᛫ᐧ𐄁",
  ":": "꞉ꓽ։׃ː˸∶܃܄᛬",
  "/": "〳⁄∕⧸╱⟋ノ丿",
  "@": "﹫",
  "+": "᛭➕",
  "-": "‐‑‒–—―−˗﹘",
};

const plainSign = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain])),
);

/** A digit of any script. Each script's ten stand together, from zero on. */
const DIGIT = /\p{Nd}/gu;

const plainDigit = (digit: string): string => {
  let zero = digit.codePointAt(0) ?? 0;
  const code = zero;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
};

/**
 * A text as a person reads it, to look for addresses and numbers in: signs and digits that look like plain ones are
 * plain, and what cannot be seen is gone. Never shown or stored.
 */
export const plainSigns = (text: string): string =>
  [...text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "")]
    .map((sign) => plainSign.get(sign) ?? sign)
    .join("")
    .replace(DIGIT, plainDigit);

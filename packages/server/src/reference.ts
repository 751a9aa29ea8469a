// Without 0/O, 1/I/L and U/V: it is read aloud over the phone.
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTWXYZ";
const LENGTH = 6;

/** A new reference, e.g. `MAL-7K2Q9F`: 29⁶ of them, unique by a constraint of the table. */
export function newReference(): string {
  let text = "";
  while (text.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2))) {
      // Bytes beyond the last whole multiple would favour the first letters.
      if (byte < 256 - (256 % ALPHABET.length) && text.length < LENGTH) {
        text += ALPHABET[byte % ALPHABET.length];
      }
    }
  }
  return `MAL-${text}`;
}

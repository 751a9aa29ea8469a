/** SHA-256 of a text, in hexadecimal. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The first 64 bits of it: a short name that does not reveal the text. */
export const shortDigest = async (text: string): Promise<string> =>
  (await digest(text)).slice(0, 16);

/** Compares digests, so that the time does not reveal how much of the secret is right. */
export const sameSecret = async (given: string, secret: string): Promise<boolean> =>
  (await digest(given)) === (await digest(secret));

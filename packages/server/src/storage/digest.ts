/** SHA-256 of a text, in hexadecimal. */
export async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Compares digests, so that the time does not reveal how much of the secret is right. */
export const sameSecret = async (given: string, secret: string): Promise<boolean> =>
  (await digest(given)) === (await digest(secret));

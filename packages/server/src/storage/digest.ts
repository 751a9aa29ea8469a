const encode = (text: string) => new TextEncoder().encode(text);

export const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 of a text, in hexadecimal. */
export const digest = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest("SHA-256", encode(text)));

/** Longer lists of arguments fill the stack. */
const PIECE = 8192;

export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

/** The same in base64, as a content policy has it. */
export const digestBase64 = async (text: string): Promise<string> =>
  toBase64(new Uint8Array(await crypto.subtle.digest("SHA-256", encode(text))));

/** HMAC of a text by SHA-256. */
export async function hmac(key: string | Uint8Array<ArrayBuffer>, text: string) {
  const bytes = typeof key === "string" ? encode(key) : key;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const secret = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  return crypto.subtle.sign("HMAC", secret, encode(text));
}

/** The first 64 bits of it: a short name that does not reveal the text. */
export const shortDigest = async (text: string): Promise<string> =>
  (await digest(text)).slice(0, 16);

/** Compares digests, so that the time does not reveal how much of the secret is right. */
export const sameSecret = async (candidate: string, secret: string): Promise<boolean> =>
  (await digest(candidate)) === (await digest(secret));

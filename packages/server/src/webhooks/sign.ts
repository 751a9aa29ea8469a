import { hmac } from "../storage/digest";

const PREFIX = "whsec_";

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

/** A new secret in the format of the Standard Webhooks libraries. */
export const newSecret = () => PREFIX + toBase64(crypto.getRandomValues(new Uint8Array(24)));

/** The headers of a message by the Standard Webhooks specification, version 1.0.0. */
export async function signedHeaders(
  secret: string,
  message: { id: string; at: Date; body: string },
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  const key = fromBase64(secret.replace(PREFIX, ""));
  const signature = await hmac(key, `${message.id}.${timestamp}.${message.body}`);
  return {
    "webhook-id": message.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${toBase64(new Uint8Array(signature))}`,
  };
}

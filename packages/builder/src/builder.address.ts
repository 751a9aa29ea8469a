/** Adds the protocol to an address such as `hotel.example/viajes`. */
export const withProtocol = (written: string) =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(written.trim()) ? written.trim() : `https://${written.trim()}`;

/** A web address; undefined if the text is something else or incomplete. */
export function webAddress(written: string): URL | undefined {
  const whole = withProtocol(written);
  if (!/^https?:/i.test(whole) || !URL.canParse(whole)) return undefined;
  const address = new URL(whole);
  // `mailto:ana@hotel.com` would be read as user, password and host.
  const isHost = /\.[^.]|^localhost$|^\[/.test(address.hostname) && !address.username;
  return isHost ? address : undefined;
}

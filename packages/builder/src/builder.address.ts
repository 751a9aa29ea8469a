/** An address as somebody writes it, with its protocol: `hotel.example/viajes`. */
export const withProtocol = (written: string) =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(written.trim()) ? written.trim() : `https://${written.trim()}`;

/** A place on the web; none where the text is something else, or only begins to be one. */
export function webAddress(written: string): URL | undefined {
  const whole = withProtocol(written);
  if (!/^https?:/i.test(whole) || !URL.canParse(whole)) return undefined;
  const address = new URL(whole);
  // `mailto:ana@hotel.com` would be a visitor's name and password.
  const isHost = /\.[^.]|^localhost$|^\[/.test(address.hostname) && !address.username;
  return isHost ? address : undefined;
}

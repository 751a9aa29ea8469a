/** What to write in place of an address whose password has a sign with a meaning of its own there. */
export const CODES = {
  english:
    "have the signs of its user and password as codes: @ as %40, # as %23, / as %2F, ? as %3F, : as %3A, % as %25, a space as %20",
  spanish:
    "lleva en el usuario o la clave un signo sin su código. Escribe @ como %40, # como %23, / como %2F, ? como %3F, : como %3A, % como %25 y el espacio como %20",
} as const;

/** The part with user, password and host, and all after it. */
const PARTS = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)(.*)$/is;

/**
 * Whether an address `scheme://user:password@host/…` has a sign in its user or password that ends that part too
 * early. What is then read as a host, port or path is a piece of the password, and must be neither used nor printed.
 * An `@` in the password alone does no harm: the last one ends it.
 */
export function hasBareSign(text: string): boolean {
  const [, , rest = ""] = PARTS.exec(text) ?? [];
  return (
    /[@#]/.test(rest) || /%(?![\da-f]{2})/i.test(text) || /\p{Cc}/u.test(text) || !decodes(text)
  );
}

/** Whether its codes are UTF-8: `%E1` alone is no letter. */
function decodes(text: string): boolean {
  try {
    decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, "%25"));
    return true;
  } catch {
    return false;
  }
}

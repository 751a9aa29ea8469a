/** Control characters, lone surrogates and white space. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\s]+/gu;

/**
 * A line that a page, a browser or a partner adds to a lead: an address, a title, a name. It is cut to its length in
 * characters, in the page as on the server, because nobody who fills in a form can shorten it.
 */
export const addedText = (text: string, length: number): string =>
  [...text.replace(UNPRINTABLE, " ").trim()].slice(0, length).join("").trim();

/**
 * The folder with each widget's file on the server of an element's `endpoint`, for a script that an optimiser has
 * combined with others, so that its own address tells nothing.
 * @throws the widget's name if the page has no such address; it logs what to write.
 */
export function endpointFolder(name: string, near: Element): string {
  const element = near.closest("[endpoint]") ?? document.querySelector("[endpoint]");
  const written = element?.getAttribute("endpoint") as string;
  // Without a protocol an address would be relative to the page.
  if (!/^(http|\/|$)/.test(written)) {
    // ASCII only, because a page's bundle may have any encoding.
    console.error(`maloca-${name}: write endpoint="..."`);
    throw name;
  }
  return written.replace(/\/?$/, "/cdn/");
}

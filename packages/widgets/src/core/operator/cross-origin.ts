/** Whether an address is of another origin than the page: the page is then a partner's, not the operator's. */
export const isCrossOrigin = (address: string) =>
  new URL(address, document.baseURI).origin !== location.origin;

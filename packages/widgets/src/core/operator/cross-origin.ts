/** Whether an address has another origin than the page, which is then a partner's, not the operator's. */
export const isCrossOrigin = (address: string) =>
  new URL(address, document.baseURI).origin !== location.origin;

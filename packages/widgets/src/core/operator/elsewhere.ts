/** Whether an address is another site's: where requests go there, the page is not the operator's. */
export const isElsewhere = (address: string) =>
  new URL(address, document.baseURI).origin !== location.origin;

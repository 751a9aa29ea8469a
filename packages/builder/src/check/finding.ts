/** What was found on a partner's page. */
export interface Finding {
  /** `blocks`: nothing opens or nothing is sent; `warns`: it works, but not as meant; `fine`. */
  kind: "blocks" | "warns" | "fine";
  text: string;
}

export const blocks = (text: string): Finding => ({ kind: "blocks", text });
export const warns = (text: string): Finding => ({ kind: "warns", text });
export const fine = (text: string): Finding => ({ kind: "fine", text });

/** A result of the check of a partner's page. */
export interface Finding {
  /** `blocks`: nothing opens or nothing is sent; `warns`: it works, but not as intended; `fine`. */
  kind: "blocks" | "warns" | "fine";
  text: string;
}

export const blocks = (text: string): Finding => ({ kind: "blocks", text });
export const warns = (text: string): Finding => ({ kind: "warns", text });
export const fine = (text: string): Finding => ({ kind: "fine", text });

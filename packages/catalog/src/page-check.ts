/** Where the builder asks the server to read a partner's page. */
export const PAGE_CHECK = "/page-check";

/** A partner's page as the server found it. */
export interface PageRead {
  /** Where it lies, after redirects. */
  url: string;
  /** The `Content-Security-Policy` of its headers: as many as were sent. */
  policies: string[];
  /** Its `X-Frame-Options`, where it was sent. */
  frameOptions?: string;
  html: string;
}

/** Why a page was not read. */
export type PageReadCode =
  | "not_allowed"
  | "private_network"
  | "too_many_redirects"
  | "too_slow"
  | "too_large"
  | "not_html"
  | "page_failed"
  | "unreachable"
  | "rate_limited"
  | "checking_is_off";

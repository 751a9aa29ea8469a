/** The path of the call with which the builder lets the server read a partner's page. */
export const PAGE_CHECK = "/page-check";

/** A partner's page as the server read it. */
export interface PageRead {
  /** Its address after redirects. */
  url: string;
  /** Each `Content-Security-Policy` of its headers. */
  policies: string[];
  /** Its `X-Frame-Options`, if it was sent. */
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

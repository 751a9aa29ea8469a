import { createHash } from "node:crypto";
import { contentPolicy as policyOf } from "@maloca/catalog/content-policy";

/** The content policy of a built page. */
export const contentPolicy = (html: string) =>
  policyOf(html, {
    sha256: (text) => createHash("sha256").update(text).digest("base64"),
    originOf: (url) => new URL(url).origin,
  });

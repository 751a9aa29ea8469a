/** Inline styles, also in shadow roots, and inline scripts that a browser runs: the policy lists their hashes. */
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPTS = /<script(?![^>]*(?:\ssrc=|"application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
/** A document in a `srcdoc` attribute inherits its page's policy. */
const DOCUMENTS = /\ssrcdoc="([^"]*)"/gi;
/** A form whose requests go to another site. */
const POSTED = /\sforms-endpoint="(https:[^"]+)"/g;
/** A link that opens an outside page in a frame of this one. */
const FRAMED = /<a[^>]*\shref="(https:[^"]+)"[^>]*\starget="(?!_)[^"]+"/g;

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll("&amp;", "&");

/** What a browser and Node have in different ways. */
export interface PolicyTools {
  /** A text's SHA-256 in base64. */
  sha256(text: string): string;
  /** An address's origin. */
  originOf(url: string): string;
}

/**
 * The content policy of a built page. Its inline styles and scripts are allowed by their hashes, and no script
 * may turn text into markup or code. `form-action` is not limited: a form for the messaging app is redirected
 * to addresses that differ by device.
 */
export function contentPolicy(html: string, { sha256, originOf }: PolicyTools) {
  const documents = [...html.matchAll(DOCUMENTS)].map(([, text = ""]) => unescaped(text));
  const all = [html, ...documents].join("");
  const hashes = (pattern: RegExp) => [
    ...new Set([...all.matchAll(pattern)].map(([, text = ""]) => `'sha256-${sha256(text)}'`)),
  ];
  const origins = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, url = ""]) => originOf(unescaped(url)))),
  ];
  const frames = origins(FRAMED);
  return Object.entries({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(SCRIPTS)],
    "style-src": hashes(STYLES),
    // The styles contain small drawings.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...origins(POSTED)],
    "manifest-src": ["'self'"],
    "frame-src": frames.length ? frames : ["'none'"],
    // Else it is as `script-src`.
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  })
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/**
 * Addresses that lead to others as a `_redirects` file, which the lead server and some CDNs read.
 * @param moved the new address of each, such as `/cartagena`
 */
export const redirectsFile = (moved: ReadonlyMap<string, string>) =>
  [...moved].map(([from, to]) => `${from} ${to} 301\n`).join("");

/** The address of a page's file: `cartagena/index.html` → `/cartagena`. */
export const addressOfPage = (file: string) =>
  `/${file}`.replace(/(.)?\/index\.html$/, "$1") || "/";

/**
 * The policies of all pages as a `_headers` file, which the lead server and some CDNs read.
 * @param policies by address, such as `/cartagena`
 */
export const headersFile = (policies: ReadonlyMap<string, string>) =>
  [...policies]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([address, policy]) => {
      const addresses =
        address === "/" || address.endsWith(".html") ? [address] : [address, `${address}/`];
      return addresses.map((each) => `${each}\n  Content-Security-Policy: ${policy}\n`);
    })
    .join("");

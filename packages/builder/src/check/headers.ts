import { allows, type Policy, parsePolicy } from "./policy";

/** The lines before the page. A header may contain "<", but not begin with it: `Link: <https://…>`. */
const LINES = /^(?:(?!\s*<).*\n)*/;

/** A page's response headers, and its HTML. */
export interface Headers {
  policies: readonly string[];
  frameOptions: string | undefined;
  /** The page without the headers. */
  html: string;
}

export function headersOf(source: string): Headers {
  const [lines = ""] = LINES.exec(source) ?? [];
  const valuesOf = (name: string) =>
    [...lines.matchAll(new RegExp(`^\\s*${name}\\s*:\\s*(.+)$`, "gim"))].map(
      ([, text = ""]) => text,
    );
  return {
    // One header may contain several policies.
    policies: valuesOf("content-security-policy").flatMap((text) => text.split(",")),
    frameOptions: valuesOf("x-frame-options")[0]?.trim(),
    html: source.slice(lines.length).trimStart(),
  };
}

/**
 * The header, as it is written, that forbids to show the page in the builder's frame; undefined if none does.
 * @param builder the origin of the builder.
 */
export function framingRefusal(
  { policies, frameOptions }: Headers,
  builder: string,
  url?: string,
): string | undefined {
  const sameOrigin = !!url && new URL(url).origin === builder;
  const ancestors = policies
    .map((text): Policy => parsePolicy(text))
    .flatMap((policy) => {
      const sources = policy.get("frame-ancestors");
      return sources ? [sources] : [];
    });
  const refusing = ancestors.find(
    (sources) => !allows(sources, builder) && !(sameOrigin && sources.includes("'self'")),
  );
  if (refusing) return `Content-Security-Policy: frame-ancestors ${refusing.join(" ")}`;
  // Browsers ignore `X-Frame-Options` if there is `frame-ancestors`.
  if (ancestors.length || !frameOptions) return undefined;
  const refused = /deny/i.test(frameOptions) || (/sameorigin/i.test(frameOptions) && !sameOrigin);
  return refused ? `X-Frame-Options: ${frameOptions}` : undefined;
}

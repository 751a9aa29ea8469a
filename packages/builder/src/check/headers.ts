import { allows, type Policy, parsePolicy } from "./policy";

/** The lines before the page. One of them may contain a bracket: `Link: <https://…>`. */
const LINES = /^(?:(?!\s*<).*\n)*/;

/** What a page's answer says before its source. */
export interface Headers {
  policies: readonly string[];
  frameOptions: string | undefined;
  /** The page itself. */
  html: string;
}

export function headersOf(source: string): Headers {
  const [lines = ""] = LINES.exec(source) ?? [];
  const valuesOf = (name: string) =>
    [...lines.matchAll(new RegExp(`^\\s*${name}\\s*:\\s*(.+)$`, "gim"))].map(
      ([, text = ""]) => text,
    );
  return {
    // One header may hold several policies.
    policies: valuesOf("content-security-policy").flatMap((text) => text.split(",")),
    frameOptions: valuesOf("x-frame-options")[0]?.trim(),
    html: source.slice(lines.length).trimStart(),
  };
}

/**
 * The header by which a page keeps others from showing it in a frame, as it is written.
 * @param builder the origin of the page with the frame.
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
  // Browsers leave it out where there is a list.
  if (ancestors.length || !frameOptions) return undefined;
  const refused = /deny/i.test(frameOptions) || (/sameorigin/i.test(frameOptions) && !sameOrigin);
  return refused ? `X-Frame-Options: ${frameOptions}` : undefined;
}

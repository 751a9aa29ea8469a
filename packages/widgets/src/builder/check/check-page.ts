import { paths } from "@maloca/catalog/api";
import { builderCheck as words } from "../../locales/es.builder.check";
import type { Release } from "../builder.release";
import { checkElements } from "./elements";
import { blocks, type Finding, fine, warns } from "./finding";
import { checkLoader, loaderAddress, loadersIn, tagsIn } from "./loader";
import { allows, type Policy, parsePolicy, sourcesOf } from "./policy";

/** What the widgets need in a frame. */
const FRAME = ["allow-scripts", "allow-forms", "allow-popups"];

const HEADER = /^\s*content-security-policy\s*:\s*(.+)$/gim;

/** The lines before the page. One of them may contain a bracket: `Link: <https://…>`. */
const HEADERS = /^(?:(?!\s*<).*\n)*/;

const ORDER = ["blocks", "warns", "fine"] as const;

/**
 * Reads a partner's page, and says what keeps the widgets from working. Nothing of it runs.
 * @param source the page's HTML, with or without its answer's headers before it.
 * @param url where the page is, if that is known.
 */
export function checkPage(source: string, release: Release, url?: string): Finding[] {
  // Then there is nothing else to read.
  if (/&lt;(script|maloca-)/i.test(source)) return [blocks(words.asText)];
  const page = new DOMParser().parseFromString(source, "text/html");
  for (const unread of page.querySelectorAll("noscript")) unread.remove();
  const [before = ""] = HEADERS.exec(source) ?? [];
  // One header may hold several policies.
  const headers = [...before.matchAll(HEADER)].flatMap(([, text = ""]) =>
    text.split(",").map(parsePolicy),
  );
  const metas = [...page.querySelectorAll("meta[http-equiv]")]
    .filter((meta) => /^content-security-policy$/i.test(meta.getAttribute("http-equiv") ?? ""))
    .map((meta) => parsePolicy(meta.getAttribute("content") ?? ""));
  const policies = [...headers, ...metas];
  const found = [
    ...checkLoader(page, release, url),
    ...checkElements(page, source),
    ...policies.flatMap((policy) => checkPolicy(page, policy, release)),
    // A frame's rules in a `meta` are ignored.
    ...headers.flatMap((policy) => missingIn(policy.get("sandbox"))),
    ...[...page.querySelectorAll("iframe[sandbox]")]
      .filter((frame) => /maloca/.test(frame.getAttribute("srcdoc") ?? ""))
      .flatMap((frame) => missingIn((frame.getAttribute("sandbox") ?? "").split(/\s+/))),
  ];
  if (policies.length > 0 && !found.some(({ kind }) => kind === "blocks")) {
    found.push(fine(words.policy));
  }
  const byText = new Map(found.map((finding) => [finding.text, finding]));
  return [...byText.values()].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function missingIn(allowed: readonly string[] | undefined): Finding[] {
  const missing = allowed ? FRAME.filter((each) => !allowed.includes(each)) : [];
  return missing.length ? [blocks(words.sandbox(missing.join(" ")))] : [];
}

const isInlineSource = (source: string) => /^'(unsafe-inline'|nonce-|sha\d+-)/.test(source);

/** Whether a list allows all inline code. A nonce or a hash turns `'unsafe-inline'` off. */
const allowsInline = (sources: readonly string[]) => {
  const inline = sources.filter(isInlineSource);
  return inline.length > 0 && inline.every((source) => source === "'unsafe-inline'");
};

function checkPolicy(page: Document, policy: Policy, release: Release): Finding[] {
  const loader = loaderAddress(page, release) ?? new URL("/cdn/v1/maloca.js", release.base).href;
  const { origin } = new URL(loader);
  const found: Finding[] = [];

  const scripts = sourcesOf(policy, "script-src-elem", "script-src", "default-src");
  if (scripts) {
    const nonces = scripts.filter((source) => source.startsWith("'nonce-"));
    const trusted = (script: Element | null | undefined) =>
      nonces.includes(`'nonce-${script?.getAttribute("nonce")}'`);
    const [tag] = loadersIn(page);
    const [inlineTag] = tagsIn(page);
    const inline = allowsInline(scripts);
    const hashed = scripts.some((source) => /^'sha\d+-/.test(source));
    if (!tag && inlineTag && !inline && !hashed && !trusted(inlineTag)) {
      found.push(blocks(words.inlineTag));
    } else if (scripts.includes("'strict-dynamic'")) {
      // Addresses do not count then; what a trusted script adds does.
      if (!trusted(tag) && !tagsIn(page).some(trusted)) found.push(blocks(words.nonce));
    } else if (!trusted(tag)) {
      // The path of one file does not allow those that it loads later.
      const lazy = new URL("booking.js", loader).href;
      if (![loader, lazy].every((file) => allows(scripts, file))) {
        found.push(blocks(words.scripts(origin)));
      }
    }
    const map = page.querySelector('script[type="importmap"]');
    if (map && !inline && !trusted(map) && !hashed) found.push(warns(words.inlineMap));
  }

  const styles = sourcesOf(policy, "style-src-elem", "style-src", "default-src");
  const hasStyles = [...page.querySelectorAll("style")].some(({ textContent }) =>
    /maloca-/.test(textContent),
  );
  // A nonce or a hash may be that of our own.
  if (hasStyles && styles && !styles.some(isInlineSource)) found.push(warns(words.styles));

  const connections = sourcesOf(policy, "connect-src", "default-src");
  if (connections && !allows(connections, origin + paths.booking)) {
    found.push(blocks(words.connections(origin)));
  }
  if (policy.has("require-trusted-types-for") && tagsIn(page).length > 0) {
    found.push(blocks(words.trustedTypes));
  }
  return found;
}

import { paths } from "@maloca/catalog/api";
import type { Release } from "../builder.release";
import { builderCheck as words } from "../words/check";
import { checkElements } from "./elements";
import { blocks, type Finding, fine, warns } from "./finding";
import { headersOf } from "./headers";
import { checkLoader, loaderAddress, loadersIn } from "./loader";
import { allIn, type Reading, readSource } from "./page";
import { allows, type Policy, parsePolicy, sourcesOf } from "./policy";

/** The sandbox permissions that the widgets need in a frame. */
const FRAME = ["allow-scripts", "allow-forms", "allow-popups"];

const ORDER = ["blocks", "warns", "fine"] as const;

/**
 * Finds what keeps the widgets from working on a partner's page. None of its code is run.
 * @param source the page's HTML, with or without its response headers before it.
 * @param url the page's address, if it is known.
 */
export function checkPage(source: string, release: Release, url?: string): Finding[] {
  const page = readSource(source);
  const loaders = loadersIn(page);
  const elements = allIn(page, "*").filter(({ localName }) => localName.startsWith("maloca-"));
  // Then there is nothing else to check.
  if (page.asText && !(loaders.length && elements.length)) return [blocks(words.asText)];
  if (page.inactive.length && !loaders.length && !elements.length) {
    return page.inactive.map((place) => blocks(words.inactive(place)));
  }
  const headers = headersOf(source).policies.map(parsePolicy);
  const metas = [...page.document.querySelectorAll("meta[http-equiv]")]
    .filter((meta) => /^content-security-policy$/i.test(meta.getAttribute("http-equiv") ?? ""))
    .map((meta) => parsePolicy(meta.getAttribute("content") ?? ""));
  const policies = [...headers, ...metas];
  const found = [
    ...checkLoader(page, release, url ?? canonicalOf(page.document)),
    ...checkElements(page, source, release),
    ...policies.flatMap((policy) => checkPolicy(page, policy, release)),
    // Browsers ignore `sandbox` in a `meta` element.
    ...headers.flatMap((policy) => missingIn(policy.get("sandbox"))),
    ...[...page.document.querySelectorAll("iframe[sandbox]")]
      .filter((frame) => /maloca/.test(frame.getAttribute("srcdoc") ?? ""))
      .flatMap((frame) => missingIn((frame.getAttribute("sandbox") ?? "").split(/\s+/))),
  ];
  if (policies.length > 0 && !found.some(({ kind }) => kind === "blocks")) {
    found.push(fine(words.policy));
  }
  const byText = new Map(found.map((finding) => [finding.text, finding]));
  return [...byText.values()].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** The address that a page states for itself. */
const canonicalOf = (page: Document): string | undefined => {
  const link = page.querySelector('link[rel="canonical"]')?.getAttribute("href");
  const shared = page.querySelector('meta[property="og:url"]')?.getAttribute("content");
  return [link, shared].find((address) => /^https?:/i.test(address ?? "")) ?? undefined;
};

function missingIn(allowed: readonly string[] | undefined): Finding[] {
  const missing = allowed ? FRAME.filter((each) => !allowed.includes(each)) : [];
  return missing.length ? [blocks(words.sandbox(missing.join(" ")))] : [];
}

const isInlineSource = (source: string) => /^'(unsafe-inline'|nonce-|sha\d+-)/.test(source);

/** Whether a list of sources allows all inline code. A nonce or a hash disables `'unsafe-inline'`. */
const allowsInline = (sources: readonly string[]) => {
  const inline = sources.filter(isInlineSource);
  return inline.length > 0 && inline.every((source) => source === "'unsafe-inline'");
};

function checkPolicy(page: Reading, policy: Policy, release: Release): Finding[] {
  const loader = loaderAddress(page, release) ?? new URL("/cdn/v1/maloca.js", release.base).href;
  const { origin } = new URL(loader);
  const found: Finding[] = [];

  const scripts = sourcesOf(policy, "script-src-elem", "script-src", "default-src");
  if (scripts) {
    const nonces = scripts.filter((source) => source.startsWith("'nonce-"));
    const trusted = (script: Element | null | undefined) =>
      nonces.includes(`'nonce-${script?.getAttribute("nonce")}'`);
    const loaders = loadersIn(page);
    const tag = loaders.find(({ how }) => how === "tag")?.script;
    const added = loaders.filter(({ how }) => how !== "tag").map(({ script }) => script);
    const [inlineTag] = added;
    const inline = allowsInline(scripts);
    const hashed = scripts.some((source) => /^'sha\d+-/.test(source));
    if (!tag && inlineTag && !inline && !hashed && !trusted(inlineTag)) {
      found.push(blocks(words.inlineTag));
    } else if (scripts.includes("'strict-dynamic'")) {
      // Then addresses are ignored, but scripts that a trusted script adds are allowed.
      if (!trusted(tag) && !added.some(trusted)) found.push(blocks(words.nonce));
    } else if (!trusted(tag)) {
      // A source with the loader's path does not allow the files that it loads.
      const lazy = new URL("booking.js", loader).href;
      if (![loader, lazy].every((file) => allows(scripts, file))) {
        found.push(blocks(words.scripts(origin)));
      }
    }
    const map = page.document.querySelector('script[type="importmap"]');
    if (map && !inline && !trusted(map) && !hashed) found.push(warns(words.inlineMap));
  }

  const styles = sourcesOf(policy, "style-src-elem", "style-src", "default-src");
  const hasStyles = [...page.document.querySelectorAll("style")].some(({ textContent }) =>
    /maloca-/.test(textContent),
  );
  // A nonce or a hash may belong to our style.
  if (hasStyles && styles && !styles.some(isInlineSource)) found.push(warns(words.styles));

  const connections = sourcesOf(policy, "connect-src", "default-src");
  if (connections && !allows(connections, origin + paths.booking)) {
    found.push(blocks(words.connections(origin)));
  }
  const byScript = loadersIn(page).some(({ how }) => how === "added");
  if (policy.has("require-trusted-types-for") && byScript) {
    found.push(blocks(words.trustedTypes));
  }
  return found;
}

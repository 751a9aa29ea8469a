import { fakeFetch } from "../builder.preview";
import type { Release } from "../builder.release";
import { isOpened } from "../builder.state";
import { widgetNames } from "../builder.widgets";
import { builderCheck as words } from "../words/check";
import { blocks, type Finding, fine, warns } from "./finding";
import { headersOf } from "./headers";

/** The time for a page to load and to open something. */
const PATIENCE_MS = 15_000;

/** What happened when a page was opened in the frame. */
interface TrialResult {
  /**
   * `opened`: a dialog opened; `shown`: a form appeared; `link`: the link was followed like an ordinary one;
   * `nothing`: there is nothing to press; `timeout`: nothing happened in time.
   */
  outcome: "opened" | "shown" | "link" | "nothing" | "timeout";
  /** The element that opened or appeared. */
  tag: string;
  /** The directives of a policy that blocked files of the operator. */
  blockedBy: string[];
}

interface ProbeOptions {
  /** The origin of the operator's files. */
  operator: string;
  /** Tags that show nothing until they are opened. */
  dialogs: string[];
  milliseconds: number;
}

/**
 * Runs in the page before its own scripts, as text: clicks the first link that opens a dialog, or scrolls to the
 * first form, and sends the builder what happened. The link itself is disabled.
 */
function probe({ operator, dialogs, milliseconds }: ProbeOptions): void {
  const blockedBy = new Set<string>();
  let reported = false;
  const report = (outcome: TrialResult["outcome"], tag = "") => {
    if (reported) return;
    reported = true;
    parent.postMessage({ outcome, tag, blockedBy: [...blockedBy] } satisfies TrialResult, "*");
  };
  addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    if (!blockedURI.startsWith(operator)) return;
    blockedBy.add(effectiveDirective);
    report("timeout");
  });
  addEventListener("maloca-open", ({ target }) => report("opened", (target as Element).localName));
  setTimeout(() => report("timeout"), milliseconds);
  addEventListener("load", () => {
    const within = dialogs.map((tag) => `${tag} a, ${tag} button`);
    const opener = document.querySelector(["[data-maloca-open]", ...within].join());
    const form = [...document.querySelectorAll("*")].find(
      ({ localName }) => localName.startsWith("maloca-") && !dialogs.includes(localName),
    );
    if (opener) {
      if (opener instanceof HTMLAnchorElement) opener.href = "javascript:void 0";
      const press = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
      if (opener.dispatchEvent(press)) report("link");
    } else if (form) {
      customElements.whenDefined(form.localName).then(() => report("shown", form.localName));
      form.scrollIntoView();
      form.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, composed: true }));
    } else report("nothing");
  });
}

/** Attributes with addresses of a page's own files. */
const ADDRESSES = ["src", "href"];

/**
 * The page for the frame: its source with the policies of its headers and with the probe. Addresses of its files
 * are made absolute, because the frame's policy allows no `<base>`.
 * @param source the page's HTML, with or without its headers, as for `checkPage`.
 */
export function trialOf(source: string, release: Release, url?: string): string {
  const { policies, html } = headersOf(source);
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const name of url ? ADDRESSES : []) {
    for (const element of page.querySelectorAll(`[${name}]`)) {
      const written = element.getAttribute(name) ?? "";
      if (URL.canParse(written, url)) element.setAttribute(name, new URL(written, url).href);
    }
  }
  for (const text of policies.toReversed()) {
    const meta = page.createElement("meta");
    meta.httpEquiv = "Content-Security-Policy";
    // In the frame's opaque origin `'self'` would match nothing.
    meta.content = url ? text.replaceAll("'self'", new URL(url).origin) : text;
    page.head.prepend(meta);
  }
  const options: ProbeOptions = {
    operator: new URL(release.base).origin,
    dialogs: widgetNames.filter(isOpened).map((name) => `maloca-${name}`),
    milliseconds: PATIENCE_MS,
  };
  page.head.insertAdjacentHTML(
    "afterbegin",
    `${fakeFetch}<script>(${probe})(${JSON.stringify(options)})</script>`,
  );
  return `${page.doctype ? "<!doctype html>" : ""}${page.documentElement.outerHTML}`;
}

/** The findings of a message from the frame; undefined for any other message. */
export function findingsOf(data: unknown): Finding[] | undefined {
  const { outcome, tag, blockedBy } = Object(data) as Partial<TrialResult>;
  if (typeof outcome !== "string" || !Array.isArray(blockedBy)) return undefined;
  if (blockedBy.length) return [blocks(words.trial.blocked(blockedBy.join(", ")))];
  if (outcome === "opened" || outcome === "shown") {
    return [fine(words.trial[outcome](`${tag}`))];
  }
  if (outcome === "nothing") return [warns(words.trial.nothing)];
  return [blocks(outcome === "link" ? words.trial.link : words.trial.timeout(PATIENCE_MS / 1000))];
}

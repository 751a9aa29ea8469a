import { fakeFetch } from "../builder.preview";
import type { Release } from "../builder.release";
import { isOpened } from "../builder.state";
import { widgetNames } from "../builder.widgets";
import { builderCheck as words } from "../words/check";
import { blocks, type Finding, fine, warns } from "./finding";
import { headersOf } from "./headers";

/** How long a page may take to load and to open something. */
const PATIENCE_MS = 15_000;

/** What a page did in its frame. */
interface Sighting {
  /**
   * `opened`: a dialog opened; `shown`: a form appeared; `link`: nothing held the link's press;
   * `nothing`: there is nothing to press; `silent`: nothing happened in time.
   */
  saw: "opened" | "shown" | "link" | "nothing" | "silent";
  /** The element that it saw. */
  tag: string;
  /** The directives of a policy that kept files of the operator away. */
  refused: string[];
}

interface ProbeOptions {
  /** Where the operator's files lie. */
  operator: string;
  /** Tags that show nothing until they are opened. */
  dialogs: string[];
  patience: number;
}

/**
 * Runs in the page before its own scripts, as text: presses the first link that opens something, or goes
 * to the first form, and sends the builder what happened. The link leads nowhere here.
 */
function probe({ operator, dialogs, patience }: ProbeOptions): void {
  const refused = new Set<string>();
  let told = false;
  const tell = (saw: Sighting["saw"], tag = "") => {
    if (told) return;
    told = true;
    parent.postMessage({ saw, tag, refused: [...refused] } satisfies Sighting, "*");
  };
  addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    if (!blockedURI.startsWith(operator)) return;
    refused.add(effectiveDirective);
    tell("silent");
  });
  addEventListener("maloca-open", ({ target }) => tell("opened", (target as Element).localName));
  setTimeout(() => tell("silent"), patience);
  addEventListener("load", () => {
    const within = dialogs.map((tag) => `${tag} a, ${tag} button`);
    const opener = document.querySelector(["[data-maloca-open]", ...within].join());
    const form = [...document.querySelectorAll("*")].find(
      ({ localName }) => localName.startsWith("maloca-") && !dialogs.includes(localName),
    );
    if (opener) {
      if (opener instanceof HTMLAnchorElement) opener.href = "javascript:void 0";
      const press = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
      if (opener.dispatchEvent(press)) tell("link");
    } else if (form) {
      customElements.whenDefined(form.localName).then(() => tell("shown", form.localName));
      form.scrollIntoView();
      form.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, composed: true }));
    } else tell("nothing");
  });
}

/** Attributes with addresses of a page's own files. */
const ADDRESSES = ["src", "href"];

/**
 * A page to be opened in a frame: its source with the policies of its headers, and the probe before it. Its
 * files are asked for where the page lies: the frame's own policy allows no `<base>`.
 * @param source with its headers before it, as `checkPage` takes it.
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
    // The frame's document is of no origin: `'self'` would mean nothing.
    meta.content = url ? text.replaceAll("'self'", new URL(url).origin) : text;
    page.head.prepend(meta);
  }
  const options: ProbeOptions = {
    operator: new URL(release.base).origin,
    dialogs: widgetNames.filter(isOpened).map((name) => `maloca-${name}`),
    patience: PATIENCE_MS,
  };
  page.head.insertAdjacentHTML(
    "afterbegin",
    `${fakeFetch}<script>(${probe})(${JSON.stringify(options)})</script>`,
  );
  return `${page.doctype ? "<!doctype html>" : ""}${page.documentElement.outerHTML}`;
}

/** What to say of a message from the frame; none where it is another page's. */
export function sightingOf(data: unknown): Finding[] | undefined {
  const { saw, tag, refused } = Object(data) as Partial<Sighting>;
  if (typeof saw !== "string" || !Array.isArray(refused)) return undefined;
  if (refused.length) return [blocks(words.trial.refused(refused.join(", ")))];
  if (saw === "opened" || saw === "shown") return [fine(words.trial[saw](`${tag}`))];
  if (saw === "nothing") return [warns(words.trial.nothing)];
  return [blocks(saw === "link" ? words.trial.link : words.trial.silent(PATIENCE_MS / 1000))];
}

declare global {
  interface Window {
    /** Errors and warnings of the page since it was opened. */
    faults?: string[];
    beside: ReturnType<typeof inPage>;
  }
}

/** What the tests ask of a page, its shadow trees included. Runs in the page, before it. */
function inPage() {
  const all = (root: ParentNode): Element[] =>
    [...root.querySelectorAll("*")].flatMap((one) => [
      one,
      ...(one.shadowRoot ? all(one.shadowRoot) : []),
    ]);
  const isSeen = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
  };
  const at = (x: number, y: number) => {
    let found = document.elementFromPoint(x, y);
    while (found?.shadowRoot) {
      const inner = found.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  };
  /** A node and what it stands in, out of the shadow trees too. */
  const outward = (inner: Node | null) => {
    const path: Node[] = [];
    for (let one = inner; one; one = one.parentNode ?? (one as ShadowRoot).host ?? null)
      path.push(one);
    return path;
  };
  const holds = (outer: Element, inner: Element | null) => outward(inner).includes(outer);
  /** Whether an animation that ends moves it, or what it stands in: a busy machine may show two frames alike. */
  const moves = (one: Element) =>
    outward(one)
      .flatMap((each) => (each as Element).getAnimations?.() ?? [])
      .some(
        ({ playState, effect }) =>
          playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
      );
  /** The booking that is open and modal. */
  const dialog = () =>
    all(document).find((one) => one.matches("dialog:modal") && one.querySelector("[name=phone]")) as
      | HTMLDialogElement
      | undefined;
  /** Where to press an element; what is wrong, if it is not where it should be seen. */
  const place = (one: Element | null | undefined) => {
    if (!one) return "it is not there";
    const inTransition = ":active-view-transition";
    if (
      CSS.supports(`selector(${inTransition})`) &&
      document.documentElement.matches(inTransition)
    ) {
      return "the page is in transition";
    }
    if (moves(one)) return "it moves";
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = at(x, y);
    // A label's text is the label's.
    return holds(one, hit) || (hit && holds(hit, one))
      ? { x, y }
      : `covered by ${(hit as HTMLElement | null)?.outerHTML.slice(0, 120)}`;
  };
  const button = (text: string) =>
    all(document)
      .filter((one) => one.matches("a, button, [role=button]") && isSeen(one))
      .filter((one) => [one.textContent?.trim(), one.ariaLabel].includes(text))
      .at(-1);
  const tools = {
    byText: (text: string) => place(button(text)),
    receipts: () =>
      all(document).filter((one) => one.ariaLabel === "Cerrar aviso" && isSeen(one)).length,
    /** Brings a button into view. */
    isThere: (text: string) => {
      button(text)?.scrollIntoView({ block: "center", behavior: "instant" });
      return Boolean(button(text));
    },
    /** A field of the page itself, by its name. */
    field: (name: string) => place([...document.getElementsByName(name)].find(isSeen)),
    inDialog: (selector: string) => place(dialog()?.querySelector(selector)),
    value: (name: string) =>
      dialog()?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "no dialog",
    isOpen: () => Boolean(dialog()),
    shows: (text: string) =>
      all(document).some(
        (one) =>
          isSeen(one) &&
          [...one.childNodes].some((it) => it.nodeType === 3 && it.textContent?.includes(text)),
      ),
    /** The title of the page that is shown. */
    title: () => [...document.querySelectorAll("h1")].find(isSeen)?.textContent ?? "",
    /** What is typed into a field of the page itself. */
    own: (name: string) =>
      ([...document.getElementsByName(name)].find(isSeen) as HTMLInputElement | undefined)?.value,
    /** What a booking must leave as it was. */
    state: () => {
      const style = (one: Element) => {
        const { overflow, paddingRight, pointerEvents, position } = getComputedStyle(one);
        return { overflow, paddingRight, pointerEvents, position };
      };
      return {
        scroll: Math.round(scrollY),
        history: history.length,
        address: location.href.replace(/#.*/, ""),
        html: style(document.documentElement),
        body: style(document.body),
        inert: document.querySelectorAll("[inert]").length,
        hidden: document.querySelectorAll("body > [aria-hidden=true]").length,
      };
    },
    focus: () => {
      let one = document.activeElement;
      while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
      return one?.textContent?.trim() ?? "";
    },
    /** How far the open dialog is scrolled. */
    scrolled: () => {
      const within = dialog();
      return within ? Math.max(within.scrollTop, ...all(within).map((one) => one.scrollTop)) : 0;
    },
    /** How the open dialog's parts look. */
    styles: () => {
      const within = dialog();
      if (!within) return [];
      const properties =
        "background-color border-top-width color display font-weight height padding text-align".split(
          " ",
        );
      const parts = "input, textarea, select, button, label, h2, p, legend";
      return [within, ...within.querySelectorAll(parts)].filter(isSeen).map((one) => {
        const style = getComputedStyle(one);
        const look = properties.map((name) => style.getPropertyValue(name));
        return [one.localName, one.className, ...look].join(" ");
      });
    },
    later: () => {
      const now = Date.now;
      Date.now = () => now() + 2_000;
    },
  };
  return tools;
}

/** Gives the tools to a page that is open, as a driver's script: no policy of the page stops it. */
export const giveTools = new Function(`window.beside = (${inPage})();`) as () => void;

/** A script for the head of each page: the tools, and a list of what goes wrong. */
const recorder = `<script>
  window.beside = (${inPage})();
  window.faults = [];
  addEventListener("error", ({ message }) => faults.push(message));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...words) => { faults.push(words.map(String).join(" ").slice(0, 300)); say(...words); };
  }
</script>`;

/** A file with the tools, if it is a page. */
export const recorded = (text: string) =>
  /^\s*<!doctype/i.test(text) ? text.replace("<head>", () => `<head>${recorder}`) : text;

// Runs first on every page, before anything is replaced: records errors and changes.
// biome-ignore lint/correctness/noUnusedVariables: the scripts after it use it
const watch = (() => {
  const { stringify } = JSON;
  const send = fetch.bind(window);
  const later = setTimeout.bind(window);
  const { now } = Date;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const { host, engine } = script.dataset;
  const origin = new URL(script.src).origin;
  const list = document.querySelectorAll.bind(document);
  const listen = EventTarget.prototype.addEventListener;

  // Objects without a prototype: the page may have changed those of Array and Object.
  const blank = () => Object.create(null);
  const { create } = Object;
  const ownNames = Object.getOwnPropertyNames;
  const errors = blank();
  let wrong = 0;
  const note = (/** @type {unknown} */ text) => {
    errors[wrong++] = `${text}`;
  };

  listen.call(window, "error", (event) => note(/** @type {ErrorEvent} */ (event).message), true);
  listen.call(window, "unhandledrejection", (event) =>
    note(/** @type {PromiseRejectionEvent} */ (event).reason),
  );
  listen.call(document, "securitypolicyviolation", (event) => {
    const violation = /** @type {SecurityPolicyViolationEvent} */ (event);
    note(`${violation.violatedDirective}: ${violation.blockedURI} ${violation.sample}`);
  });
  for (const level of /** @type {const} */ (["error", "warn"])) {
    const say = console[level];
    console[level] = (/** @type {unknown[]} */ ...words) => {
      note(words[0]);
      return say.apply(console, words);
    };
  }

  /**
   * Without an iterator: the page may have changed those, too.
   * @template Item
   * @param {ArrayLike<Item>} list
   * @param {(item: Item) => void} take
   */
  const each = (list, take) => {
    for (let i = 0; i < list.length; i++) take(/** @type {Item} */ (list[i]));
  };

  /** @type {Record<string, true>} */
  let globals = create(null);
  const before = () => {
    globals = create(null);
    each(ownNames(window), (name) => {
      globals[name] = true;
    });
  };
  const newGlobals = () => {
    /** @type {Record<string, true>} */
    const found = create(null);
    // Each frame of the page is a numbered property of its window.
    each(ownNames(window), (name) => {
      if (!globals[name]) found[name] = true;
    });
    return found;
  };

  const styleOf = (/** @type {Element} */ node) => {
    const style = getComputedStyle(node);
    let text = "";
    each(style, (name) => {
      if (!name.startsWith("--")) text += `${name}: ${style.getPropertyValue(name)}\n`;
    });
    return text;
  };
  const stylesOf = (/** @type {ArrayLike<Element>} */ nodes) => {
    /** @type {Record<string, string>} */
    const styles = create(null);
    let count = 0;
    each(nodes, (node) => {
      const { localName } = node;
      const ours = localName.startsWith("maloca-") || node.hasAttribute("exportparts");
      if (!ours) styles[`${count++} ${localName}`] = styleOf(node);
    });
    return styles;
  };

  const element = () => list("maloca-booking")[0];
  const inside = () => element()?.shadowRoot?.querySelectorAll("dialog, dialog *") ?? [];
  const dialog = () => element()?.shadowRoot?.querySelector("dialog");

  const report = async (/** @type {"before" | "open" | "after"} */ stage) => {
    // The opener has the focus again, with a focus ring.
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    if (stage !== "open") focused?.blur();
    const found = create(null);
    found.host = host;
    found.engine = engine;
    found.stage = stage;
    // What is compared: the page before and after, the widget while it is open. Reading styles is slow.
    found.page = stylesOf(stage === "open" ? [] : list("*"));
    found.inside = stylesOf(stage === "open" ? inside() : []);
    found.focus = `${element()?.shadowRoot?.activeElement?.getAttribute("role")}`;
    found.errors = errors;
    found.globals = newGlobals();
    const answer = await send(`${origin}/watched`, { method: "POST", body: stringify(found) });
    return answer.text();
  };

  const WAIT_MS = 15_000;
  /**
   * @param {string} what
   * @param {() => boolean | undefined} holds
   */
  const until = async (what, holds) => {
    const end = now() + WAIT_MS;
    while (!holds()) {
      if (now() > end) throw new Error(`waited in vain for ${what}`);
      await new Promise((done) => later(done, 20));
    }
  };

  /**
   * Set by the page's own script: whether it is ready, and what the visitor types.
   * @typedef {object} Hosted
   * @property {() => boolean} ready
   * @property {Record<string, string>} answers
   * @property {Promise<string>} [started]
   */

  const actions = { before, dialog, element, note, report, until };
  /** @type {typeof actions & Hosted} */
  const watch = { ...actions, ready: () => false, answers: {} };
  watch.started = until("the page", () => document.readyState === "complete" && watch.ready()).then(
    () => report("before"),
  );
  // Playwright must not rely on the page's scripts: it asks by an event.
  for (const stage of /** @type {const} */ (["open", "after"])) {
    listen.call(document, `watch-${stage}`, () => report(stage));
  }
  return watch;
})();

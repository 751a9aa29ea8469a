// First on every page, before anything there is replaced: sees what goes wrong and what changes.
// biome-ignore lint/correctness/noUnusedVariables: the scripts after it use it
const watch = (() => {
  const { stringify } = JSON;
  const send = fetch.bind(window);
  const later = setTimeout.bind(window);
  const { now } = Date;
  const { host, engine } = document.currentScript.dataset;
  const origin = new URL(document.currentScript.src).origin;
  const list = document.querySelectorAll.bind(document);
  const listen = EventTarget.prototype.addEventListener;

  // No array and no object of the page's making: their prototypes may be anything.
  const blank = () => Object.create(null);
  const { create } = Object;
  const ownNames = Object.getOwnPropertyNames;
  const errors = blank();
  let wrong = 0;
  const note = (text) => {
    errors[wrong++] = `${text}`;
  };

  listen.call(window, "error", (event) => note(event.message), true);
  listen.call(window, "unhandledrejection", (event) => note(event.reason));
  listen.call(document, "securitypolicyviolation", (event) =>
    note(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
  );
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...words) => {
      note(words[0]);
      return say.apply(console, words);
    };
  }

  let globals;
  const before = () => {
    globals = create(null);
    const names = ownNames(window);
    for (let i = 0; i < names.length; i++) globals[names[i]] = true;
  };
  const newGlobals = () => {
    const found = create(null);
    const names = ownNames(window);
    // A frame of the page is a number of its window.
    for (let i = 0; i < names.length; i++) if (!globals[names[i]]) found[names[i]] = true;
    return found;
  };

  const styleOf = (node) => {
    const style = getComputedStyle(node);
    let text = "";
    for (let i = 0; i < style.length; i++) {
      if (!style[i].startsWith("--")) {
        text += `${style[i]}: ${style.getPropertyValue(style[i])}\n`;
      }
    }
    return text;
  };
  const stylesOf = (nodes) => {
    const styles = create(null);
    let count = 0;
    for (let i = 0; i < nodes.length; i++) {
      const { localName } = nodes[i];
      const ours = localName.startsWith("maloca-") || nodes[i].hasAttribute("exportparts");
      if (!ours) styles[`${count++} ${localName}`] = styleOf(nodes[i]);
    }
    return styles;
  };

  const element = () => list("maloca-booking")[0];
  const inside = () => element()?.shadowRoot?.querySelectorAll("dialog, dialog *") ?? [];
  const dialog = () => element()?.shadowRoot?.querySelector("dialog");

  const report = async (stage) => {
    // The opener has the focus again, and with it a ring.
    if (stage !== "open") document.activeElement?.blur();
    const found = create(null);
    found.host = host;
    found.engine = engine;
    found.stage = stage;
    found.page = stylesOf(list("*"));
    found.inside = stylesOf(inside());
    found.focus = `${element()?.shadowRoot?.activeElement?.localName}`;
    found.errors = errors;
    found.globals = newGlobals();
    const answer = await send(`${origin}/watched`, { method: "POST", body: stringify(found) });
    return answer.text();
  };

  const WAIT_MS = 15_000;
  const until = async (what, holds) => {
    const end = now() + WAIT_MS;
    while (!holds()) {
      if (now() > end) throw new Error(`waited in vain for ${what}`);
      await new Promise((done) => later(done, 20));
    }
  };

  const watch = { before, dialog, element, note, report, until, ready: () => false };
  watch.started = until("the page", () => document.readyState === "complete" && watch.ready()).then(
    () => report("before"),
  );
  // A driver must not trust the page's own scripts: it asks by an event.
  for (const stage of ["open", "after"]) {
    listen.call(document, `watch-${stage}`, () => report(stage));
  }
  return watch;
})();

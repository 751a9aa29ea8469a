import { type Host, LEAVES, READY } from "./host";

// Other people's scripts on a page with a widget.

const body = '<div id="app"><p>Posada</p>$</div>';

/**
 * Navigates away and back. The browser must restore the same page: a page that loads again proves
 * nothing.
 * @param reloads engines in which the page loads again all the same.
 */
const awayAndBack = (leaving = "", returned = "", reloads = /^$/) => `
  const left = history.state === "left";
  const inside = (found) => watch.element().shadowRoot.querySelector(found);
  addEventListener("pageshow", ({ persisted }) => setTimeout(async () => {
    try {
      if (persisted) {
        ${returned}
      } else if (left && !${reloads}.test(location.search)) {
        const [{ notRestoredReasons }] = performance.getEntriesByType("navigation");
        watch.note("it was loaded again: " + JSON.stringify(notRestoredReasons));
      } else if (!left) {
        ${leaving}
        history.replaceState("left", "");
        location.href = "/elsewhere";
        return;
      }
    } catch (error) {
      watch.note(error);
    }
    document.body.id = "ready";
  }));`;

export const scripts: Host[] = [
  {
    name: "Prototype.js",
    script: `Array.prototype.each = function (f) { for (let i = 0; i < this.length; i++) f(this[i], i); return this; };
      Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
      Array.prototype.toJSON = function () { return "[" + this.map((x) => JSON.stringify(x)).join(", ") + "]"; };
      Array.prototype.entries = Array.prototype.toArray = function () { return this.slice(); };
      Array.prototype.clear = function () { this.length = 0; return this; };
      Array.from = window.$A = function (list) { const all = []; for (let i = 0; i < list.length; i++) all[i] = list[i]; return all; };
      String.prototype.toJSON = function () { return '"' + this + '"'; };
      Object.toJSON = JSON.stringify;
      Function.prototype.bind = function (to, ...given) { const f = this; return function (...rest) { return f.apply(to, given.concat(rest)); }; };
      Element.prototype.show = function () { this.style.display = ""; return this; };
      Element.prototype.hide = function () { this.style.display = "none"; return this; };
      Element.prototype.update = function (text) { this.textContent = text; return this; };
      Element.prototype.select = Element.prototype.querySelectorAll;
      document.getElementsByClassName = (name) => $A(document.querySelectorAll("." + name));
      window.$ = (id) => document.getElementById(id);`,
  },
  {
    name: "MooTools",
    script: `Array.from = (item) => item == null ? [] : typeof item === "string" || !("length" in item) ? [item] : [].slice.call(item);
      Array.prototype.contains = function (x) { return this.indexOf(x) >= 0; };
      Array.prototype.erase = function (x) { const i = this.indexOf(x); if (i >= 0) this.splice(i, 1); return this; };
      String.prototype.contains = function (x) { return this.indexOf(x) >= 0; };
      Function.prototype.extend = function (key, value) { this[key] = value; };
      Function.prototype.implement = function (key, value) { this.prototype[key] = value; };
      Element.prototype.get = Element.prototype.getAttribute;
      Element.prototype.set = Element.prototype.setAttribute;
      Element.prototype.getElements = Element.prototype.querySelectorAll;
      Element.prototype.destroy = Element.prototype.remove;
      Number.from = (x) => isNaN(parseFloat(x)) ? null : parseFloat(x);
      window.$$ = (x) => document.querySelectorAll(x);`,
  },
  {
    name: "jQuery and its plugins",
    script: `window.jQuery = window.$ = (found) => document.querySelector(found);
      Array.prototype.remove = function (from) { return this.splice(from, 1); };
      Array.prototype.last = function () { return this[this.length - 1]; };
      String.prototype.format = function () { return String(this); };
      document.addEventListener("click", (event) => { if (event.target.closest("a[href='#']")) event.preventDefault(); }, true);
      document.addEventListener("submit", (event) => { if (event.target.matches("[data-ajax]")) event.preventDefault(); });`,
  },
  {
    name: "polluted prototypes",
    script: `Object.prototype.extend = function () { return this; };
      Object.prototype.each = function () {};
      Object.prototype.polluted = "yes";
      Array.prototype.unique = function () { return this; };
      Array.prototype.polluted = "yes";
      String.prototype.polluted = "yes";`,
  },
  {
    name: "toJSON on everything",
    script: `Date.prototype.toJSON = function () { return { date: +this }; };
      Array.prototype.toJSON = function () { return this.slice().join(); };
      Map.prototype.toJSON = function () { return []; };`,
  },
  {
    name: "wrapped fetch, promises, timers and listeners",
    script: `const { fetch, setTimeout, addEventListener, Promise } = window;
      window.fetch = function (...given) { return fetch.apply(this, given).then((answer) => answer); };
      window.setTimeout = (f, ...rest) => setTimeout((...given) => f(...given), ...rest);
      const { then } = Promise.prototype;
      Promise.prototype.then = function (done, failed) { return then.call(this, done && ((x) => done(x)), failed && ((x) => failed(x))); };
      const wrapped = new WeakMap();
      EventTarget.prototype.addEventListener = function (type, f, options) {
        if (typeof f === "function" && !wrapped.has(f)) wrapped.set(f, function (event) { return f.call(this, event); });
        return addEventListener.call(this, type, wrapped.get(f) || f, options);
      };
      const { removeEventListener } = EventTarget.prototype;
      EventTarget.prototype.removeEventListener = function (type, f, options) {
        return removeEventListener.call(this, type, wrapped.get(f) || f, options);
      };`,
  },
  {
    name: "wrapped element registry",
    script: `const { define, get } = CustomElementRegistry.prototype;
      CustomElementRegistry.prototype.define = function (name, type, options) {
        if (!get.call(this, name)) define.call(this, name, class extends type {}, options);
      };
      const { attachShadow } = Element.prototype;
      Element.prototype.attachShadow = function (init) { return attachShadow.call(this, { ...init, mode: "open" }); };`,
  },
  {
    name: "module loader of another kind",
    script: `window.define = () => { throw new Error("anonymous define"); };
      window.define.amd = {};
      window.module = { exports: {} };
      window.exports = window.module.exports;
      window.require = () => { throw new Error("not loaded"); };
      window.process = { env: {} };
      window.React = { createElement() { throw new Error("an older React"); } };`,
  },
  {
    name: "older browser's gaps",
    script: `delete Crypto.prototype.randomUUID;
      delete window.structuredClone;
      delete window.requestIdleCallback;
      delete Array.prototype.at;
      delete Object.groupBy;
      delete Promise.withResolvers;`,
  },
  {
    name: "storage that throws",
    script: `for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
    }
    Object.defineProperty(document, "cookie", { get() { throw new DOMException("denied", "SecurityError"); } });`,
  },
  {
    name: "swallowed keys",
    script: `for (const type of ["keydown", "keypress", "keyup", "focusin", "pointerover"]) {
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    }`,
  },
  {
    name: "swallowed clicks",
    script: 'window.addEventListener("click", (event) => event.stopPropagation(), true);',
  },
  {
    name: "a trap that holds the focus",
    css: "#trap{outline:0}",
    body: '<div id="trap" tabindex="-1"><p>Posada</p>$</div>',
    late: `const trap = document.getElementById("trap");
      document.addEventListener("focusin", (event) => { if (!trap.contains(event.target)) trap.focus(); }, true);
      document.addEventListener("focusout", () => setTimeout(() => { if (!trap.contains(document.activeElement)) trap.focus(); }));`,
  },
  {
    name: "a lock of its own on scrolling",
    css: ".long{height:3000px}",
    body: '$<div class="long">Posada</div>',
    script: `document.addEventListener("touchmove", (event) => event.preventDefault(), { passive: false });
      document.addEventListener("wheel", (event) => event.preventDefault(), { passive: false });
      document.documentElement.style.setProperty("overflow", "clip", "important");`,
  },
  {
    name: "a root that re-renders around it",
    body,
    late: `let round = 0;
      setInterval(() => {
        const element = document.querySelector("maloca-booking");
        const words = document.querySelector("#app p");
        words.textContent = "Posada " + (++round % 2);
        element?.setAttribute("data-round", round);
        element?.setAttribute("destination", "Guaviare");
        if (element) element.className = "round-" + round;
      }, 30);`,
  },
  {
    name: "a body that is replaced",
    body,
    late: `addEventListener("load", () => setTimeout(() => {
        const next = document.body.cloneNode(true);
        next.id = "ready";
        document.documentElement.replaceChild(next, document.body);
      }));`,
    ready: READY,
  },
  {
    name: "navigation as a view transition",
    css: ".next{view-transition-name:main}",
    body,
    late: `const swap = () => {
        document.getElementById("app").replaceWith(document.getElementById("app").cloneNode(true));
        document.body.className = "next";
      };
      addEventListener("load", () => setTimeout(() => {
        if (document.startViewTransition) document.startViewTransition(swap).finished.then(() => { document.body.id = "ready"; });
        else { swap(); document.body.id = "ready"; }
      }));`,
    ready: READY,
  },
  { name: "navigation away and back", isLeft: true, late: awayAndBack(), ready: READY },
  {
    name: "navigation away and back with the booking open",
    isLeft: true,
    late: awayAndBack(
      `document.querySelector("[data-maloca-open]").click();
      await watch.until("the dialog", () => watch.dialog()?.matches(":modal"));
      // Firefox does not cache a page with a pending request.
      await watch.until("its ticket", () => !!inside("[part=ticket]"));
      inside("[name=name]").value = "Ana";`,
      `if (!watch.dialog().matches(":modal")) watch.note("it closed meanwhile");
      if (inside("[name=name]").value !== "Ana") watch.note("what was typed is gone");
      inside("dialog > div > button").click();
      await watch.until("its end", () => !watch.element().hasAttribute("open"));
      if (document.documentElement.style.overflow) watch.note("the page stays locked");`,
    ),
    ready: READY,
  },
  {
    name: "navigation away and back while the booking is sent",
    isLeft: true,
    late: awayAndBack(
      `const own = watch.element().getAttribute("partner");
      addEventListener("maloca-close", () => watch.element().setAttribute("partner", own));
      watch.element().setAttribute("partner", "${LEAVES}");
      document.querySelector("[data-maloca-open]").click();
      await watch.until("the dialog", () => watch.dialog()?.matches(":modal"));
      for (const name in watch.answers) inside("[name=" + name + "]").value = watch.answers[name];
      const { fetch } = window;
      let sending = false;
      window.fetch = (...given) => {
        sending = true;
        window.fetch = fetch;
        return fetch(...given);
      };
      inside("[type=submit]").click();
      await watch.until("its sending", () => sending);`,
      `await watch.until("its end", () => !watch.element().hasAttribute("open"));
      if (inside("form").ariaBusy === "true") watch.note("it is still busy");`,
      // Firefox does not cache a page with a pending request.
      /firefox/,
    ),
    ready: READY,
  },
];

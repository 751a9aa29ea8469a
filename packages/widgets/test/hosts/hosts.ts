/** Somebody else's page, with what could affect an embedded widget. */
export interface Host {
  /** What kind of page it is, or what it does. */
  name: string;
  css?: string;
  /** Runs before the embed is loaded. */
  script?: string;
  /** Runs after the embed is loaded. */
  late?: string;
  /** Markup around the opening button and the element; `$` is their place. */
  body?: string;
  /** How the embed is loaded; `$` is its origin. */
  embed?: string;
  head?: string;
  doctype?: string;
  /** What kind of document it is, unless HTML. */
  type?: string;
  /** Attributes of `<html>`. */
  root?: string;
  /** It is in a sandboxed frame. */
  framed?: boolean;
  /** An expression that is true once the page's own script is done. */
  ready?: string;
  /** The test navigates away and back, which needs an engine that restores pages from its cache. */
  isLeft?: true;
  /** The host that it is compared with; by default the empty one. */
  like?: string;
}

/** How a host's own script signals that it is done. */
const READY = 'document.body.id === "ready"';

const apart =
  '<button type="button" data-maloca-open="booking" data-package="Memoria de Piedra">Reservar</button>';

/** Style sheets, reduced to the rules that could affect a widget. */
const styles: Host[] = [
  { name: "empty" },
  { name: "dark", css: ":root{color-scheme:dark}", like: "dark" },
  {
    name: "unset everything",
    css: "*,*::before,*::after{all:unset!important;letter-spacing:.3em!important}",
  },
  {
    // Without its root's size, which widgets follow: it is the browser's text size.
    name: "loud type, and everything that is inherited",
    css: `*{letter-spacing:.2em!important;word-spacing:1em!important;line-height:3!important;
      text-transform:uppercase!important;text-indent:2em!important;color:red!important;
      font:italic 700 30px/3 monospace!important;text-align:right!important}
      html{font-size:16px!important}
      body{visibility:hidden;cursor:none;caret-color:transparent;text-shadow:0 0 4px red;
      -webkit-text-fill-color:red;-webkit-text-stroke:1px red;quotes:none;hyphens:auto;
      list-style:square inside;white-space:pre;word-break:break-all;tab-size:1;
      font-feature-settings:"smcp";text-decoration:underline red;accent-color:red}
      button{visibility:visible}`,
  },
  {
    name: "right to left, in vertical writing",
    root: 'dir="rtl"',
    css: "html{writing-mode:vertical-rl}body{direction:rtl;unicode-bidi:plaintext}",
  },
  {
    name: "a framework's reset, in a rem of 62.5 %",
    css: `html{font-size:62.5%;line-height:1.5;scroll-behavior:smooth}
      *,::before,::after,::backdrop{box-sizing:border-box;margin:0;padding:0;border:0 solid}
      h1,h2,h3{font-size:inherit;font-weight:inherit}a{color:inherit}ol,ul{list-style:none}
      img,svg{display:block;max-width:100%}label{display:inline-block;margin-bottom:5px;font-weight:700}
      legend{display:block;width:100%;font-size:21px}
      button,input,select,textarea{font:inherit;color:inherit;background:transparent}
      [type=text],[type=email],[type=tel],textarea{display:block;width:100%;height:2.4375rem;padding:.5rem}`,
  },
  {
    name: "own elements hidden",
    css: `:not(:defined){visibility:hidden!important;opacity:0!important}
      maloca-booking{display:none!important;position:absolute!important;left:-9999px!important;
      width:1px!important;height:1px!important;clip-path:inset(50%)!important}`,
  },
  {
    name: "slow transitions and no animations",
    // Except for the focus ring of the page's own button, which would be in transition.
    css: "*,*::before,*::after{transition:all 5s,outline 0s,outline-offset 0s!important;animation:none!important}",
  },
];

/** Places of a widget on a page, and types of documents. */
const places: Host[] = [
  {
    name: "inside what turns, filters, cuts and contains",
    css: `.around{transform:rotate(3deg) scale(.5);filter:blur(2px);contain:strict;height:24px;width:200px;
      overflow:hidden;opacity:.01;mix-blend-mode:multiply;mask-image:linear-gradient(#000,#0000)}`,
    body: `${apart}<div class="around"><p>Posada</p>$</div>`,
  },
  {
    name: "below the highest z-index",
    css: `.cookies{position:fixed;z-index:2147483647;inset:auto 0 0;height:30vh;background:#fc0}
      .below{position:relative;z-index:-1}`,
    body: `${apart}<div class="below">$</div><div class="cookies">Cookies</div>`,
  },
  {
    name: "in a tab that is hidden at first",
    css: ".tab{display:none}",
    body: `${apart}<div class="tab">$</div>`,
  },
  {
    name: "inside what is inert",
    body: `${apart}<div inert="">$</div>`,
  },
  {
    name: "inside the page's form",
    body: '<form action="/wrong"><input name="q" required="" />$</form>',
    css: "form:invalid input{outline:2px solid red}",
  },
  {
    name: "inside the page's own dialog",
    body: '<dialog id="own"><p>Elige</p>$</dialog>',
    late: 'document.getElementById("own").showModal();',
  },
  {
    name: "two versions at once",
    embed:
      '<script src="$/v1/maloca.js"></script><script src="$/cdn/maloca.js"></script><script type="module" src="$/v1/booking.js"></script>',
  },
  {
    name: "injected by a tag manager",
    embed: "",
    late: `const tag = document.createElement("script");
      tag.async = true;
      const policy = window.trustedTypes?.createPolicy("tags", { createScriptURL: (url) => url });
      const url = location.origin + "/cdn/maloca.js";
      tag.src = policy ? policy.createScriptURL(url) : url;
      tag.onload = () => { document.body.id = "ready"; };
      document.head.append(tag);`,
    ready: READY,
  },
  {
    // As WP Rocket, LiteSpeed Cache and others do, where nothing in the tag keeps them away.
    name: "an optimiser that delays scripts until somebody acts, and repeats the click",
    embed: '<script type="text/delayed" data-delayed-src="$/cdn/maloca.js"></script>',
    late: `const kept = [];
      const policy = window.trustedTypes?.createPolicy("delay", { createScriptURL: (url) => url });
      const load = () => {
        const delayed = document.querySelector("script[data-delayed-src]");
        if (!delayed) return;
        const script = document.createElement("script");
        const url = delayed.getAttribute("data-delayed-src");
        script.src = policy ? policy.createScriptURL(url) : url;
        script.onload = () => {
          removeEventListener("click", keep, true);
          for (const target of kept) target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
        };
        delayed.replaceWith(script);
      };
      const keep = (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        kept.push(event.target);
        load();
      };
      addEventListener("click", keep, true);
      for (const type of ["keydown", "mousedown", "mousemove", "touchstart", "wheel"])
        addEventListener(type, load, { capture: true, passive: true });`,
  },
  {
    name: "HTML that was minified, and its scripts deferred",
    embed: "<script src=$/cdn/maloca.js defer></script>",
  },
  { name: "quirks mode", doctype: "" },
  {
    name: "real XHTML with another base address",
    type: "application/xhtml+xml",
    head: '<base href="https://elsewhere.invalid/folder/" />',
  },
  { name: "in a sandboxed frame", framed: true },
];

const body = '<div id="app"><p>Posada</p>$</div>';

/** Other people's scripts. */
const scripts: Host[] = [
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
    name: "polluted prototypes",
    script: `Object.prototype.extend = function () { return this; };
      Object.prototype.each = function () {};
      Object.prototype.polluted = "yes";
      Array.prototype.unique = function () { return this; };
      Array.prototype.polluted = "yes";
      String.prototype.polluted = "yes";`,
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
  {
    name: "a browser with neither storage nor newer methods",
    script: `for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
    }
    Object.defineProperty(document, "cookie", { get() { throw new DOMException("denied", "SecurityError"); } });
    delete Crypto.prototype.randomUUID;
    for (const name of ["structuredClone", "requestIdleCallback"]) delete window[name];
    delete Array.prototype.at;
    delete Promise.withResolvers;`,
  },
  {
    name: "swallowed keys and clicks, and a trap that holds the focus",
    css: "#trap{outline:0}",
    body: '<div id="trap" tabindex="-1"><p>Posada</p>$</div>',
    script: `for (const type of ["keydown", "keypress", "keyup", "pointerover"]) {
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    }
    window.addEventListener("click", (event) => event.stopPropagation(), true);`,
    late: `const trap = document.getElementById("trap");
      document.addEventListener("focusin", (event) => { if (!trap.contains(event.target)) trap.focus(); }, true);
      document.addEventListener("focusout", () => setTimeout(() => { if (!trap.contains(document.activeElement)) trap.focus(); }));`,
  },
  {
    // The browser must restore the same page: one that loads again proves nothing.
    name: "navigation away and back with the booking open",
    isLeft: true,
    late: `const left = history.state === "left";
  const inside = (found) => watch.element().shadowRoot.querySelector(found);
  addEventListener("pageshow", ({ persisted }) => setTimeout(async () => {
    try {
      if (persisted) {
        if (!watch.dialog().matches(":modal")) watch.note("it closed meanwhile");
        if (inside("[name=name]").value !== "Ana") watch.note("what was typed is gone");
        inside("dialog > div > button").click();
        await watch.until("its end", () => !watch.element().open);
        if (getComputedStyle(document.documentElement).overflow === "hidden") watch.note("the page stays locked");
      } else if (left) {
        const [{ notRestoredReasons }] = performance.getEntriesByType("navigation");
        watch.note("it was loaded again: " + JSON.stringify(notRestoredReasons));
      } else {
        document.querySelector("[data-maloca-open]").click();
        await watch.until("the dialog", () => watch.dialog()?.matches(":modal"));
        // Firefox does not cache a page with a pending request.
        await watch.until("its ticket", () => inside("[part=ticket]"));
        inside("[name=name]").value = "Ana";
        history.replaceState("left", "");
        location.href = "/elsewhere";
        return;
      }
    } catch (error) {
      watch.note(error);
    }
    document.body.id = "ready";
  }));`,
    ready: READY,
  },
];

/** Each stands for many pages: the tests of `hosts.test.ts` and `hosts.engines.test.ts` book on it. */
export const hosts: Host[] = [...styles, ...places, ...scripts];

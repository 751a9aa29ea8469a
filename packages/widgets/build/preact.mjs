import { fileURLToPath } from "node:url";

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Elements that a visitor downloads run on preact: the same source at a tenth of the weight.
 * Ordered from the longest name, because the first that fits is taken.
 */
export const preactAliases = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react(-dom(\/client)?)?$/, replacement: beside("lean-react.mjs") },
];

/**
 * What r2wc does with its `props` and `events`, without a root, and of whether it is connected:
 * elements read theirs, have one, and look themselves.
 */
const r2wc = [
  /\w\.props \|\| [\s\S]*?(?=for \(const )/,
  /static get observedAttributes\(\) \{[\s\S]*?\n {4}\}/,
  /\[\w\] = !0;/,
  /\[\w\] = \{\};/,
  /\w\.shadow \? (?=this\.container = )/,
  / : this\.container = this, [\s\S]*?(?=\}\s*connectedCallback)/,
  /this\[\w\] = !0, /,
  /this\[\w\] = !1, /,
  /attributeChangedCallback\([\s\S]*?(?=\[\w+\]\(\) \{)/,
  /this\[\w\] && (?=\(this\[\w\] \? )/,
  /for \(const [\s\S]*?(?=class )/,
  /for \(const [\s\S]*?(?=return \w+;\s*\}\s*export)/,
];

/** What preact does for applications; no widget suspends, opens a portal, has a context or MathML. */
const preact = [
  // Suspended hydration.
  /128&\w\.__u&&\([^;]*?\|\|\w\),(?=\(\w=n\.__b\))/,
  /if\(t&&t\.then\)\{[\s\S]*?\}else (?=o&&o\.some\(g\);else)/,
  /,p&&p\.some\(g\)/,
  /t&&t\.then\|\|/,
  /!u&&\(i=t\.__c\)&&\(i=i\.__z\)&&[^;]*?g\(i\)\),/,
  /&&!t\.data\.startsWith\("\$s"\)(?=;\);)/,
  // Portals.
  /if\(n\.props\.__P\)return t;/,
  /\|\|n\.props\.__P(?=\?null)/,
  /&&!n\.props\.__P/,
  /M\.__P&&\(s=l,[\s\S]*?:null\),/,
  /M\.__P&&\(r\.__e=null,l=s\),/,
  /(?<=\|\|u)&&!t\.props\.__P/,
  // Contexts.
  /j=\(s=V\.contextType\)&&i\[s\.__c\],/,
  /(?<=L=)s\?j\?j\.props\.value:s\.__:(?=i,)/,
  /j&&j\.sub\(d\),/,
  /d\.getChildContext&&\(.*?\)\),/,
  // Methods of classes: the one class here has those for errors alone.
  /,V\.getDerivedStateFromProps&&\(.*?\)\)(?=\),k=)/,
  /M!==k&&C&&!V\.getDerivedStateFromProps&&.*?\(M,L\),/,
  /d\.componentWillUpdate&&[\s\S]*?(?=\}else)/,
  /else C&&!V\.getDerivedStateFromProps[\s\S]*?push\(d\.componentDidMount\);/,
  /C&&u\.__c&&d\.getSnapshotBeforeUpdate&&\(.*?\)\),/,
  // Properties that are not what their attributes are; no widget sets one of these.
  /"width"!=t&&"height"!=t&&(?="href"!=t)/,
  /"list"!=t&&"form"!=t&&"tabIndex"!=t&&"download"!=t&&"rowSpan"!=t&&"colSpan"!=t&&(?="role"!=t)/,
  /"popover"!=t&&(?=t in n)/,
  /(?<=n\.setAttribute\(t,)"popover"==t&&1==r\?"":(?=r\))/,
  // MathML.
  /"math"==C\?f="[^"]*":/,
  /\|\|"[^"]*MathML"==f&&v\.test\(C\)/,
];

/** What is taken out of which file. */
const unused = { "/@r2wc/core/": r2wc, "/preact/dist/preact.mjs": preact };

/** Takes out of its packages what no widget calls. A version that no longer fits fails the build. */
export function shakeable() {
  return {
    name: "maloca-shakeable",
    resolveId: (name, importer) =>
      name === "react" && importer?.includes("/@floating-ui/") ? beside("whole-react.mjs") : null,
    transform(code, id) {
      const file = Object.keys(unused).find((part) => id.includes(part));
      if (!file) return null;
      const without = (rest, part) => {
        if (!part.test(rest)) this.error(`${file} has changed: ${part} is not in it`);
        return rest.replace(part, "");
      };
      return { code: unused[file].reduce(without, code), map: null };
    },
  };
}

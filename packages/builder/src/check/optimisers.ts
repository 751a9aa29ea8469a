/** A program that changes a page's scripts to make it faster. */
export interface Optimiser {
  name: string;
  /** Attributes that exclude a script from it; empty if only its settings can. */
  optOut: string;
  /** The `type` of a script that it delays. */
  type?: RegExp;
  /** The attribute to which it moves the address of a script that it delays. */
  source?: RegExp;
  /** Text in the script that delays others. */
  text?: RegExp;
  /** The address of a file in which it has combined several. */
  joined?: RegExp;
}

/** The most common ones on hotels' sites, with the traces that they leave in pages. */
export const optimisers: readonly Optimiser[] = [
  {
    name: "WP Rocket",
    optOut: 'nowprocket data-no-minify="1"',
    type: /^rocketlazyloadscript$/i,
    source: /^data-rocket-src$/,
    joined: /\/cache\/min\//,
  },
  {
    name: "LiteSpeed Cache",
    optOut: 'data-no-optimize="1"',
    type: /^litespeed\/javascript$/i,
    source: /^data-litespeed-src$/,
    joined: /\/litespeed\/js\//,
  },
  {
    name: "Cloudflare Rocket Loader",
    optOut: 'data-cfasync="false"',
    type: /^[\da-f]{8,}-(text\/javascript|application\/javascript|module)?$/i,
  },
  {
    name: "Autoptimize",
    optOut: 'data-noptimize="1"',
    joined: /\/cache\/autoptimize\//,
  },
  {
    name: "NitroPack",
    optOut: "nitro-exclude",
    type: /^nitropack\//i,
    source: /^nitro(pack)?-?(data-)?src$|^data-nitro-src$/,
    text: /NitroResourceLoader|nitroRegisterScript/,
    joined: /nitrocdn\.com\//,
  },
  {
    name: "Perfmatters",
    optOut: "",
    type: /^pmdelayedscript$/i,
    source: /^data-(pmdelayedscript|perfmatters-src)$/,
    joined: /\/cache\/perfmatters\//,
  },
  {
    name: "WP Meteor",
    optOut: 'data-wpmeteor-nooptimize="true"',
    type: /^javascript\/blocked$/i,
    source: /^data-wpmeteor-src$/,
  },
  { name: "SiteGround Optimizer", optOut: "", joined: /siteground-optimizer-(assets|combined)/ },
  { name: "W3 Total Cache", optOut: "", joined: /\/cache\/minify\// },
  { name: "WP-Optimize", optOut: "", joined: /\/cache\/wpo-minify\// },
];

/** The attributes that exclude a script from all of them. */
export const optOuts = [
  ...new Set(optimisers.flatMap(({ optOut }) => optOut.split(" ").filter(Boolean))),
].join(" ");

/** The program that delays a script. `source` is the attribute with its address. */
export const delayedBy = (script: Element, source: string): Optimiser | undefined =>
  optimisers.find(
    (each) =>
      each.type?.test(script.getAttribute("type") ?? "") ||
      each.source?.test(source) ||
      each.text?.test(script.textContent ?? ""),
  );

/** The program that has combined files of a page. */
export const joinedBy = (sources: readonly string[]): Optimiser | undefined =>
  optimisers.find(({ joined }) => sources.some((source) => joined?.test(source)));

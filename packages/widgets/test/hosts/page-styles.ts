import type { Host } from "./host";

// Common style sheets, reduced to the rules that could affect a widget.

const HEADINGS = "h1,h2,h3,h4,h5,h6";
const FIELDS = "button,input,select,textarea";

export const pageStyles: Host[] = [
  { name: "empty" },
  { name: "dark", css: ":root{color-scheme:dark}", like: "dark" },
  { name: "zoomed", css: "html{zoom:1.25}", like: "zoomed" },
  {
    name: "unset everything",
    css: "*,*::before,*::after{all:unset!important;letter-spacing:.3em!important}",
  },
  {
    name: "loud type on everything",
    css: `*{letter-spacing:.2em!important;word-spacing:1em!important;line-height:3!important;
      text-transform:uppercase!important;text-indent:2em!important;color:red!important;
      font:italic 700 30px/3 monospace!important;text-align:right!important}`,
  },
  {
    name: "everything that is inherited",
    css: `body{visibility:hidden;cursor:none;caret-color:transparent;text-shadow:0 0 4px red;
      -webkit-text-fill-color:red;-webkit-text-stroke:1px red;quotes:none;hyphens:auto;
      list-style:square inside;white-space:pre;word-break:break-all;tab-size:1;
      font-feature-settings:"smcp";font-variant:small-caps;text-rendering:geometricPrecision;
      text-decoration:underline red;accent-color:red}
      button{visibility:visible}`,
  },
  {
    name: "vertical writing",
    css: "html{writing-mode:vertical-rl;text-orientation:upright}",
  },
  { name: "right to left", root: 'dir="rtl"', css: "body{direction:rtl;unicode-bidi:plaintext}" },
  { name: "rem of 62.5 %", css: "html{font-size:62.5%}body{font-size:1.6rem}" },
  {
    name: "Bootstrap 3",
    css: `*,*::before,*::after{box-sizing:border-box}html{font-size:10px}
      body{margin:0;font:14px/1.43 Helvetica,Arial,sans-serif;color:#333}
      ${FIELDS}{font-family:inherit;font-size:inherit;line-height:inherit;margin:0}
      label{display:inline-block;max-width:100%;margin-bottom:5px;font-weight:700}
      legend{display:block;width:100%;padding:0;margin-bottom:20px;font-size:21px;border:0}
      fieldset{min-width:0;padding:0;margin:0;border:0}.close{float:right;opacity:.2}
      .modal-open{overflow:hidden}.modal{display:none;position:fixed;z-index:1050}`,
  },
  {
    name: "Bootstrap 4",
    css: `*,*::before,*::after{box-sizing:border-box}html{line-height:1.15;font-family:sans-serif}
      body{margin:0;font:400 1rem/1.5 system-ui;color:#212529;text-align:left}
      ${HEADINGS}{margin:0 0 .5rem;font-weight:500;line-height:1.2}p{margin:0 0 1rem}
      label{display:inline-block;margin-bottom:.5rem}button:focus{outline:5px auto}
      [role=button]{cursor:pointer}[hidden]{display:none!important}`,
  },
  {
    name: "Bootstrap 5",
    css: `:root{--bs-body-font-size:1rem;scroll-behavior:smooth}
      *,*::before,*::after{box-sizing:border-box}
      body{margin:0;font:400 1rem/1.5 system-ui;-webkit-text-size-adjust:100%}
      button{border-radius:0;text-transform:none}iframe{border:0}
      [type=button]:not(:disabled){cursor:pointer}textarea{resize:vertical}
      ::-moz-focus-inner{padding:0;border-style:none}`,
  },
  {
    name: "Tailwind preflight",
    css: `*,::before,::after,::backdrop{box-sizing:border-box;margin:0;padding:0;border:0 solid}
      html,:host{line-height:1.5;tab-size:4;-webkit-tap-highlight-color:transparent}
      ${HEADINGS}{font-size:inherit;font-weight:inherit}a{color:inherit}
      ol,ul{list-style:none}img,svg,video{display:block;vertical-align:middle;max-width:100%}
      ${FIELDS}{font:inherit;letter-spacing:inherit;color:inherit;background:transparent}`,
  },
  {
    name: "Foundation",
    css: `html{box-sizing:border-box;font-size:100%}*,::before,::after{box-sizing:inherit}
      body{margin:0;background:#fefefe;-webkit-font-smoothing:antialiased}
      [type=text],[type=email],[type=tel],textarea{display:block;width:100%;height:2.4375rem;
      margin:0 0 1rem;padding:.5rem;border:1px solid #cacaca;box-shadow:inset 0 1px 2px #0001}
      button{padding:0;appearance:none;border:0;border-radius:0;background:transparent}
      p{line-height:1.6;text-rendering:optimizeLegibility}`,
  },
  {
    name: "a blog's theme from 2012",
    body: '<div id="page" class="hfeed site"><article class="entry-content">$</article></div>',
    css: `html,body,div,span,h1,h2,p,a,img,form,label{margin:0;padding:0;border:0;font-size:100%}
      .entry-content *{font-family:Georgia,serif!important;line-height:1.714}
      .site{max-width:960px;margin:48px auto;overflow:hidden;box-shadow:0 2px 6px #6464644d}
      .entry-content p{margin-bottom:24px;hyphens:auto}.entry-content img{max-width:100%}
      input[type=text],textarea{border:1px solid #ccc;padding:6px!important;border-radius:3px}
      button,input[type=submit]{background:linear-gradient(#f4f4f4,#e6e6e6)!important;
      color:#7c7c7c!important;text-transform:uppercase!important}`,
  },
  {
    name: "own elements hidden",
    css: `:not(:defined){visibility:hidden!important;opacity:0!important}
      maloca-booking{display:none!important;position:absolute!important;left:-9999px!important;
      width:1px!important;height:1px!important;clip-path:inset(50%)!important}`,
  },
  {
    name: "nothing may be selected or touched",
    css: `*{user-select:none!important;-webkit-user-select:none!important;touch-action:none!important}
      body{pointer-events:none}button{pointer-events:auto}`,
  },
  {
    name: "slow transitions and no animations",
    // Except for the focus ring of the page's own button, which would be in transition.
    css: "*,*::before,*::after{transition:all 5s,outline 0s,outline-offset 0s!important;animation:none!important}",
  },
  {
    name: "own scroller with snapping",
    css: `html,body{height:100%;margin:0}html{overflow:hidden;scroll-snap-type:y mandatory}
      body{overflow:auto;overscroll-behavior:none;scroll-behavior:smooth}`,
  },
];

import { color, darkColor } from "@maloca/catalog";

export const STYLE_PATH = "/formulario/estilo.css";

/** What these pages may load and send to. */
export const formPolicy = (pictures: string) =>
  `default-src 'none'; img-src ${pictures}; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The only picture is the site's icon, which a browser asks for at an address of its own where a page names none. */
export const FORM_POLICY = formPolicy("'self'");

const TITLE_FONT = 'Fraunces, Georgia, "Times New Roman", serif';
const TEXT_FONT = '"Source Sans 3", system-ui, sans-serif';

const variables = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

const light = () => ({
  paper: color.paper,
  card: color.card,
  ink: color.ink,
  "ink-soft": color.inkSoft,
  line: color.line,
  edge: color.edge,
  error: color.error,
  link: color.clayDeep,
  strong: color.forest,
});

const dark = () => ({
  paper: darkColor.paper,
  card: darkColor.card,
  ink: darkColor.ink,
  "ink-soft": darkColor.inkSoft,
  line: darkColor.line,
  edge: darkColor.inkSoft,
  error: darkColor.error,
  link: darkColor.link,
  strong: darkColor.ink,
});

/** The style sheet of these pages. A file of its own, so that their policy can forbid inline styles. */
export const formStyle = () => `
:root{${variables(light())}}
@media (prefers-color-scheme:dark){.desk{color-scheme:dark;${variables(dark())}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:17px/1.5 ${TEXT_FONT}}
header,footer{padding:20px max(20px,calc(50% - 320px))}
header{position:relative;display:flex;align-items:baseline;gap:16px;padding-bottom:28px;background:${color.forest};color:${color.paper}}
header::after{content:"";position:absolute;inset:auto 0 0;height:8px;background:conic-gradient(from 135deg at 50% 0,${color.maize} 90deg,${color.clayDeep} 0) 0 0/16px 8px}
header a{color:inherit;font:600 26px/1.2 ${TITLE_FONT};text-decoration:none}
header span{font-size:15px}
footer{margin-top:auto;color:var(--ink-soft);font-size:14px}
main{width:100%;max-width:680px;margin:0 auto;padding:40px 20px 56px;overflow-wrap:anywhere}
h1{margin:0 0 24px;font:600 clamp(32px,6vw,44px)/1.1 ${TITLE_FONT};text-wrap:balance}
.lead{font-size:21px;line-height:1.4;margin:0 0 28px;text-wrap:pretty}
.reference{margin:0 0 8px;font:600 40px/1.1 ${TITLE_FONT};letter-spacing:.02em}
form{display:grid;gap:20px}
.field,fieldset{display:flex;flex-direction:column;min-width:0;margin:0;padding:0;border:0}
label,legend{font-weight:600;margin-bottom:6px;padding:0}
.optional{font-weight:400;color:var(--ink-soft)}
input:not([type=checkbox]),select,textarea{width:100%;min-height:48px;padding:11px 14px;border:1.5px solid var(--edge);border-radius:6px;background:var(--card);color:inherit;font:inherit;resize:vertical}
[aria-invalid],[aria-invalid]:not([type=checkbox]){border:2px solid var(--error)}
:focus-visible{outline:3px solid var(--strong);outline-offset:3px}
.error{display:flex;gap:6px;margin:6px 0 0;font-weight:600;color:var(--error)}
.error::before{content:"▲";content:"▲" / "";font-size:10px;line-height:26px}
.help{margin:-4px 0 6px;font-size:15px;color:var(--ink-soft)}
.desk fieldset:not(.field){gap:20px}
.desk details>fieldset{padding:8px 0 12px}
.box{display:flex;align-items:center;gap:12px;min-height:44px;margin:0;font-weight:400}
.box input{flex:none;width:24px;height:24px;margin:0;accent-color:var(--strong)}
.consent{margin:0;font-size:15px;color:var(--ink-soft)}
.consent+.error{margin-top:-12px}
.notice{margin:0 0 28px;padding:16px 20px;border-left:8px solid ${color.clayDeep};background:var(--card)}
.notice strong{display:block}
footer span{white-space:nowrap}
.trap{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
a{color:var(--link);text-underline-offset:2px}
button,.button{justify-self:start;display:inline-block;min-height:52px;margin:0;padding:13px 32px;border:0;border-radius:999px;background:${color.clayDeep};color:#fff;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
.search{gap:8px;margin:0 0 8px}
.search .field{margin-bottom:12px}
.row{display:flex;gap:8px}
.row input{flex:1;min-width:0}
.row button{padding:11px 20px}
nav{margin:0 0 20px}
.views{display:flex;flex-wrap:wrap;gap:8px}
.views a{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border:1.5px solid var(--edge);border-radius:999px;font-weight:600;text-decoration:none}
.views [aria-current]{border-color:${color.forest};background:${color.forest};color:${color.paper}}
.ways [aria-current]{color:inherit;text-decoration-thickness:3px}
.desk main{padding-top:16px}
.desk h1{margin-bottom:16px;font-size:clamp(28px,6vw,40px)}
.desk nav{margin-bottom:12px}
main>form:last-child{margin-top:24px}
.desk h2{margin:32px 0 8px;font:600 22px/1.25 ${TITLE_FONT}}
blockquote{margin:0 0 16px;padding:12px 16px;background:var(--card)}
blockquote p{margin:0;white-space:pre-line}
blockquote footer{padding:6px 0 0}
.history{margin:0 0 16px;padding-left:20px;list-style-type:""}
.history li::before{content:"•";content:"•" / "";display:inline-block;width:14px;margin-left:-14px}
table{width:100%;overflow-wrap:normal;border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:15px}
th{padding:6px 0;text-align:left;font-weight:400}
thead th{font-size:12px;color:var(--ink-soft)}
th[scope=rowgroup],th[scope=rowgroup]~td{padding-top:20px;font-weight:700}
td,thead th:not(:first-child){padding:6px 0 6px 8px;text-align:right}
tr{border-bottom:1px solid var(--line)}
.waiting{list-style:none;margin:0;padding:0}
.waiting li{padding:24px 0;border-bottom:1px solid var(--line)}
.waiting :is(h2,h3){margin:0;font:600 22px/1.25 ${TITLE_FONT}}
.waiting p{margin:4px 0}
.ways{display:flex;flex-wrap:wrap;gap:0 24px}
.ways a,summary{display:inline-flex;align-items:center;min-height:44px;font-weight:600}
summary{gap:6px;color:var(--link);text-decoration:underline;text-underline-offset:2px;cursor:pointer}
dl{margin:0 0 16px;padding-left:16px;border-left:3px solid var(--line)}
dt{font-size:15px;color:var(--ink-soft)}
dd{margin:0 0 8px;white-space:pre-line}
.figures{display:flex;flex-wrap:wrap;gap:8px 32px;padding:0;border:0}
.figures dd{font:600 26px/1.2 ${TITLE_FONT}}
.photo{display:block;max-width:100%;max-height:60vh;width:auto;height:auto;margin:0 0 20px;border-radius:6px}
.waiting .photo{max-height:160px;margin:8px 0 0}
input[type=file]{white-space:normal}
.waiting form{margin-top:8px}
.presses+.presses,.notice .presses{margin-top:12px}
.presses{display:flex;flex-wrap:wrap;align-items:center;gap:12px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.quiet:is(button,.button){min-height:44px;padding:9px 24px;background:none;border:1.5px solid;color:var(--link)}
.quiet:is(button,.button):hover{color:var(--strong);background:none}
button:hover,.button:hover{background:${color.forest}}
`;

import { color } from "@maloca/catalog";

export const STYLE_PATH = "/formulario/estilo.css";

/** What these pages may load and send to. */
export const FORM_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const TITLE_FONT = 'Fraunces, Georgia, "Times New Roman", serif';
const TEXT_FONT = '"Source Sans 3", system-ui, sans-serif';

/** The style sheet of these pages. A file of its own, so that their policy can forbid inline styles. */
export const formStyle = () => `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:${color.paper};color:${color.ink};font:17px/1.5 ${TEXT_FONT}}
header,footer{padding:20px max(20px,calc(50% - 320px))}
header{position:relative;display:flex;align-items:baseline;gap:16px;padding-bottom:28px;background:${color.forest};color:${color.paper}}
header::after{content:"";position:absolute;inset:auto 0 0;height:8px;background:conic-gradient(from 135deg at 50% 0,${color.maize} 90deg,${color.clayDeep} 0) 0 0/16px 8px}
header a{color:inherit;font:600 26px/1.2 ${TITLE_FONT};text-decoration:none}
header span{font-size:15px}
footer{margin-top:auto;color:${color.inkSoft};font-size:14px}
main{width:100%;max-width:680px;margin:0 auto;padding:40px 20px 56px;overflow-wrap:anywhere}
h1{margin:0 0 24px;font:600 clamp(32px,6vw,44px)/1.1 ${TITLE_FONT};text-wrap:balance}
.lead{font-size:21px;line-height:1.4;margin:0 0 28px;text-wrap:pretty}
.reference{margin:0 0 8px;font:600 40px/1.1 ${TITLE_FONT};letter-spacing:.02em}
form{display:grid;gap:20px}
.field,fieldset{display:flex;flex-direction:column;min-width:0;margin:0;padding:0;border:0}
label,legend{font-weight:600;margin-bottom:6px;padding:0}
.optional{font-weight:400;color:${color.inkSoft}}
input:not([type=checkbox]),select,textarea{width:100%;min-height:48px;padding:11px 14px;border:1.5px solid ${color.edge};border-radius:6px;background:${color.card};color:inherit;font:inherit;resize:vertical}
[aria-invalid],[aria-invalid]:not([type=checkbox]){border:2px solid ${color.error}}
:focus-visible{outline:3px solid ${color.forest};outline-offset:3px}
.error{display:flex;gap:6px;margin:6px 0 0;font-weight:600;color:${color.error}}
.error::before{content:"▲";font-size:10px;line-height:26px}
.box{display:flex;align-items:center;gap:12px;min-height:44px;margin:0;font-weight:400}
.box input{flex:none;width:24px;height:24px;margin:0;accent-color:${color.forest}}
.consent{margin:0;font-size:15px;color:${color.inkSoft}}
.consent+.error{margin-top:-12px}
.notice{margin:0 0 28px;padding:16px 20px;border-left:8px solid ${color.clayDeep};background:${color.card}}
.notice strong{display:block}
footer span{white-space:nowrap}
.trap{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
a{color:${color.clayDeep};text-underline-offset:2px}
button,.button{justify-self:start;display:inline-block;min-height:52px;margin:0;padding:13px 32px;border:0;border-radius:999px;background:${color.clayDeep};color:#fff;font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
.search{gap:8px;margin:0 0 8px}
.waiting{list-style:none;margin:0;padding:0}
.waiting li{padding:24px 0;border-bottom:1px solid ${color.line}}
.waiting h2{margin:0;font:600 22px/1.25 ${TITLE_FONT}}
.waiting p{margin:4px 0}
.ways{display:flex;flex-wrap:wrap;gap:0 24px}
.ways a,summary{display:inline-flex;align-items:center;min-height:44px;font-weight:600}
summary{gap:6px;color:${color.clayDeep};text-decoration:underline;text-underline-offset:2px;cursor:pointer}
dl{margin:0 0 16px;padding-left:16px;border-left:3px solid ${color.line}}
dt{font-size:15px;color:${color.inkSoft}}
dd{margin:0 0 8px;white-space:pre-line}
.figures{display:flex;flex-wrap:wrap;gap:8px 32px;padding:0;border:0}
.figures dd{font:600 26px/1.2 ${TITLE_FONT}}
.waiting form{margin-top:8px}
.presses{display:flex;flex-wrap:wrap;align-items:center;gap:12px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
button.quiet{min-height:44px;padding:9px 24px;background:none;border:1.5px solid;color:${color.clayDeep}}
button.quiet:hover{color:${color.forest};background:none}
button:hover,.button:hover{background:${color.forest}}
`;

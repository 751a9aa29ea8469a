import { color } from "@maloca/catalog";

/** The report's style sheet: the brand's colours on paper, and for a dark screen on forest. */
export const REPORT_STYLE = `
:root { --paper: ${color.paper}; --card: ${color.card}; --ink: ${color.ink}; --soft: #5b554a; --edge: #ded4c0;
  --bar: ${color.forest}; --apart: ${color.clay}; --track: #efe6d4; --mark: ${color.maize}; }
@media (prefers-color-scheme: dark) { :root { --paper: #0d1f18; --card: #132a21; --ink: #f6efe0;
  --soft: #c3bba9; --edge: #2c463b; --bar: ${color.maize}; --apart: #e58a63; --track: #1d3a2e; --mark: ${color.clay}; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
body > svg { position: absolute; }
header, main { max-width: 1120px; margin: 0 auto; padding: 0 20px; }
header { padding-top: 40px; }
header p { margin: 0; color: var(--soft); }
header p:first-child { color: inherit; font-weight: 600; letter-spacing: .02em; }
h1, h2, dd { font-family: Fraunces, "Iowan Old Style", Palatino, Georgia, serif; font-weight: 600;
  text-wrap: balance; }
h1 { margin: 4px 0 8px; font-size: clamp(30px, 5vw, 48px); line-height: 1.1; }
h2 { margin: 0 0 16px; font-size: 21px; line-height: 1.25; }
dl { display: grid; grid-template-columns: repeat(2, 1fr); gap: 24px 20px; margin: 32px 0;
  padding: 24px 0; border-block: 3px double var(--edge); }
dl div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
dt { color: var(--soft); font-size: 14px; line-height: 1.35; text-wrap: balance; }
dd { margin: 0; font-size: 30px; line-height: 1.2; white-space: nowrap; }
main { padding-bottom: 40px; }
.columns { column-gap: 20px; }
section { margin-bottom: 20px; padding: 22px 20px 8px; break-inside: avoid; background: var(--card); border: 1px solid var(--edge);
  border-radius: 10px; }
section > p { margin: 0 0 14px; color: var(--soft); }
section svg { display: block; overflow: visible; }
text { fill: var(--ink); font-size: 14px; font-variant-numeric: tabular-nums; }
text.value { font-weight: 650; }
text.scale { fill: var(--soft); font-size: 12px; }
.track { fill: var(--track); }
.bar { fill: var(--bar); }
.bar.apart { fill: url(#stripes); stroke: var(--apart); }
.stripe { fill: var(--apart); }
.grid { stroke: var(--edge); }
details { margin-top: 6px; font-size: 14px; }
summary { min-height: 44px; padding: 10px 0; color: var(--soft); cursor: pointer; }
summary:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 0; border-top: 1px solid var(--edge); text-align: left; overflow-wrap: anywhere; }
td, th + th { text-align: right; padding-left: 16px; font-variant-numeric: tabular-nums; }
tbody th { font-weight: 400; }
.answers { margin-bottom: 14px; font-size: 14px; }
.answers th + th, .answers td { padding-left: 10px; white-space: nowrap; }
@media (min-width: 800px) {
  dl { grid-template-columns: repeat(4, 1fr); }
  dd { font-size: 42px; }
  .columns { column-count: 2; }
  section { padding: 26px 28px 12px; }
}
@media print { details { display: none; } }
`;

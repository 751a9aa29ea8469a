export type Scheme = "light" | "dark";

export type Picture = { file: string; width: number; scheme: Scheme };

export interface Row {
  /** a widget and the state of its request, or the site. */
  group: string;
  title: string;
  pictures: Picture[];
  /** reasons why a picture may show another state. */
  faults: string[];
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const anchor = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, "-");

const unique = (values: (string | number)[]): string[] => [...new Set(values.map(String))];

function section({ title, pictures, faults }: Row): string {
  const figures = pictures.map(
    ({ file, width, scheme }) =>
      `<figure data-width="${width}" data-theme="${scheme}" style="--width: ${width}"><figcaption>${width} px, ${scheme}</figcaption><a href="${escaped(file)}"><img src="${escaped(file)}" alt="${escaped(title)} at ${width} px, ${scheme}" loading="lazy"></a></figure>`,
  );
  return `<section><h3>${escaped(title)}</h3>
${faults.map((fault) => `<p class="fault">${escaped(fault)}</p>`).join("")}<div class="pictures">${figures.join("\n")}</div></section>`;
}

const choices = (name: string, values: string[]): string =>
  `<fieldset><legend>${name}</legend>${values.map((value) => `<label><input type="checkbox" name="${name}" value="${value}" checked>${value}</label>`).join("")}</fieldset>`;

/**
 * The sheet as a page in one file: groups of states, each state with a column for every width and theme.
 * Checkboxes in its header show and hide the columns.
 */
export function pageOf(rows: Row[]) {
  const pictures = rows.flatMap((row) => row.pictures);
  const widths = unique(pictures.map(({ width }) => width).sort((one, other) => one - other));
  const themes = unique(pictures.map(({ scheme }) => scheme));
  const groups = unique(rows.map(({ group }) => group));
  const of = (name: string) => rows.filter(({ group }) => group === name);
  const faulty = rows.filter(({ faults }) => faults.length);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contact sheet</title>
<style>
  :root { font: 15px/1.45 system-ui; color: #1c1a16; background: #e8e4da }
  body { margin: 0 }
  header { position: sticky; top: 0; z-index: 1; padding: 12px 24px; background: #12382b; color: #fbf6ec; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center }
  h1 { font-size: 18px; margin: 0 }
  fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: 12px }
  legend { float: left; padding: 0 8px 0 0; font-weight: 600; line-height: 32px }
  label { display: inline-flex; gap: 6px; align-items: center; min-height: 32px }
  nav, main { padding: 16px 24px }
  nav ul { columns: 16em; padding: 0; list-style: none }
  h2, h3 { scroll-margin-top: 96px }
  h2 { border-bottom: 2px solid #12382b }
  section { margin-bottom: 32px }
  .fault { color: #8a1f12; font-weight: 600 }
  .pictures { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; padding-bottom: 8px }
  figure { margin: 0; flex: none }
  figcaption { margin-bottom: 4px }
  img { display: block; width: clamp(200px, var(--width) * .32px, 620px); box-shadow: 0 1px 6px #0006; background: #fff }
  [hidden] { display: none }
</style>
<header><h1>Contact sheet</h1>${choices("width", widths)}${choices("theme", themes)}</header>
<nav aria-label="Groups"><p>${rows.length} states and pages, ${pictures.length} pictures${faulty.length ? `, <strong>${faulty.length} with a fault</strong>` : ""}. A picture opens at its full size.</p>
<ul>${groups.map((name) => `<li><a href="#${anchor(name)}">${escaped(name)}</a> (${of(name).length})</li>`).join("")}</ul></nav>
<main>${groups.map((name) => `<h2 id="${anchor(name)}">${escaped(name)}</h2>\n${of(name).map(section).join("\n")}`).join("\n")}</main>
<script>
  const boxes = [...document.querySelectorAll("[type=checkbox]")];
  const show = () => {
    const off = boxes.filter((box) => !box.checked);
    for (const figure of document.querySelectorAll("figure"))
      figure.hidden = off.some(({ name, value }) => figure.dataset[name] === value);
  };
  for (const box of boxes) box.addEventListener("input", show);
</script>
</html>
`;
}

import { html } from "hono/html";
import type { Html } from "../html";
import { number } from "./terminal";

export interface Bar {
  label: string;
  value: number;
  /** Not one of the series, such as "others": drawn with stripes. */
  apart?: boolean;
}

const ROW = 44;
const BAR = 14;
const LABEL_LENGTH = 30;

/** Horizontal bars with their labels above, as wide as the page: text keeps its size on a phone. */
export function barChart(title: string, bars: readonly Bar[]): Html {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const rows = bars.map(({ label, value, apart }, index) => {
    const top = index * ROW;
    const width = ((value / most) * 100).toFixed(2);
    return html`<text x="0" y="${top + 14}">${shorten(label)}<title>${label}</title></text>
<text x="100%" y="${top + 14}" text-anchor="end" class="value">${number.format(value)}</text>
<rect x="0" y="${top + 21}" width="100%" height="${BAR}" class="track"/>
<rect x="0" y="${top + 21}" width="${width}%" height="${BAR}" class="bar${apart ? " apart" : ""}"/>`;
  });
  return svg(title, bars, bars.length * ROW, rows);
}

const HEIGHT = 240;
const FLOOR = HEIGHT - 28;
const CEILING = 24;
/** As many dates as fit beside each other on a phone. */
const LABELS = 4;
/** Up to so many columns each show their value; of more only the highest does. */
const ALL_VALUES = 8;

/** Upright columns along time, with a line at each step of a round scale. */
export function columnChart(title: string, bars: readonly Bar[]): Html {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = roundStep(most / 4);
  const top = Math.ceil(most / step) * step;
  const y = (value: number) => FLOOR - (value / top) * (FLOOR - CEILING);
  const shapes: Html[] = [];
  for (let value = 0; value <= top; value += step) {
    shapes.push(
      html`<line x1="0" x2="100%" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}" class="grid"/>`,
      html`<text x="0" y="${(y(value) - 4).toFixed(1)}" class="scale">${number.format(value)}</text>`,
    );
  }
  // In percent. The space at the left is for the scale's numbers.
  const [from, width] = [8, 92 / bars.length];
  // A single week must not fill the chart.
  const thick = Math.min(width * 0.76, 12);
  const every = Math.ceil(bars.length / LABELS);
  const highest = bars.findIndex(({ value }) => value === most);
  for (const [index, { label, value }] of bars.entries()) {
    const left = from + index * width;
    const middle = (left + width / 2).toFixed(2);
    shapes.push(
      html`<rect x="${(left + (width - thick) / 2).toFixed(2)}%" width="${thick.toFixed(2)}%" y="${y(value).toFixed(1)}" height="${(FLOOR - y(value)).toFixed(1)}" class="bar"><title>${label}: ${number.format(value)}</title></rect>`,
    );
    if (value && (bars.length <= ALL_VALUES || index === highest)) {
      shapes.push(
        html`<text x="${middle}%" y="${(y(value) - 6).toFixed(1)}" text-anchor="middle" class="value">${number.format(value)}</text>`,
      );
    }
    if ((bars.length - 1 - index) % every === 0) {
      const last = index === bars.length - 1 && bars.length > 1;
      shapes.push(
        html`<text x="${last ? "100" : middle}%" y="${HEIGHT - 8}" text-anchor="${last ? "end" : "middle"}">${label}</text>`,
      );
    }
  }
  return svg(title, bars, HEIGHT, shapes);
}

/** 1, 2 or 5 times a power of ten, and a whole number. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? power * 10;
}

function svg(title: string, bars: readonly Bar[], height: number, content: Html[]): Html {
  const words = bars.map(({ label, value }) => `${label}: ${number.format(value)}`).join("; ");
  return html`<svg role="img" width="100%" height="${height}" aria-label="${title}. ${words}">${content}</svg>`;
}

const shorten = (text: string) => {
  const characters = [...text];
  return characters.length <= LABEL_LENGTH
    ? text
    : `${characters.slice(0, LABEL_LENGTH - 1).join("")}…`;
};

/** The numbers as a table, for readers who do not see the chart or want to copy them. */
export const numbersTable = (head: string, bars: readonly Bar[]): Html =>
  html`<details><summary>Ver los números</summary><table><thead><tr><th scope="col">${head}</th><th scope="col">Cantidad</th></tr></thead>
<tbody>${bars.map(
    ({ label, value }) =>
      html`<tr><th scope="row">${label}</th><td>${number.format(value)}</td></tr>`,
  )}</tbody></table></details>`;

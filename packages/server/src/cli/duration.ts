const number = new Intl.NumberFormat("es-CO", { maximumFractionDigits: 1 });

const UNITS = [
  [24 * 3600, "día", "días"],
  [3600, "hora", "horas"],
  [60, "min", "min"],
  [1, "s", "s"],
] as const;

/** Seconds in the largest unit that fits: `2,5 horas`. */
export function duration(seconds: number | null): string {
  if (seconds === null) return "–";
  const [size, one, many] = UNITS.find(([size]) => seconds >= size) ?? [1, "s", "s"];
  const exact = seconds / size;
  const count = exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact);
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

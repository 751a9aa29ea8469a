const logged = new Set<string>();

/** Logs a mistake of the page once. @param where the element, or all of them. */
export function warnOnce(problem: string, where = "maloca"): void {
  const line = `${where} ${problem}`;
  if (logged.has(line)) return;
  logged.add(line);
  console.warn(line);
}

export function required<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw new Error(`manifest: ${what} is missing`);
  return found;
}

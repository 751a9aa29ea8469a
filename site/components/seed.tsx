/** The path of a line drawing: a seedling with two leaves. */
export const SEED =
  "M20 36V22M20 22c-8 0-12-5-12-12 8 0 12 5 12 12zM20 22c8 0 12-5 12-12-8 0-12 5-12 12z";

export function Seed() {
  return (
    <svg viewBox="0 0 40 40" width="40" aria-hidden="true">
      <path d={SEED} fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}

import type { ImpactIcon as Name } from "../content/consultancy";

const paths: Record<Name, string> = {
  people:
    "M10 44c0-9 5-15 11-15s11 6 11 15M21 22a6 6 0 1 0 0-.1M32 44c0-7 4-12 9-12s8 5 8 12M41 27a5 5 0 1 0 0-.1",
  shoot:
    "M28 50V24M28 34C28 24 20 18 8 18c0 10 8 16 20 16M28 26c0-9 7-15 19-15 0 10-8 15-19 15M14 50h28",
  coin: "M8 20h40v24H8zM8 28h40M28 14V6M20 14V9M36 14V9M18 37h8M36 33v8M32 37h8",
  gauge: "M8 44a20 20 0 1 1 40 0M28 44l10-15M8 50h40M12 34l4 2M44 34l-4 2M28 24v4",
};

/** A small line drawing. */
export function ImpactIcon({ name, className }: { name: Name; className: string }) {
  return (
    <svg viewBox="0 0 56 56" className={className} aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}

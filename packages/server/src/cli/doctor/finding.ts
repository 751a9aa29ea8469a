/** What was looked at, what was found, and what to do about it. */
export interface Finding {
  name: string;
  /** Null where it could not be found out. */
  ok: boolean | null;
  found: string;
  /** One sentence; null where nothing is to be done. */
  mend: string | null;
}

export const good = (name: string, found: string): Finding => ({
  name,
  ok: true,
  found,
  mend: null,
});
export const bad = (name: string, found: string, mend: string): Finding => ({
  name,
  ok: false,
  found,
  mend,
});
export const unknown = (name: string, found: string, mend: string | null = null): Finding => ({
  name,
  ok: null,
  found,
  mend,
});

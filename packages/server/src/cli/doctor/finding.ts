/** The result of one check. */
export interface Finding {
  name: string;
  /** Null if it could not be checked. */
  ok: boolean | null;
  found: string;
  /** What to do about it, in one sentence; null if nothing. */
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

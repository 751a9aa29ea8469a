/** The result of one check. */
export interface Finding {
  name: string;
  /** Null if it could not be checked. */
  ok: boolean | null;
  found: string;
  /** What to do about it, in one sentence; null if nothing. */
  mend: string | null;
}

export const finding = (
  name: string,
  ok: boolean | null,
  found: string,
  mend: string | null = null,
): Finding => ({ name, ok, found, mend: ok ? null : mend });

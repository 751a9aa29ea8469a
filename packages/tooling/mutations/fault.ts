/**
 * A fault that somebody could write by mistake: `from` stands once in the file and becomes `to`. `tests` are
 * the files that should notice it; where none of them does, `npm test` is asked as a whole.
 */
export interface Fault {
  what: string;
  file: string;
  from: string;
  to: string;
  tests: string[];
}

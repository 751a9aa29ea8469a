/** A rule for an option's value. */
export interface Rule<Value = unknown> {
  accepts(value: Value): boolean;
  /** In words, for the console. */
  expected: string;
}

/** An option that goes away. Its value counts for another one, and the console has the line to write. */
export interface Leaving {
  /** The option that takes its value; where both are set, that one counts. */
  to: string;
  /** The version that first warned, such as `1.2`. It works for two minor versions more. */
  since: string;
}

/** The rules of options, by name, where the type is not enough. One that goes away stands before its successor. */
export type Rules = Readonly<Record<string, Rule | Leaving>>;

/** A positive whole number. */
export const count: Rule<number> = {
  accepts: (value) => Number.isInteger(+value) && value > 0,
  expected: "a whole number from 1",
};

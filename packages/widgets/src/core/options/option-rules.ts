/** A rule for an option's value. */
export interface Rule<Value = unknown> {
  accepts(value: Value): boolean;
  /** In words, for the console. */
  expected: string;
}

/** The rules of options, by name, where the type is not enough. */
export type Rules = Readonly<Record<string, Rule>>;

/** A positive whole number. */
export const count: Rule<number> = {
  accepts: (value) => Number.isInteger(+value) && value > 0,
  expected: "a whole number from 1",
};

/** A whole number. */
export const whole: Rule<number> = {
  accepts: (value) => Number.isInteger(+value),
  expected: "a whole number",
};

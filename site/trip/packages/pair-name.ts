/** The name of two compared packages in markup and styles. */
export const pairName = (one: number, other: number) => `${one}-${other}`;

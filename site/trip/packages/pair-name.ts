/** Two packages of a comparison, as its markup and its styles name them. */
export const pairName = (one: number, other: number) => `${one}-${other}`;

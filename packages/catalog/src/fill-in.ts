/** Writes values in the place of their names: `De {minutos} minutos` with `{ minutos: 30 }` is `De 30 minutos`. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));

/** Code that loads when the visitor starts to fill in a form. */
export interface Loadable<Module> {
  /** Available synchronously once loaded: an `await` would end the visitor's gesture. */
  ready?: Module;
  load(): Promise<Module>;
}

export function loadable<Module>(load: () => Promise<Module>): Loadable<Module> {
  const code: Loadable<Module> = {
    async load() {
      code.ready ??= await load();
      return code.ready;
    },
  };
  return code;
}

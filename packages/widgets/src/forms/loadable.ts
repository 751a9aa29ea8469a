/** Code that comes when somebody starts to fill a form. */
export interface Loadable<Module> {
  /** At hand once it has come: what is awaited anew would end the visitor's gesture. */
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

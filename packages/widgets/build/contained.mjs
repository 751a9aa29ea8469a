/**
 * zod shares its settings with other copies through a global of the page, and reads tables of its own
 * with `for…in`, which also sees what a page has put on `Object.prototype`. Neither in a partner's page.
 */
const mends = [
  [/\(_a = globalThis\)\.__zod_globalConfig \?\? .*;/g, "", "core.js"],
  [/globalConfig = globalThis\.__zod_globalConfig/g, "globalConfig = {}", "core.js"],
  [/globalThis\.__zod_globalConfig\?/g, "globalConfig", "core.js"],
  [/for \((const \w+) in (\w+)\)/g, "for ($1 of Object.keys($2))", "util.js"],
  [/for \((const \w+) in (\w+)\)/g, "for ($1 of Object.keys($2))", "schemas.js"],
];

/** Keeps zod to itself. A version that no longer fits fails the build. */
export function contained() {
  return {
    name: "maloca-contained",
    transform(code, id) {
      const due = mends.filter(([, , file]) => id.endsWith(`/zod/v4/core/${file}`));
      if (!due.length) return null;
      const mend = (rest, [part, instead]) => {
        if (rest.search(part) < 0) this.error(`${id} has changed: ${part} is not in it`);
        return rest.replace(part, instead);
      };
      return { code: due.reduce(mend, code), map: null };
    },
  };
}

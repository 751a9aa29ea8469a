import type { Plugin } from "rollup";

/**
 * Writes a build's style sheet in the order in which its modules run, so that a file's rules follow those
 * of the files that it imports. The plugin that extracts the rules uses the order in which modules were
 * loaded, which differs between builds.
 */
export const styleOrder: Plugin = {
  name: "maloca-style-order",
  generateBundle(_options, bundle) {
    const seen = new Set<string>();
    const styles: string[] = [];
    const visit = (id: string) => {
      const module = this.getModuleInfo(id);
      if (!module || seen.has(id)) return;
      seen.add(id);
      module.importedIds.forEach(visit);
      if (module.meta.css) styles.push(module.meta.css);
      module.dynamicallyImportedIds.forEach(visit);
    };
    [...this.getModuleIds()]
      .filter((id) => this.getModuleInfo(id)?.isEntry)
      .sort()
      .forEach(visit);
    const [sheet, ...others] = Object.values(bundle).filter(({ fileName }) =>
      fileName.endsWith(".css"),
    );
    if (sheet?.type !== "asset" || others.length) throw new Error("one style sheet is expected");
    sheet.source = styles.join("\n");
  },
};

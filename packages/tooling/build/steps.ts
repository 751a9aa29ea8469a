/** A step of the build. */
export interface Step {
  name: string;
  /** Rows of the Rollup table, run in this order in one process; without them, the one of its name. */
  rows?: string[];
  /** A program that runs instead. */
  program?: string;
  /** Steps whose output it reads. */
  needs?: string[];
  /** Whether `npm start` waits for it. */
  firstPage?: boolean;
}

/** The steps of the build, in order of priority. */
export const steps: Step[] = [
  {
    name: "script tag",
    rows: ["script tag: the widgets", "script tag: the loader"],
    firstPage: true,
  },
  { name: "markup of the inline widgets", firstPage: true },
  { name: "manifest", program: "packages/widgets/build/manifest.ts", firstPage: true },
  { name: "lead server", firstPage: true },
  {
    name: "site",
    program: "site/build.ts",
    needs: ["script tag", "markup of the inline widgets"],
    firstPage: true,
  },
  {
    name: "empty database",
    program: "packages/server/build/empty-database.mjs",
    needs: ["lead server"],
    firstPage: true,
  },
  // A step of the first page, because it writes among the script tag's files, which are served after that.
  { name: "snippet builder", needs: ["script tag", "manifest"], firstPage: true },
  { name: "declarations", needs: ["manifest"] },
  {
    name: "documentation",
    program: "packages/tooling/docs-site/build.ts",
    needs: ["script tag", "markup of the inline widgets", "manifest"],
  },
  { name: "React components" },
  { name: "custom elements" },
  { name: "edge functions of a hosted project", needs: ["lead server"] },
];

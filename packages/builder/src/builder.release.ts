/** One version of the script-tag files. */
export interface Release {
  version: string;
  /** The address of its files: `https://operator.example/cdn/v1.2.0/`. */
  base: string;
  /** The hash of each file, by name. */
  integrity: Record<string, string>;
  /** The address of the WordPress plugin's zip, beside this page. */
  plugin: string;
}

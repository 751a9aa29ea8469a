import type { OfferedTrip } from "@maloca/catalog/trips/trip-options";

/** What an operator has for partners: one version of the script-tag files, and the trips that it sells. */
export interface Release {
  version: string;
  /** The address of its files: `https://operator.example/cdn/v1.2.0/`. */
  base: string;
  /** The hash of each file, by name. */
  integrity: Record<string, string>;
  /** The address of the WordPress plugin's zip, beside this page. */
  plugin: string;
  /** As they are published, by name. */
  trips: readonly OfferedTrip[];
}

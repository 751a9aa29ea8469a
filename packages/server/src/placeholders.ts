import { settings, siteLinks } from "@maloca/catalog";

/**
 * Whether a setting is still a placeholder that the operator must replace: a reserved domain, or a number of
 * zeros.
 */
export const isPlaceholder = (value: string) =>
  /\.example\b/.test(value) || value.replace(/\D/g, "").includes("00000");

/** Names of the settings that visitors and mails would show as placeholders. */
export function placeholderSettings(
  values: Readonly<Record<string, unknown>> = { ...settings, ...siteLinks },
): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (typeof value === "string") return isPlaceholder(value) ? [name] : [];
    if (value === null || typeof value !== "object") return [];
    return placeholderSettings({ ...value }).map((inner) => `${name}.${inner}`);
  });
}

import { settings } from "@maloca/catalog";
import { expect, it } from "vitest";
import { isPlaceholder, placeholderSettings } from "../src/placeholders";

it("knows the settings that the operator still has to give", () => {
  const names = placeholderSettings();
  for (const name of ["siteUrl", "email", "phone", "nit", "rnt", "messaging.phone"])
    expect(names).toContain(name);
  for (const name of ["brand", "tagline", "supportHours", "legalName"])
    expect(names).not.toContain(name);
  expect(placeholderSettings({ ...settings, nit: "901.234.567-8" })).not.toContain("nit");
});

it.each(["901.234.567-8", "+57 310 555 1200", "hola@example.org", "08:00–17:00", "100200", ""])(
  "takes %j for real",
  (value) => expect(isPlaceholder(value)).toBe(false),
);

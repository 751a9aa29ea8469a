import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// What stands in a page before any script, as the package builds it.

const built = fileURLToPath(new URL("../dist/server.js", import.meta.url));

test("without scripts the help button is a link to the messaging app", async () => {
  const { renderWidget } = await import(built);
  const markup: string = renderWidget("help", { phone: "+57 311 222 3344", text: "Hola" });
  const [link] = /<a [^>]*>/.exec(markup) ?? [];
  expect(link).toContain('href="https://wa.me/573112223344?text=Hola"');
  expect(link).toContain('aria-label="Escríbenos por WhatsApp"');
  expect(link).not.toMatch(/role=|aria-expanded|aria-controls/);
  // A content policy would refuse it.
  expect(markup).not.toContain("style=");
});

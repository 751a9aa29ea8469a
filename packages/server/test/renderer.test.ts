import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { expect, it, onTestFinished } from "vitest";
import { createRenderer } from "../src/content/node/render-site";
import { folders } from "../src/folders";

it("a renderer's thread keeps nothing of the documents before, and another follows one that failed", async () => {
  const { render, stop } = createRenderer(folders.renderer);
  onTestFinished(stop);
  const page = "consultoria/index.html";
  const now = new Date("2026-12-01T12:00:00Z");
  const entitled = async (title: string) => {
    const consultancy = { ...shippedDocuments.consultancy, title };
    const files = await render({ documents: { ...shippedDocuments, consultancy }, now, page });
    return files[page];
  };
  const first = await entitled("La primera");
  expect(first).toContain("<title>La primera");
  expect(await entitled("La otra")).toBe(first?.replaceAll("La primera", "La otra"));
  const broken = { ...shippedDocuments, home: {} as typeof shippedDocuments.home };
  await expect(render({ documents: broken, now, page })).rejects.toThrow();
  expect(await entitled("La primera")).toBe(first);
});

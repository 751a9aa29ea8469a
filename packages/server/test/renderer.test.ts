import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { expect, it, onTestFinished } from "vitest";
import { createRenderer } from "../src/content/node/render-site";
import { folders } from "../src/folders";

it("the consultancy names its expert and shows a face, where they are given", async () => {
  const { render, stop } = createRenderer(folders.renderer);
  onTestFinished(stop);
  const page = "consultoria/index.html";
  const { consultancy } = shippedDocuments;
  const shown = async (person?: NonNullable<typeof consultancy.expert.person>) => {
    const expert = { ...consultancy.expert, ...(person && { person }) };
    const documents = { ...shippedDocuments, consultancy: { ...consultancy, expert } };
    const { [page]: html = "" } = await render({ documents, now: new Date(), page });
    const photo = /<img[^>]*assets\/fotos[^>]*alt="([^"]*)"/.exec(html)?.[1];
    return [photo, html.includes(">Luz Mosquera<"), html.includes("Ella, el 3 de agosto")];
  };
  const named = { name: "Luz Mosquera", consent: "Ella, el 3 de agosto" };
  const size = { photo: `${"0".repeat(32)}.jpg`, width: 1200, height: 900 };
  const photo = { ...size, alt: "Luz ríe", author: "Ana", place: "Arusí", date: "2026-08" };
  expect(await shown()).toEqual([undefined, false, false]);
  expect(await shown(named)).toEqual([undefined, true, false]);
  expect(await shown({ ...named, photo })).toEqual(["Luz ríe", true, false]);
});

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

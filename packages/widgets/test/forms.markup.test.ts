import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// What stands in a page before any script, as the package builds it.

const built = fileURLToPath(new URL("../dist/server.js", import.meta.url));
const markupOf = async (name: string): Promise<string> =>
  (await import(built)).renderWidget(name, { consent: true });

test("what is no inline widget is refused with the names of those that are", async () => {
  for (const name of ["booking", "newsleter", "toString"]) {
    await expect(markupOf(name)).rejects.toThrow(
      new RegExp(`^renderWidget: "${name}" is not .* trip-wizard, contact, newsletter.*dialogs`),
    );
  }
});

test("without scripts the partnership form posts to the site's server, never into a URL", async () => {
  const markup = await markupOf("partnership");
  const [form] = /<form [^>]*>/.exec(markup) ?? [];
  expect(form).toContain('action="/formulario/alianza?consent=1"');
  expect(form).toContain('method="post"');
  expect(markup.match(/ name="(?!consent)\w+"/g)).toHaveLength(12);
});

test("the wizard's markup shows its first step and has every field", async () => {
  const markup = await markupOf("trip-wizard");
  const steps = markup.match(/<fieldset [^>]*id=[^>]*>/g) ?? [];
  expect(steps.map((step) => / hidden/.test(step))).toEqual([false, true, true, true]);
  expect(new Set(markup.match(/ name="(?!consent)\w+"/g))).toHaveProperty("size", 11);
});

test("the selector's markup hands focus on to its first box, as its element does", async () => {
  expect(await markupOf("experiences")).toMatch(
    /^<template shadowrootmode="open" shadowrootdelegatesfocus>/,
  );
  expect(await markupOf("contact")).not.toContain("shadowrootdelegatesfocus");
});

test("a content security policy allows both", async () => {
  for (const name of ["partnership", "trip-wizard"]) {
    expect(await markupOf(name)).not.toContain("style=");
  }
});

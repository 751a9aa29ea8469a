import { fileURLToPath } from "node:url";
import { bookingFields } from "@maloca/catalog/requests/booking";
import { contactFields } from "@maloca/catalog/requests/contact";
import { partnershipFields } from "@maloca/catalog/requests/partnership";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

// What stands in a page before any script, as the package builds it.

const built = fileURLToPath(new URL("../dist/server.js", import.meta.url));
const markupOf = async (name: string, attributes: object = { consent: true }): Promise<string> =>
  (await import(built)).renderWidget(name, attributes);

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
  // An empty number is heard as 0.
  const [travelers] = /<input [^>]*name="num_travelers"[^>]*>/.exec(markup) ?? [];
  expect(travelers).toMatch(/ type="text".* inputmode="numeric"/i);
});

test("the selector's markup hands focus on to its first box, as its element does", async () => {
  expect(await markupOf("experiences")).toMatch(
    /^<template shadowrootmode="open" shadowrootdelegatesfocus>/,
  );
  expect(await markupOf("contact")).not.toContain("shadowrootdelegatesfocus");
});

test("without scripts the help button is a link to the messaging app", async () => {
  const markup = await markupOf("help", { phone: "+57 311 222 3344", text: "Hola" });
  const [link] = /<a [^>]*>/.exec(markup) ?? [];
  expect(link).toContain('href="https://wa.me/573112223344?text=Hola"');
  expect(link).toContain('aria-label="Escríbenos por WhatsApp"');
  expect(link).not.toMatch(/role=|aria-expanded|aria-controls/);
});

test("each form tells the browser what each field about the visitor is for", async () => {
  const { BookingDialog } = await import(
    fileURLToPath(new URL("../dist/index.js", import.meta.url))
  );
  const forms = [
    [bookingFields, renderToString(createElement(BookingDialog, { open: true, endpoint: "" }))],
    [contactFields, await markupOf("contact")],
    [partnershipFields, await markupOf("partnership")],
  ] as const;
  for (const [fields, markup] of forms) {
    for (const [name, field] of Object.entries(fields)) {
      if (!("autocomplete" in field)) continue;
      const [control] = new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(markup) ?? [];
      expect(control, name).toMatch(new RegExp(`autocomplete="${field.autocomplete}"`, "i"));
    }
  }
});

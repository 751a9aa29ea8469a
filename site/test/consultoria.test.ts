import { describe, expect, test } from "vitest";
import { documentOf, textOf, texts } from "./built";

// Written out as the operator states them, so that an accidental change is noticed.
const document = documentOf("/consultoria");
const main = document.querySelector("main") as HTMLElement;
const cards = [...main.querySelectorAll("article")];

describe("the consultancy page", () => {
  test("offers five packages by the hour, each in both currencies", () => {
    const shown = cards.map((card) => [
      texts(card, "header p").at(-1),
      /(?:Desde )?[\d.]+ USD|Gratis/.exec(textOf(card))?.[0],
      /aprox\. (\$ [\d.]+)/.exec(textOf(card))?.[1],
      /Recomendado/.exec(textOf(card))?.[0],
    ]);
    expect(shown).toEqual([
      ["30 min", "50 USD", "$ 210.000", undefined],
      ["1 hora", "Gratis", undefined, undefined],
      ["10 horas", "Desde 1.750 USD", "$ 7.350.000", undefined],
      ["20 horas", "Desde 3.500 USD", "$ 14.700.000", "Recomendado"],
      ["40+ horas", "Desde 7.000 USD", "$ 29.400.000", undefined],
    ]);
    expect(textOf(cards[0])).toContain("Te devolvemos el valor al confirmar una reserva");
  });

  test("links the two short packages to an outside calendar in a new tab", () => {
    const links = cards.flatMap((card) => [...card.querySelectorAll("a")]);
    expect(links.map((link) => [textOf(link), link.href, link.target, link.rel])).toEqual([
      ["Agendar la consulta", "https://agenda.maloca.example/consulta", "_blank", "noopener"],
      ["Agendar Sinergia", "https://agenda.maloca.example/sinergia", "_blank", "noopener"],
    ]);
  });

  test("opens a proposal for the long packages, and each dialog has a button", () => {
    const openers = [...main.querySelectorAll("button[command]")].map((opener) => [
      textOf(opener),
      opener.getAttribute("command"),
      opener.getAttribute("commandfor"),
    ]);
    const proposal = (words: string) => [words, "show-modal", "propuesta"];
    expect(openers).toEqual([
      proposal("Presentar una propuesta"),
      proposal("Pedir propuesta"),
      proposal("Pedir propuesta"),
      proposal("Pedir propuesta"),
      proposal("Presentar una propuesta"),
      ["Escribir un mensaje", "show-modal", "mensaje"],
    ]);
  });

  test("has four areas of impact, the programme's name and a profile by role", () => {
    expect(textOf(main.querySelector("section"))).toContain("Programa de Impacto Comunitario");
    const areas = main.querySelectorAll("ul > li:has(> svg)");
    expect([...areas].map((area) => textOf(area.querySelector("h3")))).toHaveLength(4);
    expect(textOf(main)).toContain("Especialista en turismo regenerativo y comunitario");
  });

  test("shows only stated achievements in its timeline", () => {
    expect(texts(main, "ol > li")).toEqual([
      "2025Jardín del Mar, en Arusí, Chocó: el primer checkpoint, activo con 60 familias.",
      "202520 estudiantes participan en el primer semestre.",
      "Hasta hoyMás de 200 familias en 5 territorios.",
      "Hasta hoyMás de 15 congresos.",
    ]);
  });

  test("has each form in a dialog of its own before any script", () => {
    const dialogs = [...main.querySelectorAll("dialog")].map((dialog) => ({
      id: dialog.id,
      title: textOf(document.getElementById(dialog.getAttribute("aria-labelledby") ?? "")),
      form: dialog.querySelector("[class] > :is(maloca-partnership, maloca-contact)")?.localName,
      fields: dialog.querySelector("template")?.content.querySelectorAll("[name]").length,
    }));
    expect(dialogs).toEqual([
      {
        id: "propuesta",
        title: "Propuesta de consultoría",
        form: "maloca-partnership",
        fields: 12,
      },
      { id: "mensaje", title: "Escríbenos", form: "maloca-contact", fields: 4 },
    ]);
  });
});

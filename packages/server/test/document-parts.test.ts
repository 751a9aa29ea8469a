import { describe, expect, it } from "vitest";
import { movedPart, partChanges } from "../src/content/document-parts";

const day = (title: string, text = "") => ({ title, text });
const [one, two] = [day("Uno"), day("Dos")];

describe("an item of a document's list", () => {
  it("is named where it went or came, also one of two that say the same, and twice where it was changed", () => {
    expect(partChanges([one, one, two], [one, two])).toEqual({ gone: [one], added: [] });
    expect(partChanges([one, two], [two, one])).toEqual({ gone: [], added: [] });
    const changed = day("Uno", "otro");
    expect(partChanges([one, two], [changed, two])).toEqual({ gone: [one], added: [changed] });
  });

  it("is found again where others came before it, and where it was changed, but not in another's place", () => {
    const found = (others: (typeof one)[]) =>
      movedPart([one, two], 0, others, ({ title }) => title);
    expect(found([two, one])).toBe(1);
    expect(found([day("Uno", "otro"), two, two])).toBe(0);
    expect(found([day("Primero"), two])).toBe(0);
    for (const gone of [[two], [two, day("Tres")], [day("Primero"), two, two]])
      expect(found(gone)).toBeUndefined();
  });
});

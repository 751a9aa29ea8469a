import { describe, expect, it } from "vitest";
import { csvLines } from "../src/cli/csv";
import { shownText } from "../src/leads/shown-text";
import { formats } from "../src/webhooks/formats";
import { useMails } from "./mails";
import { booking } from "./samples";

/** Each turns the reading direction, or is seen by nobody. */
const UNSEEN =
  "\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u200B\u200C\u2060";

describe("a text as it is shown", () => {
  it.each([
    [`An${UNSEEN}\uFEFFa`, "Ana"],
    ["a\u200Db", "ab"],
    ["👩🏽\u200D🌾 ❤️\u200D🔥", "👩🏽\u200D🌾 ❤️\u200D🔥"],
    ["ñandú, José, 東京, שלום", "ñandú, José, 東京, שלום"],
    ["uno\u2028dos\u2029tres", "uno\ndos\ntres"],
  ])("%j is %j", (typed, expected) => expect(shownText(typed)).toBe(expected));
});

describe("directions and unseen characters that a visitor typed", () => {
  const { admin, ask, written } = useMails("PGlite");

  it("are stored, and are in no mail, file or chat", async () => {
    const typed = { ...booking, name: `Ana\u202Eolleb${UNSEEN}`, destination: `Chocó${UNSEEN}` };
    const seen = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;
    await ask(typed);
    const [lead] = await admin().list();
    expect(lead).toMatchObject({ name: typed.name, destination: typed.destination });
    const mails = await written();
    expect(mails).toHaveLength(2);
    for (const { subject, text, html } of mails) {
      for (const part of [subject, text, html]) {
        expect(part).not.toMatch(seen);
      }
    }
    // The sentence that WhatsApp opens with.
    const [sentence = ""] = mails.flatMap(({ text }) => text.match(/wa\.me\S+/g) ?? []);
    expect(decodeURIComponent(sentence)).toContain("Anaolleb");
    expect(decodeURIComponent(sentence)).not.toMatch(seen);
    if (!lead) throw new Error("no lead");
    expect(csvLines([lead])).not.toMatch(seen);
    const event = { type: "lead.created", timestamp: "", data: lead } as const;
    expect(JSON.stringify(formats.slack("https://hooks.example/", event).body)).not.toMatch(seen);
  });
});

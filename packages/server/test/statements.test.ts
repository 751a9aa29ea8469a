import { headers, paths } from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { databaseNames } from "./databases";
import { useMails } from "./mails";
import { booking, contact, newsletter, signupPath, storeAnswer } from "./samples";

const HOTEL = "Hotel Río";

/** A header holds no letters beyond ASCII. */
const from = (partner: string) => ({ [headers.partner]: encodeURIComponent(partner) });

describe.each(databaseNames)("a partner's statement, from %s", (name) => {
  const mails = useMails(name);
  const { admin, ask, at, database, open } = mails;

  const pathOf = async (partner = HOTEL, renew = false) =>
    new URL((await admin().statement(partner, renew)) ?? "none:").pathname;
  /** The lines of the CSV file, each as its cells by their titles. */
  const readCsv = async (path: string) => {
    const { text } = await open(`${path}/solicitudes.csv`);
    const [titles = [], ...lines] = text
      .trim()
      .split("\r\n")
      .map((line) => line.split(","));
    return lines.map((cells) => Object.fromEntries(cells.map((cell, i) => [titles[i], cell])));
  };
  const answer = (reference: string, state: string, moment: string) =>
    storeAnswer(database, reference, state, new Date(moment));

  /** September: two bookings, a contact and a sign-up count. October: an answer and a win. */
  async function fill() {
    // Half past eleven at night on the last day of August in Bogotá is September in UTC.
    at("2026-09-01T04:30:00Z");
    await ask(booking, paths.booking, from(HOTEL));
    at("2026-09-01T05:30:00Z");
    const won = await ask(booking, paths.booking, from(" hotel río "));
    await ask(booking, paths.booking, from(HOTEL));
    await ask(contact, paths.contact, from(HOTEL));
    await ask(newsletter, signupPath, from(HOTEL));
    await ask(booking, paths.booking, from("Otro hotel"));
    await ask();
    await ask(booking, paths.booking, { ...from(HOTEL), [headers.trap]: "1" });
    await ask(booking, paths.booking, { ...from(HOTEL), [headers.testMode]: "1" });
    await answer(won, "answered", "2026-09-30T20:00:00Z");
    await answer(won, "won", "2026-10-20T15:00:00Z");
    at("2026-11-20T15:00:00Z");
  }

  it("counts by month what came from its page and what became of it", async () => {
    await fill();
    const path = await pathOf();
    const [august, september, october, november, ...others] = await readCsv(path);
    expect(others).toEqual([]);
    expect(august).toMatchObject({ mes: "2026-08", reservas: "1", "sin respuesta": "1" });
    expect(september).toMatchObject({ mes: "2026-09", reservas: "2", contacto: "1" });
    expect(september).toMatchObject({ boletín: "1", respondidas: "1", ganadas: "0" });
    expect(september?.["sin respuesta"]).toBe("2");
    expect(october).toMatchObject({ reservas: "0", respondidas: "0", ganadas: "1" });
    expect(november).toMatchObject({ mes: "2026-11", reservas: "0", "sin respuesta": "0" });
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.text).toContain("Solicitudes desde Hotel Río");
    expect(page.text).toContain("septiembre de 2026");
    for (const personal of [booking.name, booking.email, "MAL-"])
      expect(page.text).not.toContain(personal);
  });

  it("counts what is kept on the day when it is opened", async () => {
    await fill();
    const path = await pathOf();
    at("2027-01-20T15:00:00Z");
    const months = async () =>
      (await readCsv(path)).map((one) => `${one.mes} ${one.reservas} ${one.contacto}`);
    await admin().delete(booking.email);
    expect((await months())[0]).toBe("2026-09 0 1");
    await database.exec("delete from maloca.leads");
    expect(await months()).toEqual(["2027-01 0 0"]);
    expect((await open(path)).text).toContain("enero de 2027, hasta hoy");
  });

  it("has a link of its own, which the operator can renew", async () => {
    await fill();
    expect(await admin().statement("Nadie", false)).toBeNull();
    const path = await pathOf();
    expect(await pathOf(" HOTEL río")).toBe(path);
    const other = await pathOf("Otro hotel");
    const [id = "", signature = ""] = path.split("/").slice(-2);
    for (const wrong of [
      path.replace(signature, other.split("/").at(-1) ?? ""),
      path.replace(id, other.split("/").at(-2) ?? ""),
      path.replace(id, "%00"),
      `${path}0`,
    ]) {
      expect((await open(wrong)).status).toBe(404);
      expect((await open(`${wrong}/solicitudes.csv`)).status).toBe(404);
    }
    const renewed = await pathOf(HOTEL, true);
    expect((await open(path)).status).toBe(404);
    expect((await open(renewed)).status).toBe(200);
    const [entry] = await admin().audit({ limit: 1 });
    expect(entry).toMatchObject({ action: "statement", details: { renew: true } });
  });
});

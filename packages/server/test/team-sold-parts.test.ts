import { beforeEach, describe, expect, it } from "vitest";
import { createContentCommands } from "../src/content/commands";
import { TEAM_PATH } from "../src/leads/team-access";
import { useMails } from "./mails";
import { errorsIn, fieldsIn } from "./team-forms";
import { pressed, signIn } from "./team-session";

const ANA = "ana@maloca.example";
const SOLD = `${TEAM_PATH}/viajes`;
const at = (trip: string, part: string, from = "") =>
  `${SOLD}?viaje=${trip}&parte=${part}${from && `&de=${from}`}`;

describe("packages and days of a trip, on the desk", () => {
  const mails = useMails("PGlite", ANA);
  const { clock, database } = mails;
  let ana = "";
  let published = 0;
  beforeEach(async () => {
    published = 0;
    ana = await signIn(mails.app(), database, ANA, clock());
  });
  const content = { render: async () => {}, onPublished: () => void published++ };
  const app = { team: [ANA], content };
  const get = (path: string) => mails.open(path, { headers: { cookie: ana } }, app);
  const send = (path: string, typed: Record<string, string>) =>
    mails.open(path, pressed(typed, ana), app);
  const commands = createContentCommands({ database, render: async () => {}, who: "x" });
  const trip = async (slug: string) => {
    const found = (await commands.read()).documents[`trips/${slug}`];
    if (!found) throw new Error(slug);
    return found;
  };
  const filled = async (path: string, typed: Record<string, string>) => ({
    ...fieldsIn((await get(path)).text),
    ...typed,
  });
  /** Presses a button, and publishes what is shown then. Returns what was shown. */
  async function publish(path: string, typed: Record<string, string>) {
    const check = await send(path, { act: "check", ...(await filled(path, typed)), ...typed });
    const answer = await send(path, { ...fieldsIn(check.text), act: "publish" });
    expect([errorsIn(check.text), answer.status]).toEqual([{}, 303]);
    return check.text;
  }

  it("are listed with a way to each, to one more, and to the page of the trip", async () => {
    const { packages, itinerary } = await trip("guajira");
    const { text } = await get(at("guajira", "todas"));
    for (const { name } of packages) expect(text).toContain(name);
    for (const { title } of itinerary?.days ?? []) expect(text).toContain(title);
    for (const part of ["packages.99", "packages.x", "gallery.0", "__proto__.0", "x"])
      expect((await get(at("guajira", part))).headers.get("location")).toBe(at("guajira", "todas"));
  });

  it("are changed, made like another and taken away, in one act each", async () => {
    const { packages } = await trip("guajira");
    const [first] = packages;
    const own = at("guajira", "packages.0");
    const shown = await publish(own, {
      "packages.0.description": "Cuatro días sin prisa.",
      "packages.0.duration.days": "4",
    });
    expect(shown).toContain(`Descripción: «${first?.description}», ahora «Cuatro días sin prisa.»`);
    expect((await trip("guajira")).packages[0]).toEqual({
      ...first,
      description: "Cuatro días sin prisa.",
      duration: { ...first?.duration, days: 4 },
    });

    const added = at("guajira", "packages.nueva", "0");
    const same = await send(added, await filled(added, { act: "check" }));
    expect(same.status).toBe(422);
    expect(Object.keys(errorsIn(same.text))).toEqual(["packages.1.name"]);
    const more = await publish(added, { "packages.1.name": "Viento" });
    expect(more).toContain("Se añade «Viento»");
    const now = (await trip("guajira")).packages;
    expect(now.map(({ name }) => name)).toEqual([
      first?.name,
      "Viento",
      ...packages.slice(1).map(({ name }) => name),
    ]);
    expect(now[1]?.price).toEqual(first?.price);

    const gone = await publish(at("guajira", "packages.1"), { act: "remove" });
    expect(gone).toContain("Se quita «Viento»");
    expect((await trip("guajira")).packages).toHaveLength(packages.length);
    await send(SOLD, fieldsIn((await get(SOLD)).text));
    expect((await trip("guajira")).packages[1]?.name).toBe("Viento");
    expect(published).toBe(4);
  });

  it("are called by the others as they are called now, and are not taken from under another", async () => {
    const slug = "cartagena";
    const { packages } = await trip(slug);
    const other = packages.findIndex(({ allOf }) => allOf);
    const base = packages.findIndex(({ name }) => name === packages[other]?.allOf);
    const path = at(slug, `packages.${base}`);
    const shown = await publish(path, { [`packages.${base}.name`]: "Sereno" });
    expect(shown).toMatch(/Nombre: .*, ahora «Sereno»/);
    expect((await trip(slug)).packages[other]?.allOf).toBe("Sereno");
    const refused = await send(path, await filled(path, { act: "remove" }));
    const [, said] = /<strong>No se publicó<.strong>([^<]*)/.exec(refused.text) ?? [];
    expect([refused.status, said]).toEqual([
      422,
      expect.stringMatching(/^Trae todo lo de: ningún paquete anterior se llama/),
    ]);
  });

  it("are days, too: one more after another, with its meals and its ways", async () => {
    const before = (await trip("guajira")).itinerary?.days ?? [];
    const added = at("guajira", "itinerary.days.nueva", "0");
    const place = "itinerary.days.1";
    const wrong = await send(added, await filled(added, { [`${place}.rides`]: "Cohete" }));
    expect(Object.keys(errorsIn(wrong.text)).sort()).toEqual([`${place}.rides`, `${place}.title`]);
    await publish(added, {
      [`${place}.title`]: "Día libre",
      [`${place}.rides`]: "Lancha\r\nA pie",
      [`${place}.meals`]: "Desayuno\nCena",
      [`${place}.scene`]: "sea",
    });
    const day = { title: "Día libre", rides: ["Lancha", "A pie"], meals: ["Desayuno", "Cena"] };
    expect((await trip("guajira")).itinerary?.days).toEqual([
      ...before.slice(0, 1),
      { ...day, scene: "sea" },
      ...before.slice(1),
    ]);
  });
});

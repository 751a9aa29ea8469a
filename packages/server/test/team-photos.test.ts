import { beforeEach, describe, expect, it } from "vitest";
import { createContentCommands } from "../src/content/commands";
import { idOf, revokeAccess, TEAM_PATH } from "../src/leads/team-access";
import { useMails } from "./mails";
import { jpeg } from "./photographs";
import { errorsIn, fieldsIn, uploaded } from "./team-forms";
import { pressed, signIn } from "./team-session";

const ANA = "ana@maloca.example";
const LUIS = "luis@maloca.example";
const team = [ANA, LUIS];

const at = (place = "", trip = "guajira") =>
  `${TEAM_PATH}/fotos?viaje=${trip}${place && `&parte=${place}`}`;

const words = {
  alt: "Una duna frente al mar, con una niña de mochila roja",
  caption: "La duna de Taroa",
  consent: "Yelitza Epiayú y su mamá, el 3 de agosto de 2026",
};
/** They as a form sends them for a place. */
const said = (place: string) =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [`${place}.${key}`, text]));
const HERO = "hero.image";
const hero = said(HERO);

describe("photographs, on the desk", () => {
  const mails = useMails("PGlite", team.join());
  const { admin, clock, database } = mails;
  let published = 0;
  let looked: string[] = [];
  beforeEach(() => {
    [published, looked] = [0, []];
  });

  const content = {
    render: async () => {},
    onPublished: () => void published++,
    pageOf: async (documents: object, slug: string) => {
      looked.push(JSON.stringify(Reflect.get(documents, `trips/${slug}`)));
      return "<title>así</title>";
    },
  };
  const app = { team, content };
  const enter = (address: string) => signIn(mails.app(), database, address, clock());
  const get = (cookie: string, path: string) => mails.open(path, { headers: { cookie } }, app);
  const send = (cookie: string, path: string, typed: Record<string, string>) =>
    mails.open(path, pressed(typed, cookie), app);
  const trip = async (slug = "guajira") => {
    const commands = createContentCommands({ database, render: async () => {}, who: "x" });
    const found = (await commands.read()).documents[`trips/${slug}`];
    if (!found) throw new Error(slug);
    return found;
  };
  const stored = () => database.query("select file from maloca.content_pictures");

  /** Sends a form with a file for a place. `meanwhile`: what happens before it has arrived. */
  const upload = async (
    cookie: string,
    place: string,
    typed: Record<string, string>,
    content: Uint8Array<ArrayBuffer>,
    meanwhile?: () => Promise<unknown>,
  ) => {
    const files = { [`${place}.file`]: new File([content], "../../../x.html") };
    return mails.open(at(place), await uploaded(typed, cookie, files, meanwhile), app);
  };

  const filled = async (cookie: string, path: string, typed: Record<string, string>) => ({
    ...fieldsIn((await get(cookie, path)).text),
    ...typed,
  });
  it("replaces a drawing, is seen first, published and taken away in one act each", async () => {
    const ana = await enter(ANA);
    const drawn = (await trip()).hero.image;
    const fields = await filled(ana, at(HERO), { ...hero, act: "check" });
    const check = await upload(ana, HERO, fields, await jpeg());
    for (const line of ["Foto: una foto", `Descripción: «${words.alt}»`, words.consent])
      expect(check.text).toContain(line);
    expect(check.text).not.toContain("Dibujo");
    expect(check.text).toContain(`src="data:image/jpeg;base64,/9j/`);
    expect((await trip()).hero.image).toBe(drawn);

    const kept = fieldsIn(check.text);
    expect((await send(ana, at(HERO), { ...kept, act: "look" })).text).toContain("así");
    expect(looked.at(-1)).toContain(`"photo":"${kept[HERO]}"`);
    // Whoever goes on changing chooses the file once.
    const again = await send(ana, at(HERO), { ...kept, act: "edit" });
    expect(fieldsIn(again.text)).toMatchObject({ ...hero, [HERO]: kept[HERO] });
    for (const _ of [1, 2]) {
      const answer = await send(ana, at(HERO), { ...kept, act: "publish" });
      expect(answer.headers.get("location")).toBe(`${TEAM_PATH}/viajes?hecho=publicado`);
    }
    expect(published).toBe(1);
    expect((await trip()).hero.image).toEqual({
      ...{ ...words, photo: kept[HERO], width: 1200, height: 630, drawing: drawn },
    });
    const [entry] = await admin().audit({ limit: 1 });
    expect(entry).toMatchObject({ action: "publish", details: { colleague: expect.any(String) } });

    const list = await get(ana, at());
    expect(list.text).toContain(`src="/assets/fotos/${kept[HERO]}"`);
    const sure = await send(ana, at(HERO), await filled(ana, at(HERO), { act: "remove" }));
    expect(sure.text).toContain(`Se quita «${words.alt}», y vuelve el dibujo`);
    await send(ana, at(HERO), { ...fieldsIn(sure.text), act: "publish" });
    expect((await trip()).hero.image).toBe(drawn);
    // Undone as a price is.
    const undo = fieldsIn((await get(ana, `${TEAM_PATH}/viajes`)).text);
    await send(ana, `${TEAM_PATH}/viajes`, undo);
    expect((await trip()).hero.image).toMatchObject({ photo: kept[HERO] });
  });

  it("is added to the gallery, follows it where somebody else takes one away, and goes from it", async () => {
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    const before = (await trip()).gallery;
    const place = `gallery.${before.length}`;
    const add = async () => {
      const added = at("gallery.nueva");
      const own = `gallery.${(await trip()).gallery.length}`;
      const fields = await filled(ana, added, { ...said(own), act: "check" });
      const files = { [`${own}.file`]: new File([await jpeg()], "IMG_1.jpg") };
      const check = await mails.open(added, await uploaded(fields, ana, files), app);
      await send(ana, added, { ...fieldsIn(check.text), act: "publish" });
    };
    const remove = async (cookie: string) => {
      const sure = await send(
        cookie,
        at(place),
        await filled(cookie, at(place), { act: "remove" }),
      );
      expect(sure.text).toContain(`Se quita «${words.alt}»`);
      await send(cookie, at(place), { ...fieldsIn(sure.text), act: "publish" });
    };
    await add();
    const added = (await trip()).gallery;
    expect([added.slice(0, -1), added.at(-1)]).toEqual([before, expect.objectContaining(words)]);
    await add();
    const second = `gallery.${before.length + 1}`;
    const mine = await filled(ana, at(second), { [`${second}.caption`]: "Otra", act: "publish" });
    await remove(luis);
    const told = await send(ana, at(second), mine);
    expect(told.text).toContain("luis publicó entretanto");
    expect(fieldsIn(told.text)).toMatchObject({ ...said(place), [`${place}.caption`]: "Otra" });
    await send(ana, at(second), { ...mine, ...fieldsIn(told.text), act: "publish" });
    await remove(ana);
    expect((await trip()).gallery).toEqual(before);
  });

  it("is refused beside its field, and a drawing is no photograph that one could take away", async () => {
    const ana = await enter(ANA);
    const lacks = "Falta: añádelo.";
    const wanted = (own: string) => ({
      [own]: "Elige una foto.",
      ...{ [`${own}.alt`]: lacks, [`${own}.caption`]: lacks, [`${own}.consent`]: lacks },
    });
    const last = `gallery.${(await trip()).gallery.length}`;
    for (const [path, own, act] of [
      [at(HERO), HERO, "check"],
      [at("gallery.0"), "gallery.0", "remove"],
      [at("gallery.nueva"), last, "publish"],
      [at("packages.0.image", "providencia"), "packages.0.image", "publish"],
    ] as const) {
      const { status, text } = await send(ana, path, await filled(ana, path, { act }));
      expect([path, status, errorsIn(text)]).toEqual([path, 422, wanted(own)]);
    }
  });

  it("is not taken from who was sent out while it arrived", async () => {
    const ana = await enter(ANA);
    const fields = await filled(ana, at(HERO), { ...hero, act: "publish" });
    const sendOut = () => idOf(ANA).then((ana) => revokeAccess(database, ana));
    const { text } = await upload(ana, HERO, fields, await jpeg(), sendOut);
    expect(text).toContain("Tu sesión terminó");
    expect(text).toContain(words.consent);
    expect([await stored(), published]).toEqual([[], 0]);
  });

  it("may be long only in a session, and says what to do where it is too long", async () => {
    const ana = await enter(ANA);
    const fields = await filled(ana, at(HERO), { ...hero, act: "publish" });
    const huge = await upload(ana, HERO, fields, new Uint8Array(13 * 1024 * 1024));
    expect([huge.status, huge.text]).toEqual([413, expect.stringContaining("La foto pesa")]);
    // It may as well be the session that ended, of which nothing was read.
    expect(huge.text).toContain("entra primero en otra pestaña");
    // A form without files is no longer than others.
    const flood = await send(ana, at(HERO), { ...fields, note: "x".repeat(40_000) });
    expect(flood.status).toBe(413);
    for (const cookie of ["", "maloca_equipo=guess"]) {
      const { text } = await upload(cookie, HERO, fields, await jpeg());
      expect(text).toContain("Entra primero");
    }
    expect(await stored()).toEqual([]);
  });

  it("has places that the trip has, and no others", async () => {
    const ana = await enter(ANA);
    const fields = await filled(ana, at(HERO), { ...hero, act: "publish" });
    const places = ["", "hero.title", "gallery.99", "packages.0.price", "__proto__", "constructor"];
    for (const place of places) {
      const sent = await upload(ana, place, fields, await jpeg());
      expect([place, sent.headers.get("location")]).toEqual([place, `${TEAM_PATH}/viajes`]);
    }
    const elsewhere = await get(ana, at("", "x"));
    expect(elsewhere.headers.get("location")).toBe(`${TEAM_PATH}/viajes`);
    expect([await stored(), published]).toEqual([[], 0]);
  });

  it("has one script, which its policy names, and only where a file is chosen", async () => {
    const ana = await enter(ANA);
    const { text, headers } = await get(ana, at(HERO));
    const [, script = ""] = /<script>(.*?)<\/script>/s.exec(text) ?? [];
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
    const named = Buffer.from(hash).toString("base64");
    expect(headers.get("content-security-policy")).toContain(`script-src 'sha256-${named}'`);
    const list = await get(ana, at());
    expect(list.text).not.toContain("<script");
    expect(list.headers.get("content-security-policy")).not.toContain("script-src");
  });
});

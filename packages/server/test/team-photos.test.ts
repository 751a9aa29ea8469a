import { beforeEach, describe, expect, it } from "vitest";
import { createContentCommands } from "../src/content/commands";
import { storedPictures } from "../src/content/pictures";
import { TEAM_PATH } from "../src/leads/team-access";
import { useMails } from "./mails";
import { jpeg, withPart } from "./photographs";
import { errorsIn, fieldsIn, uploaded } from "./team-forms";
import { pressed, sealOf, signIn } from "./team-session";

const ANA = "ana@maloca.example";
const LUIS = "luis@maloca.example";
const team = [ANA, LUIS];

const at = (place = "", trip = "guajira") =>
  `${TEAM_PATH}/fotos?viaje=${trip}${place && `&lugar=${place}`}`;

const said = {
  alt: "Una duna frente al mar, con una niña de mochila roja",
  caption: "La duna de Taroa",
  consent: "Yelitza Epiayú y su mamá, el 3 de agosto de 2026",
};

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

  /** Sends a form with a file. `meanwhile`: what happens before it has arrived. */
  async function upload(
    cookie: string,
    path: string,
    typed: Record<string, string>,
    content?: Uint8Array<ArrayBuffer>,
    name = "IMG_0001.jpg",
    meanwhile?: () => Promise<unknown>,
  ) {
    const file = new File(content ? [content] : [], content ? name : "");
    return mails.open(path, await uploaded(typed, cookie, { file }, meanwhile), app);
  }

  const filled = async (cookie: string, path: string, typed: Record<string, string>) => ({
    ...fieldsIn((await get(cookie, path)).text),
    ...typed,
  });
  it("replaces a drawing, is seen first, published and taken away in one act each", async () => {
    const ana = await enter(ANA);
    const drawn = (await trip()).hero.image;
    const fields = await filled(ana, at("hero.image"), { ...said, act: "check" });
    const check = await upload(ana, at("hero.image"), fields, await jpeg());
    expect(check.text).toContain(`Portada: una foto en lugar del dibujo, «${said.alt}»`);
    expect(check.text).toContain(`src="data:image/jpeg;base64,/9j/`);
    expect(check.headers.get("content-security-policy")).toContain("img-src 'self' data:");
    expect(check.headers.get("content-security-policy")).not.toContain("script");
    expect((await trip()).hero.image).toBe(drawn);

    const kept = fieldsIn(check.text);
    expect((await send(ana, at("hero.image"), { ...kept, act: "look" })).text).toContain("así");
    expect(looked).toEqual([expect.stringContaining(`"photo":"${kept.photo}"`)]);
    // Whoever goes on changing chooses the file once.
    const again = await send(ana, at("hero.image"), { ...kept, act: "edit" });
    expect(fieldsIn(again.text)).toMatchObject({ ...said, photo: kept.photo });
    for (const _ of [1, 2]) {
      const answer = await send(ana, at("hero.image"), { ...kept, act: "publish" });
      expect(answer.headers.get("location")).toBe(`${TEAM_PATH}/viajes?hecho=publicado`);
    }
    expect(published).toBe(1);
    expect((await trip()).hero.image).toEqual({
      ...{ ...said, photo: kept.photo, width: 1200, height: 630, drawing: drawn },
    });
    const [entry] = await admin().audit({ limit: 1 });
    expect(entry).toMatchObject({ action: "publish", details: { colleague: expect.any(String) } });

    const list = await get(ana, at());
    expect(list.text).toContain(`src="/assets/fotos/${kept.photo}"`);
    const remove = await filled(ana, at("hero.image"), { act: "remove" });
    const sure = await send(ana, at("hero.image"), remove);
    expect(sure.text).toContain("se quita la foto, y vuelve el dibujo");
    await send(ana, at("hero.image"), { ...fieldsIn(sure.text), act: "publish" });
    expect((await trip()).hero.image).toBe(drawn);
    // Undone as a price is.
    const undo = fieldsIn((await get(ana, `${TEAM_PATH}/viajes`)).text);
    await send(ana, `${TEAM_PATH}/viajes`, undo);
    expect((await trip()).hero.image).toMatchObject({ photo: kept.photo });
  });

  it("is added to the gallery, and goes from it", async () => {
    const ana = await enter(ANA);
    const before = (await trip()).gallery;
    const fields = await filled(ana, at("gallery.nueva"), { ...said, act: "publish" });
    await upload(ana, at("gallery.nueva"), fields, await jpeg());
    const added = (await trip()).gallery;
    expect(added.slice(0, -1)).toEqual(before);
    expect(added.at(-1)).toMatchObject(said);
    const place = at(`gallery.${before.length}`);
    const sure = await send(ana, place, await filled(ana, place, { act: "remove" }));
    await send(ana, place, { ...fieldsIn(sure.text), act: "publish" });
    expect((await trip()).gallery).toEqual(before);
    // A drawing is no photograph that one could take away.
    const drawing = await filled(ana, at("gallery.0"), { act: "remove" });
    expect((await send(ana, at("gallery.0"), drawing)).status).toBe(422);
  });

  it("is refused beside its field, and what was typed stays, with the file that was good", async () => {
    const ana = await enter(ANA);
    const fields = await filled(ana, at("hero.image"), { act: "check" });
    const nothing = await upload(ana, at("hero.image"), fields);
    expect([nothing.status, errorsIn(nothing.text)]).toEqual([
      422,
      {
        photo: "Elige una foto.",
        alt: "Falta: añádelo.",
        caption: "Falta: añádelo.",
        consent: "Falta: añádelo.",
      },
    ]);
    const heavy = new Uint8Array(Buffer.concat([await jpeg(), Buffer.alloc(4_000_000)]));
    const cases: [Uint8Array<ArrayBuffer>, string][] = [
      [new Uint8Array(Buffer.from("<html><script>alert(1)</script>")), "No es una foto JPEG"],
      [heavy, "kB, y caben 300"],
      [(await jpeg()).slice(0, 20_000), "Está dañada"],
    ];
    for (const [file, sentence] of cases) {
      const { status, text } = await upload(ana, at("hero.image"), { ...fields, ...said }, file);
      expect([status, Object.keys(errorsIn(text))]).toEqual([422, ["photo"]]);
      expect(errorsIn(text).photo).toContain(sentence);
      expect(fieldsIn(text)).toMatchObject(said);
    }
    const long = { ...fields, ...said, alt: "x".repeat(301), consent: "  \r\n " };
    const { text } = await upload(ana, at("hero.image"), long, await jpeg());
    expect(errorsIn(text)).toEqual({
      alt: "Acórtalo: caben 300 letras.",
      consent: "Falta: añádelo.",
    });
    const mended: Record<string, string> = { ...fieldsIn(text), ...said, act: "publish" };
    expect(mended.photo).toMatch(/^[\da-f]{32}\.jpg$/);
    expect((await upload(ana, at("hero.image"), mended)).status).toBe(303);
  });

  it("is not another's over which one publishes: the second is told, and keeps file and words", async () => {
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    const mine = await filled(ana, at("hero.image"), { ...said, act: "publish" });
    const theirs = await filled(luis, at("hero.image"), {
      ...{ ...said, caption: "Otra", act: "publish" },
    });
    await upload(ana, at("hero.image"), mine, await jpeg());
    const { status, text } = await upload(luis, at("hero.image"), theirs, await jpeg());
    expect(status).toBe(422);
    expect(text).toContain("No se publicó: ana publicó entretanto");
    expect((await trip()).hero.image).toMatchObject({ caption: said.caption });
    await send(luis, at("hero.image"), { ...fieldsIn(text), act: "publish" });
    expect((await trip()).hero.image).toMatchObject({ caption: "Otra", drawing: "guajira/hero" });
  });

  it("is not taken from who was sent out while it arrived", async () => {
    const ana = await enter(ANA);
    const fields = await filled(ana, at("hero.image"), { ...said, act: "publish" });
    const sendOut = () => admin().revokeAccess(ANA);
    const file = await jpeg();
    const { text } = await upload(ana, at("hero.image"), fields, file, "IMG_0001.jpg", sendOut);
    expect(text).toContain("Tu sesión terminó");
    expect([await stored(), published]).toEqual([[], 0]);
  });

  it("takes nothing from a stranger, from another page, nor without the seal", async () => {
    const ana = await enter(ANA);
    const fields = await filled(ana, at("hero.image"), { ...said, act: "publish" });
    const file = await jpeg();
    const stranger = await upload("", at("hero.image"), fields, file);
    expect([stranger.status, stranger.text]).toEqual([
      413,
      expect.stringContaining("Entra primero"),
    ]);
    const guessed = await upload("maloca_equipo=guess", at("hero.image"), fields, file);
    expect([guessed.status, guessed.text]).toEqual([403, expect.stringContaining("Entra primero")]);
    const sealed = { ...fields, seal: await sealOf(await enter(LUIS)) };
    expect((await upload(ana, at("hero.image"), sealed, file)).status).toBe(403);
    const foreign = pressed({ ...fields }, ana);
    const headers = { ...foreign.headers, "sec-fetch-site": "cross-site" };
    expect((await mails.open(at("hero.image"), { ...foreign, headers }, app)).status).toBe(403);
    // A session that ended: what was typed stands on the page that asks who it is.
    const ended = await send("", at("hero.image"), fields);
    expect(ended.text).toContain(said.consent);
    expect(await stored()).toEqual([]);
    const huge = await upload(ana, at("hero.image"), fields, new Uint8Array(13 * 1024 * 1024));
    expect([huge.status, huge.text]).toEqual([413, expect.stringContaining("La foto pesa")]);
    // It may as well be the session that ended, of which nothing was read.
    expect(huge.text).toContain("entra primero en otra pestaña");
  });

  it("is named by its content alone, and by no path that somebody sends", async () => {
    const ana = await enter(ANA);
    const fields = await filled(ana, at("hero.image"), { ...said, act: "publish" });
    const polyglot = withPart(await jpeg(), 0xfe, "<html><script>alert(1)</script>");
    for (const photo of ["../../maloca.json", "x'; drop table maloca.leads", "0".repeat(32)]) {
      const { status } = await upload(ana, at("hero.image"), { ...fields, photo });
      expect(status).toBe(422);
    }
    await upload(ana, at("hero.image"), fields, polyglot, "../../../x.html");
    const { image } = (await trip()).hero;
    expect(image).toMatchObject({ photo: expect.stringMatching(/^[\da-f]{32}\.jpg$/) });
    const photo = typeof image === "object" && "photo" in image ? image.photo : "";
    expect(await storedPictures(database, [photo])).toEqual([{ photo, width: 1200, height: 630 }]);
    const places = ["", "hero.title", "gallery.99", "packages.0.price", "__proto__", "constructor"];
    for (const place of places) {
      const sent = await upload(ana, at(place), { ...fields, version: "1" }, await jpeg());
      expect([place, sent.headers.get("location")]).toEqual([place, `${TEAM_PATH}/viajes`]);
    }
    expect(
      await createContentCommands({ database, render: async () => {}, who: "x" }).list(),
    ).toMatchObject({ current: 1 });
  });

  it("has one script, which its policy names, and only where a file is chosen", async () => {
    const ana = await enter(ANA);
    const { text, headers } = await get(ana, at("hero.image"));
    const [, script = ""] = /<script>(.*?)<\/script>/s.exec(text) ?? [];
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
    const named = Buffer.from(hash).toString("base64");
    expect(headers.get("content-security-policy")).toContain(`script-src 'sha256-${named}'`);
    const list = await get(ana, at());
    expect(list.text).not.toContain("<script");
    expect(list.headers.get("content-security-policy")).not.toContain("script-src");
  });
});

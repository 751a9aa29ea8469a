import { describe, expect, it } from "vitest";
import { idOf, revokeAccess } from "../src/leads/team-access";
import { jpeg } from "./photographs";
import { ANA, at, LUIS, PUBLISHED, SOLD, useDesk } from "./team-desk";
import { errorsIn, fieldsIn } from "./team-forms";
import { sealOf } from "./team-session";

const GUAJIRA = "trips/guajira";
const OWN = "hero.image";
const HERO = at(GUAJIRA, OWN);

const words = {
  alt: "Una duna frente al mar, con una niña de mochila roja",
  caption: "La duna de Taroa",
  consent: "Yelitza Epiayú y su mamá, el 3 de agosto de 2026",
};
/** Values as a form sends them for a place. */
const below = (place: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([key, text]) => [`${place}.${key}`, text]));
const hero = below(OWN, words);
const file = async (content?: Uint8Array<ArrayBuffer>) =>
  new File([content ?? (await jpeg())], "../../../x.html");

describe("photographs, on the desk", () => {
  const desk = useDesk();
  const { database, seen, get, send, enter, read, filled, publish, undo, upload } = desk;
  const drawn = async () => (await read())[GUAJIRA]?.hero.image;
  const stored = () => database.query("select file from maloca.content_pictures");
  /** Sends a form with a file for a place, and publishes what is shown then. */
  async function put(cookie: string, path: string, own: string, typed: Record<string, string>) {
    const fields = await filled(cookie, path, { ...typed, act: "check" });
    const check = await upload(cookie, path, fields, { [`${own}.file`]: await file() });
    const kept = fieldsIn(check.text);
    expect((await send(cookie, path, { ...kept, act: "publish" })).status).toBe(303);
    return { text: check.text, photo: kept[own] ?? "" };
  }

  it("replace a drawing, are seen first, published and taken away in one act each", async () => {
    const ana = await enter();
    const drawing = await drawn();
    const fields = await filled(ana, HERO, { ...hero, act: "check" });
    const check = await upload(ana, HERO, fields, { [`${OWN}.file`]: await file() });
    for (const line of ["Foto: una foto", `Descripción: «${words.alt}»`, words.consent])
      expect(check.text).toContain(line);
    expect(check.text).not.toContain("Dibujo");
    expect(check.text).toContain(`src="data:image/jpeg;base64,/9j/`);
    expect(await drawn()).toBe(drawing);

    const kept = fieldsIn(check.text);
    expect((await send(ana, HERO, { ...kept, act: "look" })).text).toContain("así");
    expect(JSON.stringify(seen.looked.at(-1)?.documents)).toContain(`"photo":"${kept[OWN]}"`);
    // Whoever goes on changing chooses the file once.
    const again = await send(ana, HERO, { ...kept, act: "edit" });
    expect(fieldsIn(again.text)).toMatchObject({ ...hero, [OWN]: kept[OWN] });
    for (const _ of [1, 2]) {
      const answer = await send(ana, HERO, { ...kept, act: "publish" });
      expect(answer.headers.get("location")).toBe(PUBLISHED);
    }
    expect(seen.published).toBe(1);
    const whole = { ...words, photo: kept[OWN], width: 1200, height: 630, drawing };
    expect(await drawn()).toEqual(whole);
    expect((await get(ana, at(GUAJIRA, "hero"))).text).toContain(`/assets/fotos/${kept[OWN]}"`);
    expect(await publish(ana, HERO, { act: "remove" })).toContain(
      `Se quita «${words.alt}», y vuelve el dibujo`,
    );
    expect(await drawn()).toBe(drawing);
    await undo(ana);
    expect(await drawn()).toEqual(whole);
  });

  it("are added to a gallery, follow it where somebody else takes one away, and go from it", async () => {
    const [ana, luis] = [await enter(), await enter(LUIS)];
    const gallery = async () => (await read()).home.gallery.pictures;
    const before = await gallery();
    const own = (number: number) => `gallery.pictures.${before.length + number}`;
    const add = async (place: string) =>
      put(ana, at("home", "gallery.pictures.nueva"), place, below(place, words));
    expect((await add(own(0))).text).toContain(`Se añade «${words.alt}»`);
    const added = await gallery();
    expect([added.slice(0, -1), added.at(-1)]).toEqual([before, expect.objectContaining(words)]);
    await add(own(1));
    const second = at("home", own(1));
    const mine = await filled(ana, second, { [`${own(1)}.caption`]: "Otra", act: "publish" });
    expect(await publish(luis, at("home", own(0)), { act: "remove" })).toContain(
      `Se quita «${words.alt}»`,
    );
    const told = await send(ana, second, mine);
    expect(told.text).toContain("luis publicó entretanto");
    expect(fieldsIn(told.text)).toMatchObject({
      ...below(own(0), words),
      [`${own(0)}.caption`]: "Otra",
    });
    await publish(ana, at("home", own(0)), { act: "remove" });
    expect(await gallery()).toEqual(before);
    // A drawing of a gallery goes, too, and a story gets a photograph in its text.
    await publish(ana, at("home", "gallery.pictures.0"), { act: "remove" });
    expect(await gallery()).toEqual(before.slice(1));
    const place = "pieces.1.picture";
    await put(ana, at("stories/el-salto", "pieces.nueva3", "0"), place, below(place, words));
    expect((await read())["stories/el-salto"]?.pieces[1]).toMatchObject({
      ...{ kind: "picture", picture: words },
    });
    await publish(ana, at("stories/el-salto", "pieces.1"), { act: "remove" });
    expect((await read())["stories/el-salto"]?.pieces[1]).not.toHaveProperty("picture");
  });

  it("show the face of the consultancy's expert, and nothing of it once it is taken away", async () => {
    const ana = await enter();
    const expert = async () => (await read()).consultancy.expert;
    const before = await expert();
    const form = at("consultancy", "expert");
    const own = "expert.person";
    const photo = `${own}.photo`;
    const person = { name: "Luz Marina", consent: "Ella, el 3 de agosto de 2026" };
    const face = { alt: "Luz Marina", author: "Ana", place: "Nuquí", date: "2026-08" };
    const { text } = await put(ana, form, photo, { ...below(own, person), ...below(photo, face) });
    expect(text).toContain("Nombre: «Luz Marina»");
    expect(text).not.toContain("«Luz Marina» a «");
    expect(await expert()).toMatchObject({ ...before, person: { ...person, photo: face } });
    await publish(ana, form, {
      ...{ act: "check", [`${photo}.remove`]: "1" },
      ...below(own, { name: "", consent: "" }),
    });
    expect(await expert()).toEqual(before);
  });

  it("show a host's face, which may be taken away, on the pages that were chosen", async () => {
    const ana = await enter();
    const host = {
      name: "Yelitza",
      role: "Guía",
      place: "Cabo",
      consent: "Ella",
      pages: "guajira",
    };
    const face = { alt: "Yelitza", author: "Luz", place: "Cabo", date: "2026-08" };
    const photo = "hosts.0.photo";
    const typed = { ...below("hosts.0", host), ...below(photo, face) };
    const { text } = await put(ana, at("trust", "hosts.nueva"), photo, typed);
    for (const line of ["Se añade «Yelitza»", "Páginas: «La Guajira»", "Foto: una foto"])
      expect(text).toContain(line);
    const own = at("trust", "hosts.0");
    await send(ana, own, await filled(ana, own, { act: "look" }));
    expect(seen.looked.at(-1)?.slug).toBe("guajira");
    const none = await filled(ana, own, { "hosts.0.pages": "", act: "check" });
    expect(errorsIn((await send(ana, own, none)).text)).toEqual({
      "hosts.0.pages": "Elige al menos uno.",
    });
    const changed = { "hosts.0.pages": "guajira\nmacarena", [`${photo}.remove`]: "1" };
    const sure = await publish(ana, own, changed);
    expect(sure).toMatch(/Páginas: añade «[^»]*Macarena/);
    expect(sure).toContain("Foto: se quita");
    expect((await read()).trust.hosts).toEqual([{ ...host, pages: ["guajira", "macarena"] }]);
  });

  it("are refused beside their fields, and a file that was good is kept", async () => {
    const ana = await enter();
    const lacks = "Falta: añádelo.";
    for (const [document, part, own, slots] of [
      [GUAJIRA, OWN, OWN, ["alt", "caption", "consent"]],
      ["trips/providencia", "packages.0.image", "packages.0.image", ["alt", "caption", "consent"]],
      ["trust", "photos.nueva", "photos.0", ["alt", "author", "place", "date", "consent"]],
    ] as const) {
      const path = at(document, part);
      const answer = await send(ana, path, await filled(ana, path, { act: "check" }));
      const { [`${own}.pages`]: _, ...errors } = errorsIn(answer.text);
      expect([path, answer.status, errors]).toEqual([
        ...[path, 422],
        {
          [own]: "Elige una foto.",
          ...Object.fromEntries(slots.map((key) => [`${own}.${key}`, lacks])),
        },
      ]);
    }
    const typed = await filled(ana, HERO, { act: "check" });
    const svg = new TextEncoder().encode("<svg onload='alert(1)'>");
    const wrong = await upload(ana, HERO, typed, { [`${OWN}.file`]: await file(svg) });
    expect(errorsIn(wrong.text)[OWN]).toContain("No es una foto JPEG");
    const good = await upload(ana, HERO, typed, { [`${OWN}.file`]: await file() });
    expect(errorsIn(good.text)).not.toHaveProperty([OWN]);
    const kept = { ...fieldsIn(good.text), ...hero, act: "publish" };
    expect((await send(ana, HERO, kept)).status).toBe(303);
  });

  it("are taken from nobody without the seal, and not from who was sent out while they arrived", async () => {
    const ana = await enter();
    const fields = await filled(ana, HERO, { ...hero, act: "publish" });
    const files = { [`${OWN}.file`]: await file() };
    const stolen = { ...fields, seal: await sealOf(await enter(LUIS)) };
    expect((await upload(ana, HERO, stolen, files)).status).toBe(403);
    // A name of a file is no path, and a size is that of the file.
    const forged = { ...fields, [OWN]: "../../maloca.json", [`${OWN}.width`]: "9" };
    expect(errorsIn((await send(ana, HERO, forged)).text)).toHaveProperty([OWN]);
    const sendOut = () => idOf(ANA).then((ana) => revokeAccess(database, ana));
    const { text } = await upload(ana, HERO, fields, files, sendOut);
    expect(text).toContain("Tu sesión terminó");
    expect(text).toContain(words.consent);
    expect([await stored(), seen.published]).toEqual([[], 0]);
  });

  it("may be long only in a session, and say what to do where they are too long", async () => {
    const ana = await enter();
    const fields = await filled(ana, HERO, { ...hero, act: "publish" });
    const heavy = { [`${OWN}.file`]: await file(new Uint8Array(13 * 1024 * 1024)) };
    const huge = await upload(ana, HERO, fields, heavy);
    expect([huge.status, huge.text]).toEqual([413, expect.stringContaining("La foto pesa")]);
    // It may as well be the session that ended, of which nothing was read.
    expect(huge.text).toContain("entra primero en otra pestaña");
    // A form without files is no longer than others.
    const flood = await send(ana, HERO, { ...fields, note: "x".repeat(40_000) });
    expect(flood.status).toBe(413);
    for (const [cookie, status] of [
      ["", 413],
      ["maloca_equipo=guess", 403],
    ] as const) {
      const answer = await upload(cookie, HERO, fields, { [`${OWN}.file`]: await file() });
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining("Entra prim")]);
    }
    const elsewhere = await upload(ana, SOLD, fields, { [`${OWN}.file`]: await file() });
    expect(elsewhere.status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it("have one script, which their policy names, and only where a file is chosen", async () => {
    const ana = await enter();
    const { text, headers } = await get(ana, HERO);
    const [, script = ""] = /<script>(.*?)<\/script>/s.exec(text) ?? [];
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
    const named = Buffer.from(hash).toString("base64");
    expect(headers.get("content-security-policy")).toContain(`script-src 'sha256-${named}'`);
    const list = await get(ana, at(GUAJIRA));
    expect(list.text).not.toContain("<script");
    expect(list.headers.get("content-security-policy")).not.toContain("script-src");
  });
});

import { checkDocuments } from "@maloca/catalog/documents/check";
import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { describe, expect, it } from "vitest";
import { storePicture } from "../src/content/pictures";
import { withoutPhotos } from "../src/content/withdrawn";
import { TEAM_PATH } from "../src/leads/team-access";
import { jpeg } from "./photographs";
import { ANA, at, LUIS, useDesk } from "./team-desk";
import { errorsIn, fieldsIn } from "./team-forms";
import { sealOf } from "./team-session";

const WITHDRAW = `${TEAM_PATH}/fotos`;
const HERO = at("trips/guajira", "hero.image");

const said = {
  alt: "Una niña frente al mar",
  caption: "La duna de Taroa",
  consent: "Yelitza Epiayú y su mamá",
};

/** A page, short enough to be read where it is another. */
const withoutFile = (text: string) => text.replace(/data:[^"]+/g, "");

describe("a photograph whose person takes back the permission", () => {
  const { mails, database, seen, commands, get, send, enter, read, upload } = useDesk();
  const { admin, clock } = mails;

  /** Publishes documents as a function changes them, with a note as the desk writes it. */
  async function publish(change: (documents: object) => void) {
    const { version, documents } = await commands.read();
    const changed = structuredClone(documents);
    change(changed);
    const texts = Object.entries(changed).map(([name, one]) => [name, JSON.stringify(one)]);
    const note = `Portada: La Guajira. Descripción: «${said.alt}». Quién aceptó aparecer: «${said.consent}»`;
    const answer = await commands.publish(Object.fromEntries(texts), version, note);
    expect(answer).toMatchObject({ version: expect.any(Number) });
  }
  const kept = async () => {
    const file = await storePicture(database, await jpeg(), clock());
    if ("mend" in file) throw new Error(file.mend);
    return file;
  };

  it("goes from every page and version for good, asked twice, and is told of by the log", async () => {
    const luis = await enter(LUIS);
    const file = await kept();
    const drawn = (await read())["trips/guajira"]?.hero.image;
    const photo = { ...file, ...said, drawing: drawn };
    const of = { author: "Luz", place: "Cabo", date: "2026-08", pages: ["guajira"] };
    const { alt, consent } = said;
    await publish((all) => {
      Reflect.get(all, "trips/guajira").hero.image = photo;
      Reflect.get(all, "trust").photos = [{ ...file, ...of, alt, consent }];
    });
    await publish((all) => {
      Reflect.get(all, "trips/guajira").hero.lead = "Dunas y mar.";
    });
    const path = `${WITHDRAW}?foto=${file.photo}`;
    expect((await get(luis, HERO)).text).toContain(`href="${path}"`);
    expect((await get(luis, WITHDRAW)).text).toContain(`href="${path}"`);
    const text = withoutFile((await get(luis, path)).text);
    for (const sentence of [
      "fotos de viajeros y reseñas, La Guajira",
      "hacia el 20 de noviembre de 2027",
    ])
      expect(text).toContain(sentence);
    const stolen = { ...fieldsIn(text), seal: await sealOf(await enter(ANA)) };
    expect((await send(luis, path, stolen)).status).toBe(403);
    expect(await commands.picture(file.photo)).toBeDefined();

    for (const _ of [1, 2]) {
      const answer = await send(luis, path, fieldsIn(text));
      expect(answer.headers.get("location")).toBe(`${TEAM_PATH}/viajes?hecho=retirada`);
    }
    expect(seen.published).toBe(1);
    const now = await read();
    expect([now["trips/guajira"]?.hero, now.trust.photos]).toEqual([
      ...[expect.objectContaining({ image: drawn, lead: "Dunas y mar." }), []],
    ]);
    const all = await database.query<{ row: string }>(
      "select documents || note as row from maloca.content_versions",
    );
    expect(all).toHaveLength(3);
    for (const { row } of all)
      for (const trace of [file.photo, ...Object.values(said)]) expect(row).not.toContain(trace);
    expect(await commands.picture(file.photo)).toBeUndefined();
    expect(await admin().audit({ limit: 9 })).toContainEqual(
      expect.objectContaining({
        action: "withdraw",
        details: expect.objectContaining({ reason: "se retiró el permiso" }),
      }),
    );

    // Taken back, a version is without it, and says why.
    const sold = `${TEAM_PATH}/viajes`;
    await send(luis, sold, fieldsIn((await get(luis, sold)).text));
    await send(luis, sold, fieldsIn((await get(luis, sold)).text));
    expect((await get(luis, sold)).text).toContain("Una foto se retiró: su lugar queda sin ella.");
    expect((await read())["trips/guajira"]?.hero.image).toBe(drawn);
    const form = fieldsIn((await get(luis, HERO)).text);
    const files = { "hero.image.file": new File([await jpeg()], "IMG_1.jpg") };
    const again = await upload(luis, HERO, { ...form, act: "check" }, files);
    expect(errorsIn(again.text)["hero.image"]).toMatch(
      /^Se retiró porque quien aparece quitó su permiso/,
    );
  });

  it("goes also where no page shows it; the company's pictures are the owner's", async () => {
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    const social = await kept();
    await publish((all) => {
      Reflect.get(all, "company").pictures.social = social;
    });
    const path = `${WITHDRAW}?foto=${social.photo}`;
    expect((await get(luis, path)).status).toBe(403);
    const sealed = { photo: social.photo, seal: await sealOf(luis) };
    expect((await send(luis, path, sealed)).status).toBe(403);
    await publish((all) => {
      Reflect.get(all, "company").pictures = { drawings: {} };
    });
    const text = withoutFile((await get(ana, path)).text);
    expect(text).toContain("Ninguna página la muestra ahora.");
    await send(ana, path, fieldsIn(text));
    expect(await commands.picture(social.photo)).toBeUndefined();
    const versions = await database.query("select number from maloca.content_versions");
    expect(versions).toHaveLength(2);
  });

  it("leaves documents that are whole, wherever it stood", () => {
    const photo = `${"a".repeat(32)}.jpg`;
    const given = { photo, width: 1600, height: 900, ...said };
    const whole = structuredClone(shippedDocuments);
    for (const document of Object.values(whole)) {
      const { hero, gallery, packages, image } = document;
      if (hero?.image) hero.image = given;
      if (image) document.image = given;
      if (Array.isArray(gallery)) document.gallery = [given, { ...given, drawing: gallery[0] }];
      for (const one of packages ?? []) if ("image" in one) one.image = given;
    }
    Object.assign(whole["trips/guajira"] ?? {}, { gallery: [given] });
    const left = withoutPhotos(whole, [photo]);
    expect(JSON.stringify(left)).not.toContain(photo);
    const texts = Object.entries(left as object).map(([name, one]) => [name, JSON.stringify(one)]);
    expect(checkDocuments(Object.fromEntries(texts))).not.toHaveProperty("problems");
    expect(withoutPhotos(shippedDocuments, [photo])).toEqual(shippedDocuments);
  });
});

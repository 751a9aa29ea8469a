import { beforeEach, describe, expect, it } from "vitest";
import { createContentCommands } from "../src/content/commands";
import { TEAM_PATH } from "../src/leads/team-access";
import { useMails } from "./mails";
import { jpeg } from "./photographs";
import { errorsIn, fieldsIn, uploaded } from "./team-forms";
import { pressed, sealOf, signIn } from "./team-session";

const ANA = "ana@maloca.example";
const LUIS = "luis@maloca.example";
const team = [ANA, LUIS];
const SOLD = `${TEAM_PATH}/viajes`;
const TRUST = `${TEAM_PATH}/fotos/confianza`;
const at = (part: string) => `${TRUST}?parte=${part}`;

const host = {
  name: "Yelitza Epiayú",
  role: "Guía",
  place: "Cabo de la Vela",
  consent: "Ella, el 3 de agosto de 2026",
};

describe("hosts, travellers' photographs and reviews, on the desk", () => {
  const mails = useMails("PGlite", team.join());
  const { clock, database } = mails;
  let published = 0;
  let looked: string[] = [];
  beforeEach(() => {
    [published, looked] = [0, []];
  });
  const content = {
    render: async () => {},
    onPublished: () => void published++,
    pageOf: async (_: object, slug: string) => {
      looked.push(slug);
      return "<title>así</title>";
    },
  };
  const app = { team, content };
  const enter = (address: string) => signIn(mails.app(), database, address, clock());
  const get = (cookie: string, path: string) => mails.open(path, { headers: { cookie } }, app);
  const send = (cookie: string, path: string, typed: Record<string, string>) =>
    mails.open(path, pressed(typed, cookie), app);
  const upload = async (
    cookie: string,
    path: string,
    typed: Record<string, string>,
    files: Record<string, File> = {},
  ) => mails.open(path, await uploaded(typed, cookie, files), app);
  const read = async () =>
    (await createContentCommands({ database, render: async () => {}, who: "x" }).read()).documents;
  const filled = async (cookie: string, path: string, typed: Record<string, string>) => ({
    ...fieldsIn((await get(cookie, path)).text),
    ...typed,
  });
  const below = (place: string, values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [`${place}.${key}`, value]));
  const photo = async () => new File([await jpeg()], "IMG_1.jpg");

  it("adds a host with a face, is seen first, changed, taken away, and undone in one act each", async () => {
    const ana = await enter(ANA);
    const added = at("hosts.nueva");
    const face = { alt: "Yelitza", author: "Luz", place: "Cabo", date: "2026-08" };
    const typed = {
      ...below("hosts.0", { ...host, pages: "guajira" }),
      ...below("hosts.0.photo", face),
    };
    const fields = await filled(ana, added, { ...typed, act: "check" });
    const check = await upload(ana, added, fields, { "hosts.0.photo.file": await photo() });
    for (const line of [
      "Se añade «Yelitza Epiayú»",
      "Oficio: «Guía»",
      "Páginas: «La Guajira»",
      "Foto: una foto",
    ])
      expect(check.text).toContain(line);
    expect(check.text).toContain('src="data:image/jpeg;base64,/9j/');
    expect((await read()).trust.hosts).toEqual([]);
    const kept = fieldsIn(check.text);
    await send(ana, added, { ...kept, act: "look" });
    expect(looked.at(-1)).toBe("guajira");
    await send(ana, added, { ...kept, act: "publish" });
    const whole = {
      ...host,
      pages: ["guajira"],
      photo: { ...face, photo: kept["hosts.0.photo"], width: 1200, height: 630 },
    };
    expect((await read()).trust.hosts).toEqual([whole]);
    expect((await get(ana, TRUST)).text).toContain(`src="/assets/fotos/${whole.photo.photo}"`);

    const one = at("hosts.0");
    // Another trip, and no face.
    const other = await filled(ana, one, { "hosts.0.pages": "", "hosts.0.photo.remove": "1" });
    expect(errorsIn((await send(ana, one, { ...other, act: "check" })).text)).toEqual({
      "hosts.0.pages": "Elige al menos uno.",
    });
    const changed = { ...other, "hosts.0.pages": "guajira\nmacarena", act: "check" };
    const sure = await send(ana, one, changed);
    expect(sure.text).toMatch(/Páginas: añade «[^»]*Macarena/);
    expect(sure.text).toContain("Foto: se quita");
    await send(ana, one, { ...fieldsIn(sure.text), act: "publish" });
    expect((await read()).trust.hosts).toEqual([{ ...host, pages: ["guajira", "macarena"] }]);

    const removing = await send(ana, one, await filled(ana, one, { act: "remove" }));
    expect(removing.text).toContain("Se quita «Yelitza Epiayú»");
    await send(ana, one, { ...fieldsIn(removing.text), act: "publish" });
    expect((await read()).trust.hosts).toEqual([]);
    await send(ana, SOLD, fieldsIn((await get(ana, SOLD)).text));
    expect((await read()).trust.hosts).toHaveLength(1);
    expect(published).toBe(4);
  });

  it("says beside each field what a photograph and a review lack, and keeps the file that was good", async () => {
    const ana = await enter(ANA);
    const added = at("photos.nueva");
    const nothing = await upload(ana, added, await filled(ana, added, { act: "check" }));
    const lacks = "Falta: añádelo.";
    expect([nothing.status, errorsIn(nothing.text)]).toEqual([
      422,
      {
        "photos.0": "Elige una foto.",
        ...below("photos.0", { alt: lacks, author: lacks, place: lacks, date: lacks }),
        ...below("photos.0", { pages: "Elige al menos uno.", consent: lacks }),
      },
    ]);
    const page = new File(["<svg onload='alert(1)'>"], "foto.jpg");
    const wrong = await upload(ana, added, fieldsIn(nothing.text), { "photos.0.file": page });
    expect(errorsIn(wrong.text)["photos.0"]).toContain("No es una foto JPEG");
    const good = await upload(ana, added, fieldsIn(nothing.text), {
      "photos.0.file": await photo(),
    });
    expect(errorsIn(good.text)).not.toHaveProperty(["photos.0"]);
    const said = { alt: "El mar", author: "Luz", place: "Cabo", date: "2026-08", consent: "nadie" };
    const rest = below("photos.0", { ...said, pages: "guajira" });
    await send(ana, added, { ...fieldsIn(good.text), ...rest, act: "publish" });
    const [stored] = (await read()).trust.photos;
    expect(stored).toMatchObject({ ...said, pages: ["guajira"], width: 1200 });

    const review = at("reviews.nueva");
    const text = "Volveré.";
    const typed = await filled(ana, review, below("reviews.0", { text, author: "Ana" }));
    const refused = await send(ana, review, { ...typed, act: "publish" });
    expect(Object.keys(errorsIn(refused.text)).sort()).toEqual(
      ["consent", "date", "page"].map((name) => `reviews.0.${name}`),
    );
    expect(fieldsIn(refused.text)["reviews.0.text"]).toBe(text);
  });

  it("keeps another's item apart, where somebody published meanwhile", async () => {
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    const added = at("hosts.nueva");
    const own = (name: string) => below("hosts.0", { ...host, name, pages: "guajira" });
    const mine = await filled(ana, added, { ...own("Ana"), act: "publish" });
    await send(luis, added, await filled(luis, added, { ...own("Luis"), act: "publish" }));
    const told = await send(ana, added, mine);
    expect(told.status).toBe(422);
    expect(told.text).toContain("luis publicó entretanto");
    await send(ana, added, { ...fieldsIn(told.text), act: "publish" });
    const names = async () => (await read()).trust.hosts.map(({ name }) => name);
    expect(await names()).toEqual(["Luis", "Ana"]);
    // Ana's form of the second, whose number changes when the first goes.
    const second = await filled(ana, at("hosts.1"), { "hosts.1.role": "Cocinera", act: "publish" });
    const first = await send(
      luis,
      at("hosts.0"),
      await filled(luis, at("hosts.0"), { act: "remove" }),
    );
    await send(luis, at("hosts.0"), { ...fieldsIn(first.text), act: "publish" });
    const again = await send(ana, at("hosts.1"), second);
    expect(fieldsIn(again.text)).toMatchObject({
      "hosts.0.role": "Cocinera",
      "hosts.0.name": "Ana",
    });
  });

  it("takes nothing from a stranger, without the seal, or of what is the owner's", async () => {
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    const marks = `${TEAM_PATH}/fotos/empresa`;
    const added = at("photos.nueva");
    const fields = await filled(ana, added, { act: "check" });
    const files = { "photos.0.file": await photo() };
    const his = await sealOf(luis);
    const mark = { ...(await filled(ana, marks, { act: "check" })), seal: his };
    for (const [cookie, path, typed, status] of [
      ["", added, fields, 413],
      ["maloca_equipo=guess", added, fields, 403],
      [ana, added, { ...fields, seal: his }, 403],
      [luis, marks, mark, 403],
      [ana, `${TEAM_PATH}/fotos/otra`, fields, 404],
    ] as const) {
      const answer = await upload(cookie, path, typed, {
        ...files,
        "pictures.social.file": await photo(),
      });
      expect([path, answer.status]).toEqual([path, status]);
    }
    expect((await get(luis, marks)).status).toBe(403);
    // A name of a file is no path, and a size is that of the file.
    const forged = { ...fields, "photos.0": "../../maloca.json", "photos.0.width": "9" };
    expect(errorsIn((await send(ana, added, forged)).text)).toHaveProperty(["photos.0"]);
    expect(await database.query("select file from maloca.content_pictures")).toEqual([]);
    expect(published).toBe(0);
  });

  it("has no form for an address that names nothing", async () => {
    const ana = await enter(ANA);
    for (const part of ["hosts.0", "hosts.x", "constructor.0", "photos.-1", "rntUrl", "hosts"])
      expect([part, (await get(ana, at(part))).headers.get("location")]).toEqual([part, TRUST]);
  });

  it("changes the two facts beside the lists", async () => {
    const ana = await enter(ANA);
    const facts = at("datos");
    const wrong = await send(ana, facts, await filled(ana, facts, { rntUrl: "x", act: "publish" }));
    expect(errorsIn(wrong.text)).toHaveProperty("rntUrl");
    const typed = { rntUrl: "https://rnt.example/1", answerTime: "menos de 4 horas" };
    await send(ana, facts, await filled(ana, facts, { ...typed, act: "publish" }));
    expect((await read()).trust).toMatchObject(typed);
    await send(ana, facts, await filled(ana, facts, { answerTime: "", act: "publish" }));
    expect((await read()).trust).not.toHaveProperty("answerTime");
  });
});

import { shippedDocuments } from "@maloca/catalog/documents/documents";
import type { StoryDocument } from "@maloca/catalog/documents/story-document";
import { describe, expect, it } from "vitest";
import { createContentCommands } from "../src/content/commands";
import { allTextsParts, textsFields } from "../src/content/texts-fields";
import { TEAM_PATH } from "../src/leads/team-access";
import { useMails } from "./mails";
import { jpeg } from "./photographs";
import { errorsIn, fieldsIn, uploaded } from "./team-forms";
import { pressed, signIn } from "./team-session";

const LUIS = "luis@maloca.example";
const team = ["ana@maloca.example", LUIS];
const PHOTOS = `${TEAM_PATH}/fotos/textos`;
const TEXTS = `${TEAM_PATH}/textos`;
const at = (part: string) => `${TEXTS}?parte=${part}`;

describe("the texts of pages, on the desk", () => {
  const mails = useMails("PGlite", team.join());
  const { clock, database } = mails;
  const looked: string[] = [];
  const content = {
    render: async () => {},
    onPublished: () => {},
    pageOf: async (_: object, slug: string) => {
      looked.push(slug);
      return "<title>así</title>";
    },
  };
  const app = { team, content };
  const enter = () => signIn(mails.app(), database, LUIS, clock());
  const get = async (cookie: string, path: string) =>
    (await mails.open(path, { headers: { cookie } }, app)).text;
  const send = (cookie: string, path: string, typed: Record<string, string>) =>
    mails.open(path, pressed(typed, cookie), app);
  const read = async () =>
    (await createContentCommands({ database, render: async () => {}, who: "x" }).read()).documents;

  /** What a form has, with what somebody typed into it. */
  const filled = async (cookie: string, part: string, typed: Record<string, string>) => ({
    ...fieldsIn(await get(cookie, at(part))),
    ...typed,
  });
  const publish = async (cookie: string, part: string, typed: Record<string, string>) => {
    const { status, text } = await send(cookie, at(part), { ...typed, act: "publish" });
    expect(status, text).toBe(303);
  };

  it("changes a section of a page and an item of a list, which are looked at first", async () => {
    const luis = await enter();
    for (const [above, part, place, slug, said] of [
      ["", "home.pilot", "pilot.name", "", "Nombre: «Jardín del Mar», ahora «Así no»"],
      ["", "consultancy.expert", "expert.role", "consultoria", "Oficio: «"],
      [
        ...["", "home.programmes", "programmes.seasonal.title", ""],
        "De temporada, Nombre: «De temporada», ahora «Así no»",
      ],
      [
        ...["home.problem", "home.problem.points.1", "problem.points.1.title", ""],
        "Título: «Se cuida poco», ahora «Así no»",
      ],
      [
        ...["stories/el-salto", "stories/el-salto.pieces.0", "pieces.0.text", "blog/el-salto"],
        "Subtítulo: «",
      ],
    ] as [above: string, part: string, place: string, slug: string, said: string][]) {
      const from = await get(luis, above ? at(above) : TEXTS);
      expect(from).toContain(`href="${at(encodeURIComponent(part))}"`);
      const typed = await filled(luis, part, { [place]: "Así no" });
      expect(JSON.stringify(typed)).not.toContain("[object");
      const check = await send(luis, at(part), { ...typed, act: "check" });
      expect(check.text).toContain(said);
      await send(luis, at(part), { ...typed, act: "look" });
      expect(looked.at(-1)).toBe(slug);
      await publish(luis, part, typed);
    }
    const { home, consultancy, ...rest } = await read();
    expect([home.problem.points[1]?.title, home.pilot.name, consultancy.expert.role]).toEqual([
      ...["Así no", "Así no", "Así no"],
    ]);
    expect(rest["stories/el-salto"]?.pieces[0]).toEqual({ kind: "heading", text: "Así no" });
    expect(home.problem.picture).toBe("choco/heliconia");
  });

  it("adds an item of a list in its place, takes one away, and turns a switch on and off", async () => {
    const luis = await enter();
    const { pieces } = (await read())["stories/el-salto"] as StoryDocument;
    const added = "stories/el-salto.pieces.nueva2&de=0";
    const page = await get(luis, at("stories/el-salto.pieces.0"));
    expect(page).toContain(`href="${at("stories%2Fel-salto.pieces.nueva2&amp;de=0")}"`);
    const said = await filled(luis, added, { "pieces.1.text": "Dijo." });
    const check = await send(luis, at(added), { ...said, act: "check" });
    expect(check.text).toContain("<li>Se añade «Dijo.»</li><li>Cita: «Dijo.»</li>");
    await publish(luis, added, said);
    await publish(luis, added.replace("nueva2&de=0", "0"), {
      ...(await filled(luis, "stories/el-salto.pieces.0", {})),
      remove: "1",
    });
    const story = (await read())["stories/el-salto"] as StoryDocument;
    expect(story.pieces).toEqual([{ kind: "quote", text: "Dijo." }, ...pieces.slice(1)]);

    // A place has a picture, which is another's at first.
    const tile = (await read()).home.tiles.items.at(-1);
    const number = (await read()).home.tiles.items.length;
    const own = `tiles.items.${number}`;
    const typed = { [`${own}.trip`]: "guajira", [`${own}.line`]: "Dunas" };
    expect(await get(luis, at("home.tiles.items.nueva0"))).toContain(">La Guajira</option>");
    const place = await filled(luis, "home.tiles.items.nueva0", typed);
    await publish(luis, "home.tiles.items.nueva0", place);
    expect((await read()).home.tiles.items[number]).toEqual({
      ...{ trip: "guajira", line: "Dunas", picture: tile?.picture },
    });

    const one = "consultancy.hours.packages.0";
    const shown = (await read()).consultancy.hours.packages[0];
    for (const [sent, recommended] of [
      ["1", true],
      ["", undefined],
    ] as const) {
      const on = { "hours.packages.0.recommended": sent };
      await publish(luis, one, await filled(luis, one, on));
      expect((await read()).consultancy.hours.packages[0]).toEqual({ ...shown, recommended });
    }
  });

  it("adds a story, hidden until it is shown", async () => {
    const luis = await enter();
    const form = "stories/nueva";
    const typed = await filled(luis, form, { title: "La orilla", slug: "la-orilla" });
    const lacking = await send(luis, at(form), { ...typed, act: "check" });
    expect(errorsIn(lacking.text)).toMatchObject({ lead: "Falta: añádelo." });
    const told = { description: "Una frase.", eyebrow: "Nuquí", lead: "Entrada." };
    const card = { "card.excerpt": "Resumen.", "card.category": "Río" };
    await publish(luis, form, { ...typed, ...told, ...card, "pieces.0.text": "Uno." });
    const { home, ...rest } = await read();
    expect(rest["stories/la-orilla"]).toMatchObject({ slug: "la-orilla", ...told });
    expect(home.blog.stories).not.toContain("la-orilla");
    await publish(
      luis,
      "stories/la-orilla",
      await filled(luis, "stories/la-orilla", { shown: "yes" }),
    );
    expect((await read()).home.blog.stories.at(-1)).toBe("la-orilla");
  });

  it("has no two fields that are called the same: what was typed goes by it into a newer form", () => {
    const forms = allTextsParts(shippedDocuments);
    expect(forms.length).toBeGreaterThan(34);
    for (const part of forms) {
      const names = textsFields(part, shippedDocuments).map(({ group, label }) => group + label);
      expect(new Set(names).size, part.name).toBe(names.length);
      expect(names, part.name).not.toContain("");
    }
  });

  it("changes a trip's titles, and puts a photograph in the place of a drawing of texts", async () => {
    const luis = await enter();
    const trip = "trips/cartagena";
    const title = { "hero.title": "Así sí", fixedConcept: "1" };
    await publish(luis, trip, await filled(luis, trip, title));
    const point = `${trip}.highlights.items.0`;
    await publish(luis, point, await filled(luis, point, { "highlights.items.0.title": "Uno" }));
    expect((await read())[trip]).toMatchObject({
      ...{ hero: { title: "Así sí" }, fixedConcept: true },
      highlights: { items: expect.arrayContaining([expect.objectContaining({ title: "Uno" })]) },
    });

    const place = `${PHOTOS}?parte=home.tiles.items.1.picture`;
    expect(await get(luis, at("home.tiles"))).toContain(`href="${place}"`);
    const typed: Record<string, string> = { ...fieldsIn(await get(luis, place)), act: "publish" };
    const said = { alt: "Dunas al sol", caption: "Dunas", consent: "nadie" };
    const own = "tiles.items.1.picture";
    for (const [key, text] of Object.entries(said)) typed[`${own}.${key}`] = text;
    const file = new File([await jpeg()], "IMG_1.jpg");
    const sent = await uploaded(typed, luis, { [`${own}.file`]: file });
    const drawing = (await read()).home.tiles.items[1]?.picture;
    const done = await mails.open(place, sent, app);
    expect(done.status, done.text).toBe(303);
    const size = { width: 1200, height: 630 };
    expect((await read()).home.tiles.items[1]?.picture).toMatchObject({
      ...said,
      ...size,
      drawing,
    });
  });

  it("says beside a field what is wrong", async () => {
    const luis = await enter();
    const place = "customTrip.consultation.text";
    const typed = fieldsIn(await get(luis, at("home.customTrip")));
    const wrong = { ...typed, [place]: "Vale {preco}.", act: "check" };
    const { status, text } = await send(luis, at("home.customTrip"), wrong);
    expect(status).toBe(422);
    expect(errorsIn(text)[place]).toContain("Entre llaves solo cabe {minutos} o {precio}");
  });

  it("leads to the list from a form that is none", async () => {
    const luis = await enter();
    const lost = await mails.open(at("home.trips"), { headers: { cookie: luis } }, app);
    expect(lost.status).toBe(303);
  });
});

import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { describe, expect, it } from "vitest";
import { createContentCommands } from "../src/content/commands";
import { textsFields, textsParts } from "../src/content/texts-fields";
import { TEAM_PATH } from "../src/leads/team-access";
import { useMails } from "./mails";
import { errorsIn, fieldsIn } from "./team-forms";
import { pressed, signIn } from "./team-session";

const LUIS = "luis@maloca.example";
const team = ["ana@maloca.example", LUIS];
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

  it("changes a section of a page and a piece of a story, which are looked at first", async () => {
    const luis = await enter();
    const list = await get(luis, TEXTS);
    const changes: [part: string, place: string, slug: string, said: string][] = [
      ["home.problem", "problem.points.1.title", "", "Título (2): «Se cuida poco», ahora «Así no»"],
      [
        ...["home.programmes", "programmes.seasonal.title", ""],
        "De temporada, Nombre: «De temporada», ahora «Así no»",
      ] as [string, string, string, string],
      ["home.pilot", "pilot.name", "", "Nombre: «Jardín del Mar», ahora «Así no»"],
      ["consultancy.expert", "expert.role", "consultoria", "Oficio: «"],
      ["stories/el-salto", "pieces.0.text", "blog/el-salto", "Subtítulo (1): «"],
    ];
    for (const [part, place, slug, said] of changes) {
      expect(list).toContain(`href="${at(encodeURIComponent(part))}"`);
      const typed = { ...fieldsIn(await get(luis, at(part))), [place]: "Así no" };
      expect(JSON.stringify(typed)).not.toContain("[object");
      const check = await send(luis, at(part), { ...typed, act: "check" });
      expect(check.text).toContain(said);
      await send(luis, at(part), { ...typed, act: "look" });
      expect(looked.at(-1)).toBe(slug);
      const done = await send(luis, at(part), { ...typed, act: "publish" });
      expect(done.status, done.text).toBe(303);
    }
    const { home, consultancy, ...rest } = await read();
    expect([home.problem.points[1]?.title, home.pilot.name, consultancy.expert.role]).toEqual([
      ...["Así no", "Así no", "Así no"],
    ]);
    expect(rest["stories/el-salto"]?.pieces[0]).toEqual({ kind: "heading", text: "Así no" });
    expect(home.problem.picture).toBe("choco/heliconia");
  });

  it("has no two fields that are called the same: what was typed goes by it into a newer form", () => {
    const forms = textsParts(shippedDocuments).flatMap(({ parts }) => parts);
    expect(forms.length).toBeGreaterThan(20);
    for (const part of forms) {
      const names = textsFields(part, shippedDocuments).map(({ group, label }) => group + label);
      expect(new Set(names).size, part.name).toBe(names.length);
    }
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

// tier: merge

import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { TEAM_PATH } from "../src/leads/team-access";
import type { Running } from "../src/start";
import { done, refused, runCommand, testServer } from "./in-process";
import { jpeg } from "./photographs";
import { at } from "./team-desk";
import { fieldsIn, uploaded } from "./team-forms";
import { cookiesOf, pressed } from "./team-session";
import { createDatabase, dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

// What is sold, changed on running servers by the operator's command, as a visitor then sees it.

const PATIENCE = { timeout: limit(30) };

/** The document of a new trip, as the recipe has it. */
async function newTrip(): Promise<string> {
  const recipe = fileURLToPath(new URL("../../../docs/recipes/trip-page.md", import.meta.url));
  const [, text = ""] = /```json\n(\{.*?)```/s.exec(await readFile(recipe, "utf8")) ?? [];
  return text;
}

const pageAt = async (url: string, path: string) => {
  const answer = await fetch(url + path);
  return { status: answer.status, text: await answer.text() };
};

/** Waits until a page says something. */
const says = (url: string, path: string, text: string) =>
  vi.waitFor(async () => expect((await pageAt(url, path)).text).toContain(text), PATIENCE);

describe("on a running server", () => {
  let server: Running;
  let variables: Record<string, string>;
  let folder: string;
  let now = new Date();
  const logged: string[] = [];

  const edit = async (file: string, change: (text: string) => string) => {
    const path = join(folder, file);
    const text = await readFile(path, "utf8");
    expect(change(text)).not.toBe(text);
    await writeFile(path, change(text));
  };
  const refusal = async () => (await runCommand(["content", "import", folder], variables)).stderr;
  const publish = (...more: string[]) => done(variables, "content", "import", folder, ...more);

  beforeAll(async () => {
    variables = { DATA_DIR: await dataFolder() };
    const log = (event: string, facts?: object) => void logged.push(JSON.stringify([event, facts]));
    server = await testServer(variables, { clock: () => now, pollMs: 200, log });
    folder = await temporaryFolder();
    expect(await done(variables, "content", "export", folder)).toContain("20 documentos en ");
  });

  it("exports a schema beside each document, which knows its fields, for editors", async () => {
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      /^((trips|stories)\/)?[\w-]+\.json$/.test(file),
    );
    expect(files.length).toBe(20);
    for (const file of files) {
      const { $schema, ...document } = JSON.parse(await readFile(join(folder, file), "utf8"));
      const schema = JSON.parse(await readFile(join(folder, dirname(file), $schema), "utf8"));
      expect(schema.additionalProperties, file).toBe(false);
      const known = Object.keys(schema.properties);
      expect(known, file).toEqual(expect.arrayContaining(["$schema", ...Object.keys(document)]));
      expect(Object.keys(document), file).toEqual(expect.arrayContaining(schema.required));
    }
  });
  afterAll(() => server.close());

  it("shows a price on every page that says it, without build or restart", async () => {
    expect(await publish()).toContain("Nada cambió");
    await edit("trips/macarena.json", (text) => text.replace("2650000", "2712345"));
    const said = await publish("--note", "precio de enero");
    expect(said).toContain("trips/macarena.json packages.0.price.cop: 2650000 → 2712345");
    await says(server.url, "/macarena", "2.712.345");
    const { text } = await pageAt(server.url, "/macarena");
    expect(text).not.toContain("2.650.000");
    expect(text).toContain('"price":2712345');
    expect((await pageAt(server.url, "/")).text).toContain("2.712.345");
    const told = JSON.parse((await pageAt(server.url, "/cdn/operator.json")).text);
    expect(told).toMatchObject({ name: "Maloca", version: expect.any(String) });
    const [first] = Object.values(told.trips.macarena.packages);
    expect(first).toMatchObject({ amount: "2712345" });
    const asked = { name: "read_trip", arguments: { trip: "macarena" } };
    const answer = await fetch(`${server.url}/mcp`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: asked }),
    });
    expect(await answer.text()).toContain("2.712.345");
    expect(await done(variables, "content", "list")).toMatch(/1 .* precio de enero +se muestra/);
  });

  it("shows documents of every kind, a new trip and a new story, and hides what is left out", async () => {
    const read = async (file: string) => JSON.parse(await readFile(join(folder, file), "utf8"));
    const write = (file: string, document: object) =>
      writeFile(join(folder, file), JSON.stringify(document));
    await writeFile(join(folder, "trips/amazonas.json"), await newTrip());
    const frame = "https://rutas.example/amazonas";
    await edit("trips/amazonas.json", (text) =>
      text.replace(
        '"slug": "amazonas",',
        `"slug": "amazonas", "formerSlugs": ["guajira"], "itinerary": { "title": "Los días", "frameUrl": "${frame}" },`,
      ),
    );
    await mkdir(join(folder, "fotos"), { recursive: true });
    await cp("site/public/art/og/guajira.jpg", join(folder, "fotos/rio-1.jpg"));
    const said = { alt: "El río al amanecer", author: "Luz", place: "Leticia", date: "2026-08" };
    const trustOf = (page: string) => ({
      photos: [{ photo: "rio-1.jpg", ...said, consent: "nadie", pages: [page] }],
      ...{ hosts: [], reviews: [] },
    });
    await write("trust.json", trustOf("marte"));
    expect(await refusal()).toContain("trust.json photos.0.pages: no existe trips/marte.json");
    await write("trust.json", trustOf("amazonas"));
    const story = await read("stories/el-salto.json");
    const next = { ...story, slug: "la-orilla", title: "La orilla", layout: "across" };
    await write("stories/la-orilla.json", next);
    const { trips, problem, pilot, partners, ...home } = await read("home.json");
    const hidden = ["cartagena", "eje-cafetero", "guaviare", "guajira"];
    await write("home.json", {
      trips: ["amazonas", ...trips.filter((slug: string) => !hidden.includes(slug))],
      problem: { ...problem, title: "Hay lugares que se cansan" },
      pilot: { ...pilot, families: 6123 },
      partners: { ...partners, hotels: { ...partners.hotels, communities: 31, operator: 64 } },
      ...home,
    });
    await edit("home.json", (text) => text.replace('"el-salto"', '"la-orilla"'));
    await edit("consultancy.json", (text) =>
      text.replace('"usd": 50', '"usd": 61').replace("Lo andado", "Lo caminado"),
    );
    await edit("trips/voluntariado.json", (text) =>
      text.replace("El mar trae el calendario", "El mar manda"),
    );
    const told = await publish();
    expect(told).toMatch(/home\.json trips: quita .*"guajira".*, añade "amazonas"/);
    expect(told).toContain("home.json pilot.families: 60 → 6123");
    await says(server.url, "/amazonas", "Amazonas: Río Grande");

    const trip = (await pageAt(server.url, "/amazonas")).text;
    expect(trip).toContain('alt="El río al amanecer"');
    expect(trip).toContain(frame);
    const { text } = await pageAt(server.url, "/");
    for (const shown of ['href="/amazonas"', "cansan", "6.123</dd>", "31 %", "--c:31%"])
      expect(text).toContain(shown);
    for (const trip of ["cartagena", "eje-cafetero"]) expect(text).not.toContain(`href="/${trip}"`);
    expect(text).toMatch(/Vale 61.USD.*href="\/blog\/la-orilla"/s);
    for (const path of ["/consultoria", "/blog/choco-checkpoint"])
      expect((await pageAt(server.url, path)).text).toContain("6123 familias");
    expect((await pageAt(server.url, "/guaviare")).text).toContain("Página no encontrada");
    expect((await pageAt(server.url, "/blog/la-orilla")).text).toContain("/art/og/home.jpg");
    expect((await pageAt(server.url, "/blog/el-salto")).status).toBe(404);
    expect((await pageAt(server.url, "/consultoria")).text).toMatch(/30 min.*61.USD.*Lo caminado/s);
    expect((await pageAt(server.url, "/voluntariado")).text).toContain("El mar manda");
    const map = (await pageAt(server.url, "/sitemap.xml")).text;
    for (const path of ["/amazonas", "/blog/la-orilla"]) expect(map).toContain(`${path}</loc>`);
    expect(map).not.toContain("/guajira</loc>");
    const offered = JSON.parse((await pageAt(server.url, "/cdn/operator.json")).text).trips;
    expect(Object.keys(offered)).toContain("amazonas");
    expect(Object.keys(offered)).not.toContain("guajira");
    const former = await fetch(`${server.url}/guajira/?de=aliado`, { redirect: "manual" });
    expect([former.status, former.headers.get("location")]).toEqual([301, "/amazonas?de=aliado"]);
    // The folder has the name and the size by which the server keeps a photograph.
    expect((await read("trust.json")).photos).toMatchObject([
      { photo: expect.stringMatching(/^[\da-f]{32}\.jpg$/), width: 1200 },
    ]);
    await write("home.json", { ...(await read("home.json")), trips: ["amazonas", ...trips] });
    await edit("home.json", (text) => text.replace(',"guajira"', ""));
    await publish();
    await says(server.url, "/guaviare", "2.362.000");
  });

  it("publishes nothing of a folder with a wrong document, and says where and how to mend it", async () => {
    await edit("trips/macarena.json", (text) => text.replace("2712345", '"2.712.345"'));
    await edit("trips/cartagena.json", (text) => text.replace(/"title": "/, '"title": "¡Ya! '));
    const { code, stderr } = await runCommand(["content", "import", folder], variables);
    expect(code).toBe(1);
    expect(stderr).toContain(
      "trips/macarena.json packages.0.price.cop: escribe un número, sin comillas",
    );
    expect((await pageAt(server.url, "/cartagena")).text).not.toContain("¡Ya!");
    // What is typed and not published is not written over.
    expect(await refused(variables, "content", "export", folder)).toContain(
      "cambios sin publicar: ",
    );
    await edit("trips/macarena.json", (text) => text.replace('"2.712.345"', "2712345"));
    await publish();
    expect(await done(variables, "content", "export", folder)).toContain(
      "22 documentos y 1 foto en ",
    );
    await says(server.url, "/cartagena", "¡Ya!");
  });

  it("shows a photograph that a colleague puts in the place of a drawing, and carries it along", async () => {
    const form = server.url + at("trips/macarena", "hero.image");
    const link = /\/equipo\/entrar\/\w+/.exec(await done(variables, "link", "ana@maloca.example"));
    const entered = await fetch(server.url + link?.[0], { ...pressed({}), redirect: "manual" });
    const cookie = cookiesOf(entered);
    const fields = fieldsIn(await (await fetch(form, { headers: { cookie } })).text());
    const said = {
      alt: "Un caño rojo",
      caption: "Caño Cristales",
      consent: "Yelitza, el 3 de agosto",
    };
    for (const [name, value] of Object.entries(said)) fields[`hero.image.${name}`] = value;
    const files = { "hero.image.file": new File([await jpeg()], "IMG.jpg") };
    const sent = await uploaded({ ...fields, act: "check" }, cookie, files);
    const kept = fieldsIn(await (await fetch(form, sent)).text());
    const photo = kept["hero.image"] ?? "";
    const address = `/assets/fotos/${photo}`;
    // Nobody gets it before it is published, but who looks at the page as it will be.
    const looked = await fetch(form, pressed({ ...kept, act: "look" }, cookie));
    expect(await looked.text()).toContain('src="data:image/jpeg;base64,');
    expect(looked.headers.get("content-security-policy")).not.toContain("script");
    expect(looked.headers.get("cache-control")).toBe("no-store");
    expect((await fetch(server.url + address)).status).toBe(404);
    await fetch(form, { ...pressed({ ...kept, act: "publish" }, cookie), redirect: "manual" });
    await says(server.url, "/macarena", `src="${address}" alt="Un caño rojo"`);
    expect(await done(variables, "content", "list", "--json")).toContain(said.alt);
    const { text } = await pageAt(server.url, "/macarena");
    expect(text).toContain(`property="og:image" content="https://`);
    expect(text).toMatch(new RegExp(`property="og:image" content="[^"]+${address}"`));
    expect(text).not.toContain("Yelitza");
    expect((await pageAt(server.url, "/")).text).toContain(`src="${address}"`);
    const { status, headers } = await fetch(server.url + address);
    expect([status, headers.get("content-type"), headers.get("x-content-type-options")]).toEqual([
      ...[200, "image/jpeg", "nosniff"],
    ]);
    expect(headers.get("cache-control")).toContain("immutable");

    const exported = await temporaryFolder();
    expect(await done(variables, "content", "export", exported)).toContain("y 2 fotos en");
    const file = join(await temporaryFolder(), "copia.backup");
    await done(variables, "backup", file);
    const restored = { DATA_DIR: await temporaryFolder() };
    await rm(restored.DATA_DIR, { recursive: true });
    await done(restored, "restore", file);
    const bare = { DATA_DIR: await dataFolder() };
    await rm(join(exported, ".version"));
    expect(await done(bare, "content", "import", exported)).toContain("hero.image");
    for (const which of [restored, bare]) {
      const again = await temporaryFolder();
      await done(which, "content", "export", again);
      // To the byte: the order of a document's fields may be the order on a page.
      for (const file of ["home.json", "trips/macarena.json", join("fotos", photo)])
        expect(await readFile(join(again, file))).toEqual(await readFile(join(exported, file)));
    }
    expect(await done(restored, "content", "list")).toContain("precio de enero");
    // Whose person takes back the permission: it is nowhere, and no copy from before brings it back.
    const [one, other] = [await temporaryFolder(), await temporaryFolder()];
    for (const to of [one, other]) await done(variables, "content", "export", to);
    const withdraw = `${server.url}${TEAM_PATH}/fotos?foto=${photo}`;
    const asked = fieldsIn(await (await fetch(withdraw, { headers: { cookie } })).text());
    await fetch(withdraw, { ...pressed(asked, cookie), redirect: "manual" });
    const isGone = async () => expect((await fetch(server.url + address)).status).toBe(404);
    await vi.waitFor(isGone, PATIENCE);
    expect((await pageAt(server.url, "/macarena")).status).toBe(200);
    const listed = join(variables.DATA_DIR ?? "", "backups", "fotos-retiradas.txt");
    expect(await readFile(listed, "utf8")).toBe(`${photo}\n`);
    const beside = join(dirname(file), "fotos-retiradas.txt");
    // What cannot be read may name the photograph: nothing is restored.
    await mkdir(beside);
    const unread = { DATA_DIR: join(await temporaryFolder(), "nueva") };
    expect(await refused(unread, "restore", file)).toContain("txt no se puede leer (EISDIR)");
    expect(existsSync(unread.DATA_DIR)).toBe(false);
    await rmdir(beside);
    await copyFile(listed, beside);
    const later = { DATA_DIR: await temporaryFolder() };
    await rm(later.DATA_DIR, { recursive: true });
    await done(later, "restore", file);
    const after = await temporaryFolder();
    expect(await done(later, "content", "export", after)).toContain("y 1 foto en");
    expect(await done(variables, "content", "export", one)).toContain("1 foto se retiró: su lugar");
    expect(existsSync(join(one, "fotos", photo))).toBe(false);
    expect(await done(variables, "content", "import", other)).toMatch(
      /1 foto se retiró.*Nada cambió/s,
    );
    await rm(join(exported, "fotos"), { recursive: true });
    const elsewhere = { DATA_DIR: await dataFolder() };
    const { stderr: without } = await runCommand(["content", "import", exported], elsewhere);
    expect(without).toContain("trips/macarena.json hero.image: su archivo no está");
  });

  it("goes back to a version", async () => {
    await done(variables, "content", "use", "0");
    await says(server.url, "/macarena", "2.650.000");
    expect((await pageAt(server.url, "/guajira")).status).toBe(200);
  });

  it("follows the day in Colombia", async () => {
    now = new Date("2025-12-08T23:00:00-05:00");
    await vi.waitFor(
      async () =>
        expect((await pageAt(server.url, "/velitas-choco")).text).not.toContain("Temporada 2025"),
      PATIENCE,
    );
    now = new Date("2025-12-09T00:10:00-05:00");
    await says(server.url, "/velitas-choco", "Temporada 2025");
  });

  it("copies a trip to another season, hidden, and says which texts name the old year", async () => {
    const copied = await done(
      variables,
      ...["content", "copy", "velitas-choco", "velitas-2027", "--year", "2027"],
    );
    expect(copied).toContain("trips/velitas-2027.json: ");
    expect(copied).toContain("4 al 8 de diciembre de 2027. Queda oculto");
    expect((await pageAt(server.url, "/velitas-2027")).status).toBe(404);
    const refusals: [args: string[], said: string][] = [
      [["velitas-choco", "velitas-2027", "--days", "7"], "ya existe"],
      [["velitas-choco", "otras"], "con --days N o --year AAAA"],
      [["macarena", "otra", "--days", "7"], "no tiene fechas que mover"],
      [["marte", "otra"], "no hay un viaje marte"],
      [["macarena", "Otra"], "trips/Otra.json slug: escribe minúsculas"],
    ];
    for (const [args, said] of refusals)
      expect(await refused(variables, "content", "copy", ...args)).toContain(said);
  });
});

it("is shown by each process over one database, and by one that starts later", async () => {
  const { url: DATABASE_URL, stop } = await createDatabase();
  onTestFinished(stop);
  const begin = async (prepare = async (_: string) => {}) => {
    const variables = { DATABASE_URL, DATA_DIR: await temporaryFolder() };
    await prepare(variables.DATA_DIR);
    const server = await testServer(variables);
    onTestFinished(() => server.close());
    return { variables, ...server };
  };
  const [one, other] = [await begin(), await begin()];
  const folder = await temporaryFolder();
  await done(one.variables, "content", "export", folder);
  const file = join(folder, "trips/macarena.json");
  await writeFile(file, (await readFile(file, "utf8")).replace("2650000", "2712345"));
  await done(one.variables, "content", "import", folder);
  await says(other.url, "/macarena", "2.712.345");
  await says(one.url, "/macarena", "2.712.345");
  await says(other.url, "/cdn/operator.json", '"amount":"2712345"');
  const late = await begin();
  expect((await pageAt(late.url, "/macarena")).text).toContain("2.712.345");
  expect((await pageAt(late.url, "/readyz")).status).toBe(200);

  // A file in the place of the folder: nothing can be written there.
  const full = await begin((data) => writeFile(join(data, "published"), ""));
  expect((await pageAt(full.url, "/macarena")).text).toContain("2.650.000");
  expect((await pageAt(full.url, "/readyz")).status).toBe(503);
  await writeFile(file, (await readFile(file, "utf8")).replace("2712345", "2800000"));
  expect(await refused(full.variables, "content", "import", folder)).toMatch(
    /nada se publicó: .* no se pueden escribir/,
  );
});

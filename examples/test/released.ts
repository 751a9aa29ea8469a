import { mkdtempSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { strFromU8, unzipSync } from "fflate";
import type { Page, Request } from "playwright";
import { readMigrations } from "../../packages/server/src/storage/node/upgrade";
import { programs, run } from "../../packages/server/test/programs";
import { zipOf } from "../../packages/tooling/release/files";
import { widgetOn } from "../../packages/widgets/src/testing";
import { keepUnsentMessage } from "../../packages/widgets/test/built";
import { hashOf } from "./install";
import { book, OPERATOR } from "./world";

// What each released version left in the world, which later builds replay. `examples/released/X.Y.Z/` has:
//   script-tag.zip  the files that pages pin
//   page.html       a partner's page that pins them
//   requests.json   the calls of that page, as its scripts sent them
//   unsent.json     a request that its scripts kept on a visitor's device
//   backup.gz       a backup of the leads, by the commands of that version
//   migrations.json the migrations of its tables, each with the SHA-256 of its text

const root = fileURLToPath(new URL("../../", import.meta.url));
const released = join(root, "examples/released");
/** The migrations of today: a released one is never changed. */
export const migrations = join(root, "packages/server/supabase/migrations");
const cdn = join(root, "packages/widgets/dist/cdn");

const { version: own } = JSON.parse(
  await readFile(join(root, "packages/widgets/package.json"), "utf8"),
);

/** The version to write, in place of replaying: that of the sources, or a given one. */
export const writing =
  process.env.MALOCA_RELEASED === "write" ? String(own) : process.env.MALOCA_RELEASED;

/** A call to the server. */
export interface Sent {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export const versions = async () =>
  writing ? [writing] : (await readdir(released)).filter((name) => /^\d+\.\d+\.\d+$/.test(name));

export const entryOf = (version: string, file: string) => join(released, version, file);

/** A data folder in which the script-tag files of all versions stand as `leads release` keeps them. */
export async function folderWithReleases(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "maloca-released-"));
  if (writing) await writeFiles(writing);
  for (const version of await versions()) {
    const files = unzipSync(await readFile(entryOf(version, "script-tag.zip")));
    for (const [name, bytes] of Object.entries(files)) {
      const file = join(folder, "releases", name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
  }
  return folder;
}

/** Writes what needs no visitor: the files that pages pin, a page, the tables. */
async function writeFiles(version: string): Promise<void> {
  await mkdir(entryOf(version, ""), { recursive: true });
  const zip = zipOf(cdn, `v${version}`);
  await writeFile(entryOf(version, "script-tag.zip"), zip);
  const manifest = unzipSync(zip)[`v${version}/manifest.json`] ?? new Uint8Array();
  const { integrity } = JSON.parse(strFromU8(manifest));
  const hash = integrity["maloca.js"];
  await writeFile(
    entryOf(version, "page.html"),
    `<!doctype html>
<html lang="es-CO">
  <head>
    <meta charset="utf-8">
    <title>Hotel La Cabaña del Río</title>
    <script async crossorigin src="${OPERATOR}/cdn/v${version}/maloca.js" integrity="${hash}"></script>
  </head>
  <body>
    <button type="button" data-maloca-open="booking" data-package="Memoria de Piedra">Reservar</button>
    <maloca-booking destination="Guaviare" experiences="Clase de surf" partner="La Cabaña"></maloca-booking>
    <maloca-contact partner="La Cabaña"></maloca-contact>
    <maloca-newsletter partner="La Cabaña"></maloca-newsletter>
  </body>
</html>
`,
  );
  const all = await readMigrations(migrations);
  const hashes = Object.fromEntries(all.map(({ name, sql }) => [name, hashOf(sql)]));
  await writeFile(entryOf(version, "migrations.json"), `${JSON.stringify(hashes, null, 2)}\n`);
}

const isCall = (request: Request) => request.method() === "POST";

/** Opens, fills and sends each form of a page. Gives the calls that it made. */
export async function sendAll(page: Page, name: string): Promise<Sent[]> {
  const calls: Sent[] = [];
  const listen = async (request: Request) => {
    if (!isCall(request)) return;
    const headers = Object.entries(await request.allHeaders());
    // What a browser adds is no part of the version.
    const own = headers.filter(([key]) =>
      /^(x-maloca|idempotency|apikey|authorization|content-type|prefer|content-profile)/.test(key),
    );
    const { pathname: path } = new URL(request.url());
    calls.push({ path, headers: Object.fromEntries(own), body: request.postData() ?? "" });
  };
  page.on("request", listen);
  await page.getByRole("button", { name: "Reservar", exact: true }).click();
  await book(page, name);
  await page.keyboard.press("Escape");
  const contact = widgetOn(page, "contact");
  await contact.fill({ name, email: "ana@example.com", message: "¿Hay cupo en marzo?" });
  await contact.send();
  await page.getByText("¡Mensaje enviado!").last().waitFor();
  await page.getByLabel("Tu correo electrónico").fill("ana@example.com");
  await page.getByRole("button", { name: "Suscribirme" }).click();
  await page.getByText("¡Bienvenido!").last().waitFor();
  page.off("request", listen);
  return calls;
}

/** The key under which a device keeps requests; a name that released scripts use cannot change. */
const KEPT = "maloca-unsent";

/** Sends a message while the operator cannot be reached, and has the device keep it. */
export async function keepOnDevice(page: Page, name: string): Promise<string> {
  await page.route(isCallTo, (route) => route.abort());
  await keepUnsentMessage(page, name);
  const kept = await page.evaluate((key) => localStorage.getItem(key), KEPT);
  return kept ?? "";
}

const isCallTo = (url: URL) => /^\/(functions|rest|submissions)\//.test(url.pathname);

/** Has a page's device hold what an earlier version kept there. */
export const restoreDevice = (page: Page, kept: string) =>
  page.addInitScript(
    ([key, text]) => {
      if (!sessionStorage.getItem("restored")) localStorage.setItem(key, text);
      sessionStorage.setItem("restored", "1");
    },
    [KEPT, kept] as const,
  );

/** Runs a command of the operator on a data folder. */
export async function leads(folder: string, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(programs.leads, args, { DATA_DIR: folder });
  if (code) throw new Error(stderr);
  return stdout;
}

import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import type { Page } from "playwright";
import { keepBuilds } from "../../server/src/http/node/builds";
import { addStatic } from "../../server/src/http/node/static-files";
import { visitorOptions } from "../../tooling/browsers/chromium.mjs";
import type { TestBrowser } from "../../tooling/vitest/test-browser";
import { accepted, type FakeServer, fakeServer, routeCalls, widgetOn } from "../src/testing";
import type { WidgetName } from "../src/widgets";
import { markupOf } from "./widget-pages";

// A partner's page that was opened before an update of its operator and is used after it. The two builds
// differ as those of two days do: files and exports have the same names, with other code behind them.

const built = fileURLToPath(new URL("../dist/cdn/", import.meta.url));
const OPERATOR = "https://operator.example";

/** Room to scroll, so that the first widget's toast never lies over the second's button for good. */
const ROOM = "<style>body { padding: 100vh 0 }</style>";

/** The second build's folder. */
const NEXT = "feedfeedfeed";

/** Gives the exports of shared files, which a bundler names by a letter, each other's names. */
function renameExports(folder: string): void {
  const files = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  const all = [...texts.values()].join("\n");
  for (const file of files.filter((each) => !all.includes(`import("./${each}")`))) {
    const letters = [...(texts.get(file) ?? "").matchAll(EXPORTS)]
      .flatMap(([list]) => pairsOf(list).map(([, exported]) => exported))
      .filter((name) => /^\w$/.test(name));
    const next = new Map(letters.map((each, at) => [each, letters.at(at - 1) ?? each]));
    const name = (each: string) => next.get(each) ?? each;
    const asked = new RegExp(`(?<=(?:im|ex)port\\{)[^}]+(?=\\}from"\\./${file}")`, "g");
    for (const [other, text] of texts) {
      const asking = text.replace(asked, (list) =>
        String(pairsOf(list).map(([from, to]) => `${name(from)} as ${to}`)),
      );
      const giving = (list: string) =>
        String(pairsOf(list).map(([from, to]) => `${from} as ${name(to)}`));
      texts.set(other, other === file ? asking.replace(EXPORTS, giving) : asking);
    }
  }
  for (const [file, text] of texts) writeFileSync(join(folder, file), text);
}

/** The names that a file exports of its own. */
const EXPORTS = /(?<=export\{)[^}]+(?=\}(?!from))/g;

/** `a as b,c` → the names before and after. */
const pairsOf = (list: string) =>
  list.split(",").map((each): [string, string] => {
    const [from = "", to = from] = each.split(" as ");
    return [from, to];
  });
/** A copy of the build whose files export other things under the same names. */
function writeNextBuild(to: string): void {
  const { folder } = JSON.parse(readFileSync(join(built, "manifest.json"), "utf8"));
  cpSync(built, to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  renameSync(join(to, folder), join(to, NEXT));
  renameExports(join(to, NEXT));
  for (const file of readdirSync(to).filter((name) => name.endsWith(".js"))) {
    const text = readFileSync(join(to, file), "utf8");
    writeFileSync(join(to, file), text.replaceAll(folder, NEXT));
  }
}

async function serve(cdn: string, data: string): Promise<Hono> {
  const none = join(data, "none");
  const folders = { cdn, site: none };
  const builds = await keepBuilds(folders, data, () => new Date(), console.error);
  const app = new Hono();
  addStatic(app, { ...folders, docs: none, releases: none, builds });
  return app;
}

/** The operator's files before an update and after it. */
export async function updatedOperator(folder: string) {
  const [data, next] = [join(folder, "data"), join(folder, "next")];
  rmSync(next, { recursive: true, force: true });
  writeNextBuild(next);
  return { before: await serve(built, data), after: await serve(next, data) };
}

/** A partner's page with these widgets, of an operator that is updated when the test says so. */
export async function openPartner(
  browser: TestBrowser,
  { before, after }: { before: Hono; after: Hono },
  widgets: readonly WidgetName[],
) {
  const page = await browser.newPage(visitorOptions);
  const server = fakeServer(accepted);
  const errors: string[] = [];
  /** The folders that the page's files came from. */
  const folders = new Set<string>();
  let operator = before;
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.route("https://hotel.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="es"><title>Posada</title>${ROOM}${widgets.map((name) => markupOf(name).replace(" open", "")).join("")}<script src="${OPERATOR}/cdn/maloca.js"></script></html>`,
    }),
  );
  await page.route(`${OPERATOR}/**`, async (route) => {
    const answer = await operator.request(new URL(route.request().url()).pathname);
    const folder = /\/([0-9a-f]{12})\//.exec(route.request().url())?.[1];
    if (folder) folders.add(folder);
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await routeCalls(page, server);
  await page.goto("https://hotel.example/");
  return {
    page,
    server,
    errors,
    folders,
    update() {
      operator = after;
    },
  };
}

const person = { name: "Ana Gómez", email: "ana@example.com" };

/** What each widget that sends must have sent; the call's name and some of its fields. */
const requests: Partial<Record<WidgetName, [name: string, fields: Record<string, unknown>]>> = {
  booking: ["booking", { ...person, dates: "Marzo", travelers: "2", phone: "3001234567" }],
  contact: ["contact", { ...person, message: "¿Hay cupo?" }],
  newsletter: ["newsletter", {}],
  "trip-wizard": ["tripRequest", { first_name: "Ana", last_name: "Gómez", email: person.email }],
};

/** Uses a widget to its end. */
const uses: Record<WidgetName, (page: Page) => Promise<unknown>> = {
  async booking(page) {
    const booking = widgetOn(page, "booking");
    await booking.open();
    await booking.fill({
      ...person,
      phone: "3001234567",
      destination: "Guaviare",
      dates: "Marzo",
      travelers: "2",
    });
    await booking.sent();
  },
  async contact(page) {
    const contact = widgetOn(page, "contact");
    await contact.fill({ ...person, message: "¿Hay cupo?" });
    await contact.sent();
  },
  async newsletter(page) {
    const newsletter = widgetOn(page, "newsletter");
    await newsletter.fill({ email: person.email });
    await newsletter.sent();
  },
  async "trip-wizard"(page) {
    const wizard = widgetOn(page, "trip-wizard");
    await wizard.fill({ first_name: "Ana", last_name: "Gómez", email: person.email });
    await wizard.sent();
  },
  async payment(page) {
    const payment = widgetOn(page, "payment");
    await payment.open();
    await payment.fill({ name: "Ana Gómez", amount: "1000000" });
    await page.locator("maloca-payment").getByText("$ 300.000").first().waitFor();
    await payment.close();
  },
  async partnership(page) {
    const partnership = widgetOn(page, "partnership");
    await partnership.fill({ firstName: "Ana" });
    await partnership.send();
    await partnership.errors();
  },
  async experiences(page) {
    await widgetOn(page, "experiences").choose([]);
  },
  async lightbox(page) {
    const lightbox = widgetOn(page, "lightbox");
    await lightbox.open();
    await lightbox.close();
  },
  help: (page) => widgetOn(page, "help").open(),
};

export const use = (page: Page, name: WidgetName) => uses[name](page);

export const sentBy = (name: WidgetName) => requests[name];

/** What the server got, as the table of requests has it. */
export const callsOf = ({ calls }: FakeServer) => calls.map(({ name, body }) => [name, body]);

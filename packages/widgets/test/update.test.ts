import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { formPaths } from "@maloca/catalog/forms";
import { Hono } from "hono";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { keepBuilds } from "../../server/src/http/node/builds";
import { addStatic } from "../../server/src/http/node/static-files";
import { temporaryFolder } from "../../server/test/temporary-folder";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { accepted, fakeServer, REFERENCE, widgetOn } from "../src/testing";
import { isDialog, type WidgetName, widgetNames } from "../src/widgets";
import { fillKnown, goodTexts, markupOf, openPage } from "./built";

// A partner's page that was opened before an update of its operator and is used after it, by the test kit that
// partners have. The two builds differ as those of two days do: files and exports have the same names, with
// other code behind them.

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
/** A copy of the build whose files other things under the same names. */
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
async function updatedOperator(folder: string) {
  const [data, next] = [join(folder, "data"), join(folder, "next")];
  rmSync(next, { recursive: true, force: true });
  writeNextBuild(next);
  return { before: await serve(built, data), after: await serve(next, data) };
}

/** A partner's page with these widgets, of an operator that is updated when the test says so. */
const browser = testBrowser();

async function openPartner(
  { before, after }: { before: Hono; after: Hono },
  widgets: readonly WidgetName[],
) {
  const server = fakeServer(accepted);
  const errors: string[] = [];
  /** The folders that the page's files came from. */
  const folders = new Set<string>();
  let operator = before;
  const markup = widgets.map((name) => markupOf(name).replace(" open", "")).join("");
  const page = await openPage(
    browser,
    `${ROOM}${markup}<script src="${OPERATOR}/cdn/maloca.js"></script>`,
    {
      server,
      prepare(page) {
        page.on("pageerror", (error) => errors.push(String(error)));
        return page.route(`${OPERATOR}/cdn/**`, async (route) => {
          const { pathname } = new URL(route.request().url());
          const answer = await operator.request(pathname);
          const folder = /\/([0-9a-f]{12})\//.exec(pathname)?.[1];
          if (folder) folders.add(folder);
          await route.fulfill({
            status: answer.status,
            headers: Object.fromEntries(answer.headers),
            body: Buffer.from(await answer.arrayBuffer()),
          });
        });
      },
    },
  );
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

type Partner = Awaited<ReturnType<typeof openPartner>>;

/** What a visitor does with a widget that is no form to be sent. */
const uses: Partial<Record<WidgetName, (page: Page) => Promise<unknown>>> = {
  async payment(page) {
    const payment = widgetOn(page, "payment");
    await payment.open();
    await payment.fill({ name: "Ana Gómez", amount: "1000000", option: "deposit" });
    await page.locator("maloca-payment").getByText("$ 300.000").first().waitFor();
    await payment.close();
  },
  async partnership(page) {
    const partnership = widgetOn(page, "partnership");
    await partnership.fill({ firstName: "Ana", organizationType: "hotel" });
    await partnership.send();
    const { organizationType, firstName, email } = await partnership.errors();
    expect([organizationType, firstName]).toEqual([undefined, undefined]);
    expect(email).toMatch(/./);
  },
  async experiences(page) {
    const experiences = widgetOn(page, "experiences");
    for (const names of [["Clase de surf", "Pesca artesanal"], ["Masaje"]]) {
      await experiences.choose(names);
      expect(await experiences.chosen()).toEqual(names);
    }
  },
  async lightbox(page) {
    const lightbox = widgetOn(page, "lightbox");
    await lightbox.open();
    expect(await lightbox.shown()).toMatchObject({ caption: "Río" });
    await lightbox.close();
  },
  help: (page) => widgetOn(page, "help").open(),
};

/** What the server is to get: the form's own call, with what was typed. */
type Expected = [call: string, typed: string[]];

/** Uses a widget to its end. Gives what the server is to get, if the widget sends. */
async function use(page: Page, name: WidgetName): Promise<Expected | undefined> {
  const use = uses[name];
  if (use) return void (await use(page));
  const form = widgetOn(page, name as "booking");
  if (isDialog(name)) {
    await form.open();
    await form.send();
    expect(Object.keys(await form.errors())).toContain("phone");
    await expect(form.fill({ experiences: ["Buceo"] })).rejects.toThrow('has "Buceo"');
  }
  const texts = await fillKnown(form, goodTexts);
  // Without scripts the browser would go there: the page says it apart from the code that sends. A dialog, which
  // needs scripts, has the name of its call.
  const action: string = await form.root
    .locator("form")
    .evaluate((node: HTMLFormElement) => node.action);
  const [call = name] = Object.entries(formPaths).find(([, path]) => action.includes(path)) ?? [];
  const { reference } = await form.sent();
  if (name === "booking") expect(reference).toBe(REFERENCE);
  return [call, Object.values(texts)];
}

/** Uses widgets one after the other, and compares what the server gets with what was typed. */
async function useAll({ page, server }: Partner, names: readonly WidgetName[]) {
  for (const name of names) {
    const before = server.calls.length;
    const expected = await use(page, name);
    const got = server.calls.slice(before);
    expect(
      got.map(({ name }) => name),
      name,
    ).toEqual(expected ? [expected[0]] : []);
    for (const text of expected?.[1] ?? []) expect(valuesIn(got[0]?.body), name).toContain(text);
  }
}

/** All texts of a call's body, however deep. */
const valuesIn = (body: unknown): unknown[] =>
  body !== null && typeof body === "object" ? Object.values(body).flatMap(valuesIn) : [body];

test("a page that was opened before an update uses each widget as one, after a contact message; the next page has the new build", async () => {
  const operator = await updatedOperator(await temporaryFolder());
  const partner = await openPartner(operator, widgetNames);
  await useAll(partner, ["contact"]);
  partner.update();
  await useAll(
    partner,
    widgetNames.filter((name) => name !== "contact"),
  );
  expect(partner.server.calls).toHaveLength(widgetNames.length - Object.keys(uses).length);
  expect(partner.folders.size).toBe(1);

  // Its files export other things under the same names.
  await partner.page.reload();
  await useAll(partner, ["booking"]);
  expect(partner.folders.size).toBe(2);
  expect(partner.errors).toEqual([]);
});

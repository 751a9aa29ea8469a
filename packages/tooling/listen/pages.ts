import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { fakeServer } from "../../widgets/src/testing/fake-server";
import { serveOnLoopback } from "../programs/loopback";
import type { List } from "./acts";
import { openDesk } from "./desk";

const root = join(import.meta.dirname, "../../..");
const cdn = join(root, "packages/widgets/dist/cdn");
const site = join(root, "site/dist/client");

/** What stands before everything else on a partner's page: it is spoken once reader and browser have met. */
const START = "Inicio";

const htmlOf = (lang: string, markup: string) =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Hotel</title>` +
  `<a href="#">${START}</a>${markup}<script src="/maloca.js"></script></html>`;

interface Opened {
  /** Answers requests for a page, and those that come from it. */
  answer(request: Request): Response | Promise<Response>;
  /** The page's path. */
  path: string;
  /** How its first stop is called. */
  first: RegExp;
  close?(): Promise<void>;
}

async function open({ lang, place }: List): Promise<Opened> {
  if ("desk" in place) return openDesk(place.desk);
  const lead = fakeServer();
  const app = new Hono().post("*", ({ req }) => lead.respond(req.raw));
  if ("path" in place) {
    app.get("*", serveStatic({ root: site }));
    return { answer: app.fetch, path: place.path, first: /^Saltar al contenido link/ };
  }
  app.get("/", (context) => context.html(htmlOf(lang, place.markup)));
  app.get("*", serveStatic({ root: cdn }));
  return { answer: app.fetch, path: "/", first: new RegExp(`^${START} (link|push button)`) };
}

/** Serves where a list is heard. Each has an address of its own: what a visitor typed on one stays there. */
export async function servePage(list: List) {
  const page = await open(list);
  const host = await serveOnLoopback(
    getRequestListener(page.answer, { overrideGlobalObjects: false }),
  );
  return {
    url: host.url + page.path,
    first: page.first,
    async close() {
      await host.close();
      await page.close?.();
    },
  };
}

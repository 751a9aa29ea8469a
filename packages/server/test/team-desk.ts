import { beforeEach } from "vitest";
import { createContentCommands } from "../src/content/commands";
import { TEAM_PATH } from "../src/leads/team-access";
import type { DatabaseName } from "./databases";
import { useMails } from "./mails";
import type { appOver, Typed } from "./samples";
import { fieldsIn, uploaded } from "./team-forms";
import { pressed, sealOf, signIn } from "./team-session";

export const ANA = "ana@maloca.example";
export const LUIS = "luis@maloca.example";
export const SOLD = `${TEAM_PATH}/viajes`;
export const PUBLISHED = `${SOLD}?hecho=publicado`;

/** The address of a document's form, or of its part's. `from`: the number of the item after which one is added. */
export const at = (document: string, part = "", from = "") =>
  `${TEAM_PATH}/documento?${new URLSearchParams({
    documento: document,
    ...(part && { parte: part }),
    ...(from && { de: from }),
  })}`;

/** For tests of the desk: Ana is the owner. */
export function useDesk(name: DatabaseName = "PGlite") {
  const mails = useMails(name, `${ANA}, ${LUIS}`);
  const { clock, database } = mails;
  const seen = { published: 0, looked: [] as { documents: object; slug: string }[] };
  const content = {
    render: async () => {},
    onPublished: () => void seen.published++,
    pageOf: async (documents: object, slug: string) => {
      seen.looked.push({ documents, slug });
      return "<title>así</title>";
    },
  };
  const app: NonNullable<Parameters<typeof appOver>[1]> = { content };
  beforeEach(() => {
    Object.assign(seen, { published: 0, looked: [] });
    app.team = [ANA, LUIS];
  });
  const commands = createContentCommands({ database, render: async () => {}, who: "x" });
  const get = (cookie: string, path = TEAM_PATH, more: typeof app = {}) =>
    mails.open(path, { headers: { cookie } }, { ...app, ...more });
  /** Sends a form as a browser does, with its line breaks. */
  const send = (cookie: string, path: string, typed: Record<string, string>) => {
    const lines = Object.entries(typed).map(([name, text]) => [
      name,
      text.replaceAll(/\r?\n/g, "\r\n"),
    ]);
    return mails.open(path, pressed(Object.fromEntries(lines), cookie), app);
  };
  const desk = {
    ...{ mails, database, content, seen, commands, get, send },
    /** Who is in the team, and so may come in. */
    team(...addresses: string[]) {
      app.team = addresses;
    },
    /** As one who got the link by mail: a colleague who leaves the team is out. */
    async enter(address = ANA) {
      const cookie = await signIn(mails.app(), database, address, clock());
      await database.exec("update maloca.team_access set vouched = false");
      return cookie;
    },
    /** Presses a button of a page. */
    press: async (cookie: string, path: string, typed: Typed = {}, more: typeof app = {}) =>
      mails.open(path, pressed({ seal: await sealOf(cookie), ...typed }, cookie), {
        ...app,
        ...more,
      }),
    /** Sends a form with files. `meanwhile`: what happens before it has arrived. */
    upload: async (
      cookie: string,
      path: string,
      typed: Record<string, string>,
      files: Record<string, File>,
      meanwhile?: () => Promise<unknown>,
    ) => mails.open(path, await uploaded(typed, cookie, files, meanwhile), app),
    read: async () => (await commands.read()).documents,
    /** What a form has, with what somebody typed into it. */
    filled: async (cookie: string, path: string, typed: Record<string, string> = {}) => ({
      ...fieldsIn((await get(cookie, path)).text),
      ...typed,
    }),
    /** Presses a button of a form, publishes what is shown then, and returns what was shown. */
    async publish(cookie: string, path: string, typed: Record<string, string>) {
      const fields = await desk.filled(cookie, path, { act: "check", ...typed });
      const { text } = await send(cookie, path, fields);
      const { status } = await send(cookie, path, { ...fieldsIn(text), act: "publish" });
      if (status !== 303) throw new Error(`${path} was not published: ${text}`);
      return text;
    },
    /** Takes the last version back. */
    undo: async (cookie: string) =>
      send(cookie, SOLD, {
        ...(await desk.undoing(cookie)),
      }),
    async undoing(cookie: string) {
      const { text } = await get(cookie, SOLD);
      return fieldsIn(text, "base");
    },
  };
  return desk;
}

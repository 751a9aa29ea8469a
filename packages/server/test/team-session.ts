import type { Hono } from "hono";
import { sign } from "../src/leads/links";
import { printLink, signInPath } from "../src/leads/team-access";
import type { Database } from "../src/storage/database";
import { ownPage, submitted, type Typed } from "./samples";

/** The cookies of an answer, as a browser sends them. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");

/** A press in one of the team's own pages. */
export const pressed = (typed: Typed, cookie = ""): RequestInit =>
  submitted(typed, { ...ownPage, cookie });

/** The cookie of a colleague whom the operator's command let in. */
export async function signIn(app: Hono, database: Database, address: string, now: Date) {
  const path = signInPath(await printLink(database, address, now));
  return cookiesOf(await app.request(path, pressed({})));
}

/** What the forms of a session's pages carry. */
export const sealOf = (cookie: string) => sign(cookie.split("=")[1] ?? "", "form");

/** The same, as a page has it. */
export const sealIn = (page: string): string => /name="seal" value="(\w+)"/.exec(page)?.[1] ?? "";

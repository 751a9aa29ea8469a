import { type ListedTrip, settings } from "@maloca/catalog";
import type { Documents } from "@maloca/catalog/documents/documents";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { createContentCommands } from "../content/commands";
import { sign } from "../leads/links";
import { readSession, TEAM_PATH } from "../leads/team-access";
import { isPlaceholder } from "../placeholders";
import { sameSecret } from "../storage/digest";
import type { House } from "./house";
import type { Receiver } from "./receive-lead";
import type { RouteTools } from "./responses";

/** What the browser of a colleague keeps. */
export const SESSION = "maloca_equipo";

export interface TeamOptions extends RouteTools {
  /** The addresses of its members. */
  team: readonly string[];
  /** Whether the visitor came over HTTPS. */
  isSecure?: ((c: Context) => boolean) | undefined;
  /** Stores what the team writes down, as what visitors send. */
  receiver: Pick<Receiver, "receiveLead">;
  /** What the server knows of itself. */
  house: House | undefined;
  /** What is on sale. */
  trips: () => readonly ListedTrip[];
  /** How its documents are published; without it, the desk does not. */
  content?: Pick<Parameters<typeof createContentCommands>[0], "render"> & {
    /** A trip's page before it is published. */
    pageOf?(documents: Documents, slug: string): Promise<string | undefined>;
    onPublished(): void;
  };
}

/** A colleague's session. */
export interface TeamSession {
  /** The colleague's id. */
  id: string;
  /** What the forms of this session's pages carry, and no other page knows. */
  seal: string;
}

/** How cookies of the team's pages are kept and forgotten. */
export function cookiesOf(options: Pick<TeamOptions, "isSecure">) {
  const secure = (c: Context) =>
    options.isSecure?.(c) ||
    (settings.siteUrl.startsWith("https:") && !isPlaceholder(settings.siteUrl));
  return {
    keep: (c: Context, name: string, secret: string, lastsMs: number) =>
      setCookie(c, name, secret, {
        ...{ path: TEAM_PATH, httpOnly: true, sameSite: "Lax", secure: secure(c) },
        maxAge: lastsMs / 1000,
      }),
    forget: (c: Context, name: string) => deleteCookie(c, name, { path: TEAM_PATH }),
  };
}

/** Whether a browser says that it has a session, which may have ended. */
export const hasCookie = (c: Context): boolean => Boolean(getCookie(c, SESSION));

/** How a page reads its caller's session; null where there is none. */
export const sessionReader =
  (options: TeamOptions) =>
  async (c: Context): Promise<TeamSession | null> => {
    const secret = getCookie(c, SESSION);
    if (!secret || isReadByScript(c)) return null;
    const id = await readSession(options, secret);
    return id === null ? null : { id, seal: await sign(secret, "form") };
  };

/** Whether a form came from a page of this session: another page of this origin cannot read one. */
export const isSealed = async (session: TeamSession, seal: unknown) =>
  typeof seal === "string" && (await sameSecret(seal, session.seal));

/** A script of another page of this origin asks with the same cookie. A browser says that it is no page. */
const isReadByScript = (c: Context) =>
  (c.req.header("sec-fetch-dest") ?? "document") !== "document";

import "./node-globals";
import { formPaths, paths } from "@maloca/catalog";
import type { Context } from "hono";
import { readFunctionEnvironment } from "./environment";
import { createApp } from "./http/app";
import { createCallCounter } from "./http/rate-limit";
import { forwarded, forwardedAddress } from "./http/request-headers";
import { createSendMail } from "./http/send-mail";
import { policyRetention } from "./leads/retention";
import { TEAM_PATH } from "./leads/team-access";
import { logTo } from "./log";
import { createSmtp } from "./mail/node/smtp";
import { createTrial } from "./mail/trial";
import { openPostgresLater } from "./storage/node/postgres";

/** The prefix of a host's functions. Some hosts strip it before the function sees the path. */
const FUNCTIONS = "/functions/v1";

const SEND_MAIL = `${FUNCTIONS}/send-mail`;

const folderOf = (path: string) => path.split("/")[1];

/** Folders of the site, each served by a function of its name. */
const folders = new Set([paths.newsletter, TEAM_PATH, ...Object.values(formPaths)].map(folderOf));

/**
 * The lead server as a hosted project's edge functions: all of them run this code, and the host's
 * gateway routes the calls. It connects to the database at the first call; the tables must exist. Throws a
 * StartError when a variable is wrong.
 */
export function serve(
  variables: Record<string, string | undefined>,
): (request: Request) => Promise<Response> {
  const environment = readFunctionEnvironment(variables);
  const { SMTP_URL, MAIL_TO, MAIL_FROM } = environment;
  const log = logTo((line) => console.log(line));
  const database = openPostgresLater(environment.DATABASE_URL);
  const mails = SMTP_URL && MAIL_TO && MAIL_FROM ? createSmtp(SMTP_URL, MAIL_TO, MAIL_FROM) : null;

  const app = createApp({
    database,
    team: mails?.team,
    ...(mails && { house: { tryMail: createTrial(mails) } }),
    anonKey: environment.ANON_KEY,
    rateLimit: environment.RATE_LIMIT,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    // Only the gateway reaches a function, and only this header names the caller. How many entries it
    // adds is not documented, and with too few counted all visitors would share one limit. Without
    // TRUST_PROXY the first entry counts, which a caller may forge, and also the last, which none can.
    clientAddress: (c) => forwardedAddress(c, environment.TRUST_PROXY) ?? "unknown",
    ...(!environment.TRUST_PROXY && { gateway: (c: Context) => forwardedAddress(c, 1) }),
    proxiedHost: (c) => forwarded(c, "x-forwarded-host", environment.TRUST_PROXY),
    countCalls: createCallCounter(database),
    log,
  });
  const sendMail = createSendMail({
    path: SEND_MAIL,
    database,
    mails,
    secret: environment.MAIL_SECRET,
    retention: environment.RETENTION_DAYS ?? policyRetention(),
    log,
  });

  return async (request) => {
    const url = new URL(request.url);
    const { pathname } = url;
    const called = pathname.startsWith(`${FUNCTIONS}/`)
      ? pathname.slice(FUNCTIONS.length)
      : pathname;
    url.pathname = folders.has(folderOf(called)) ? called : FUNCTIONS + called;
    const { method, headers, body } = request;
    const moved: RequestInit & { duplex: "half" } = { method, headers, body, duplex: "half" };
    return (url.pathname === SEND_MAIL ? sendMail : app).fetch(new Request(url, moved));
  };
}

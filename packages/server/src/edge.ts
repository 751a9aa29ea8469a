import "./node-globals";
import { formPaths, paths } from "@maloca/catalog";
import { readFunctionEnvironment } from "./environment";
import { createApp } from "./http/app";
import { createCallCounter } from "./http/rate-limit";
import { forwardedAddress, forwardedHost } from "./http/request-headers";
import { createSendMail } from "./http/send-mail";
import { createStore } from "./leads/store";
import { logTo } from "./log";
import { createSmtp } from "./mail/node/smtp";
import { openPostgresLater } from "./storage/node/postgres";

/** Under which a host calls its functions. Some take it off before the function sees the path. */
const FUNCTIONS = "/functions/v1";

const SEND_MAIL = `${FUNCTIONS}/send-mail`;

const folderOf = (path: string) => path.split("/")[1];

/** A function for each of these folders of the site takes all that is in it. */
const folders = new Set([paths.newsletter, ...Object.values(formPaths)].map(folderOf));

/**
 * The lead server as a hosted project's edge functions: each of them is this, and the host's gateway
 * decides which calls it gets. The database is connected to at the first of them, with its tables
 * already made. Throws a StartError when a variable is wrong.
 */
export function serve(
  variables: Record<string, string | undefined>,
): (request: Request) => Promise<Response> {
  const environment = readFunctionEnvironment(variables);
  const { SMTP_URL, MAIL_TO, MAIL_FROM } = environment;
  const log = logTo((line) => console.log(line));
  const database = openPostgresLater(environment.DATABASE_URL);
  const store = createStore(database);

  const app = createApp({
    store,
    anonKey: environment.ANON_KEY,
    rateLimit: environment.RATE_LIMIT,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    // Only the gateway reaches a function, and it tells who called in no other way. How many hops it
    // adds is written nowhere: too few counted, and all visitors would share one limit. So the first
    // entry is believed, with which a liar gets round the limit.
    clientAddress: (c) => forwardedAddress(c, environment.TRUST_PROXY) ?? "unknown",
    proxiedHost: (c) => forwardedHost(c, environment.TRUST_PROXY),
    countCalls: createCallCounter(database),
    log,
  });
  const sendMail = createSendMail({
    path: SEND_MAIL,
    database,
    store,
    send: SMTP_URL && MAIL_TO && MAIL_FROM ? createSmtp(SMTP_URL, MAIL_TO, MAIL_FROM) : null,
    secret: environment.MAIL_SECRET,
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

import postgres from "postgres";
import { StartError } from "../../errors";
import { type Database, guardTx, type Session, toDatabaseError, within } from "../database";
import { readAddress } from "../postgres-address";

/** The limit of a statement that a visitor waits for. In a transaction the server itself cancels it. */
const ANSWER_MS = 3000;
/** The limit of a statement that no visitor waits for. */
const QUIET_MS = 10_000;
/** The additional wait for a server that does not cancel. */
const GRACE_MS = 500;
/** After a timeout and so long without any answer, the connections count as lost. */
const SILENCE_MS = 2500;
const CONNECT_SECONDS = 3;
/** Longer at the start, when no visitor waits and a sleeping database may have to start. */
const FIRST_CONNECT_SECONDS = 10;
/** The longest pause between attempts to connect. The driver's own pauses grow to 20 s. */
const LONGEST_PAUSE_SECONDS = 1;
const CONNECTIONS = 10;
/** For each instance of a function: a host may run one for each call. */
const FEW_CONNECTIONS = 2;
/** An idle instance closes its connections. */
const IDLE_SECONDS = 20;

/** URL options of poolers and other clients, which a PostgreSQL server would refuse as settings. */
const FOREIGN_OPTIONS = ["pgbouncer", "channel_binding", "connection_limit", "pool_timeout"];

/** Why a connection fails, by SQLSTATE or system error. */
const REASONS: Record<string, readonly [english: string, spanish: string]> = {
  ECONNREFUSED: ["nothing listens there", "allí no escucha nadie"],
  ENOTFOUND: ["its host is unknown", "no se conoce ese servidor"],
  EAI_AGAIN: ["its host cannot be looked up now", "ahora no se puede buscar ese servidor"],
  CONNECT_TIMEOUT: ["it did not answer in time", "no respondió a tiempo"],
  ENOENT: [
    "there is no socket of a running server in that folder",
    "en esa carpeta no hay un socket de un servidor en marcha",
  ],
  EACCES: ["its socket may not be used by this user", "este usuario no puede usar su socket"],
  "42704": ["it does not know an option of the address", "no conoce una opción de la dirección"],
  "28P01": ["the password or user is wrong", "el usuario o la contraseña no son correctos"],
  "28000": ["the user may not log in", "ese usuario no puede entrar"],
  "3D000": ["the database does not exist", "esa base no existe"],
  "53300": ["it has too many connections", "tiene demasiadas conexiones"],
};

/** The driver's options for one host, which may be the folder of a unix socket, and from the query of the URL. */
function placeOf({ searchParams, port }: URL, host: string) {
  const folder = host.startsWith("/");
  const place = {
    // A colon in a folder's name would be read as a port.
    host: folder ? host.replace(/:\d+$/, "") : host || undefined,
    port: folder ? Number(searchParams.get("port") || port || "5432") : undefined,
    user: searchParams.get("user") || undefined,
    password: searchParams.get("password") || undefined,
  };
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined));
}

/** Opens connections to one host of `DATABASE_URL`. */
type Open = (prepare?: boolean, seconds?: number) => postgres.Sql;

/**
 * Functions that connect to each host of `DATABASE_URL`. The driver could try several itself, but if none answers
 * it tries for ever without a pause.
 */
function connectors(text: string, pool: { max: number; idle_timeout?: number }) {
  const address = readAddress(text);
  if (!address) throw new Error("DATABASE_URL is no address of a PostgreSQL");
  const { url, hosts } = address;
  const cleaned = new URL(url);
  for (const option of [...FOREIGN_OPTIONS, "host", "port", "user", "password"])
    cleaned.searchParams.delete(option);
  // The driver parses the URL's host even if its options name another.
  if (hosts[0]?.startsWith("/")) cleaned.hostname = "localhost";
  const opens = hosts.map(
    (host): Open =>
      (prepare = false, seconds = CONNECT_SECONDS) =>
        postgres(cleaned.href, {
          ...pool,
          ...placeOf(url, host),
          prepare,
          connect_timeout: seconds,
          backoff: (attempts) => Math.min(0.1 * 2 ** attempts, LONGEST_PAUSE_SECONDS),
          onnotice: () => {},
        }),
  );
  return { opens, hosts };
}

/** Connects at the first query, so that a function can start and answer 503 while its database sleeps. */
export function openPostgresLater(url: string): Database {
  const { opens } = connectors(url, { max: FEW_CONNECTIONS, idle_timeout: IDLE_SECONDS });
  // Without prepared statements, because functions connect through a pooler and only for a short time.
  return adapt(opens, false);
}

/**
 * Connects to the first host of `DATABASE_URL` that answers. If none does, throws a StartError with the last
 * one's reason.
 */
export async function openPostgres(url: string): Promise<Database> {
  const { opens, hosts } = connectors(url, { max: CONNECTIONS });
  let reason: unknown;
  for (const [index, open] of opens.entries()) {
    const first = open(false, FIRST_CONNECT_SECONDS);
    try {
      const prepare = await reachesServer(first);
      return adapt([...opens.slice(index), ...opens.slice(0, index)], prepare);
    } catch (error) {
      reason = error;
    } finally {
      await first.end({ timeout: 0 });
    }
  }
  refuse(reason, hosts.join(",") || "DATABASE_URL");
}

function refuse(error: unknown, host: string): never {
  const { code } = toDatabaseError(error);
  const [english, spanish] = REASONS[code] ?? [code, code];
  throw new StartError(
    `the database at ${host} cannot be used: ${english}. ` +
      "Check DATABASE_URL, or unset it to use the embedded database.",
    `la base de datos de ${host} no se puede usar: ${spanish}. Revisa DATABASE_URL, o quítalo para usar la base incluida.`,
  );
}

/**
 * Whether the connection goes to a PostgreSQL server, not to a pooler, which reports a process id of its own when
 * it connects. A pooler may use another server connection for each transaction, without the statements that were
 * prepared before.
 */
async function reachesServer(sql: postgres.Sql): Promise<boolean> {
  const rows = await sql.unsafe("select pg_backend_pid() as pid");
  return rows[0]?.pid === rows.state.pid;
}

/** Codes of lost connections. */
const LOST = /^(E[A-Z]+|CONNECT\w*)$/;

/**
 * A database over the first host, and over the next one when it fails. `prepare`: visitors' statements are parsed
 * and planned once for each connection.
 */
function adapt(opens: readonly Open[], prepare: boolean): Database {
  let turn = 0;
  const open = () => {
    const next = opens[turn++ % opens.length];
    if (!next) throw new Error("an address has a host");
    return next(prepare);
  };
  let sql = open();
  let answeredAt = performance.now();

  /** Opens new connections when the old ones no longer answer, for example because the server is frozen. */
  const replace = (silent: postgres.Sql) => {
    if (silent !== sql || performance.now() - answeredAt < SILENCE_MS) return;
    answeredAt = performance.now();
    sql = open();
    silent.end({ timeout: 0 }).catch(() => {});
  };

  const session = (
    on: () => postgres.Sql | postgres.TransactionSql,
    milliseconds = QUIET_MS,
    options = { prepare: false },
  ): Session => {
    const run = async <Row>(text: string, parameters: readonly unknown[]): Promise<Row[]> => {
      const query = on().unsafe(
        text,
        [...parameters] as postgres.ParameterOrJSON<never>[],
        options,
      );
      try {
        // `execute` starts the query now, so that it can be cancelled.
        const rows = await within(milliseconds, query.execute(), () => query.cancel());
        answeredAt = performance.now();
        return [...rows] as Row[];
      } catch (error) {
        const failure = toDatabaseError(error);
        if (opens.length > 1 && LOST.test(failure.code)) replace(sql);
        throw failure;
      }
    };
    return {
      query: (text, parameters = []) => run(text, parameters),
      exec: async (text) => {
        await run(text, []);
      },
    };
  };
  // The outer limit is for a server that disappeared, which would not answer the rollback either.
  const tx: Database["tx"] = (work, milliseconds = ANSWER_MS) => {
    const pool = sql;
    return within(
      milliseconds + GRACE_MS,
      guardTx(
        (body: (tx: postgres.TransactionSql) => ReturnType<typeof work>) => pool.begin(body),
        async (tx) => {
          // Set here because poolers refuse it when connecting. It is sent with the first query; if it
          // fails, the transaction fails.
          tx.unsafe(`set local statement_timeout = ${milliseconds}`).catch(() => {});
          return work(session(() => tx, milliseconds));
        },
      ),
      () => replace(pool),
    );
  };
  return {
    ...session(() => sql),
    // Without a transaction around it, which would double the round trips.
    async write(text, parameters) {
      const pool = sql;
      try {
        return await session(() => pool, ANSWER_MS, { prepare }).query(text, parameters);
      } catch (error) {
        replace(pool);
        throw error;
      }
    },
    tx,
    read: tx,
    close: () => sql.end({ timeout: 5 }),
  };
}

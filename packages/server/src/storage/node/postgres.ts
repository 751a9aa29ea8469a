import postgres from "postgres";
import { StartError } from "../../errors";
import {
  type Database,
  DatabaseError,
  guardTx,
  READ_ONLY,
  type Session,
  toDatabaseError,
  within,
} from "../database";
import { nameOf, readAddress } from "../postgres-address";
import { OLDEST, sessionSettings, setStatements } from "../postgres-session";
import { optionsFor } from "./postgres-options";
import { refusal } from "./postgres-refusals";
import { examineServer, type ServerFacts } from "./postgres-server";

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

/**
 * At most one statement waits for its turn on a connection. Where one of several is cancelled, the driver gives each
 * after it the answer of the one before: a visitor would be told another one's reference.
 */
const ONE_WAITS = { max_pipeline: 1 };

/** How a pool of connections to one host is opened. */
interface How {
  /** Without settings of the session, which a pooler refuses or loses. */
  pooled?: boolean;
  prepare?: boolean;
  seconds?: number;
  version?: number;
}

type Open = (how: How) => postgres.Sql;

/**
 * Functions that connect to each host of `DATABASE_URL`. The driver could try several itself, but if none answers
 * it tries for ever without a pause.
 */
function connectors(text: string, pool: { max: number; idle_timeout?: number }) {
  const address = readAddress(text);
  const opens = address.hosts.map((host): Open => {
    const { connection, ...options } = optionsFor(address, host);
    return ({ pooled = false, prepare = false, seconds = CONNECT_SECONDS, version }) =>
      postgres({
        connect_timeout: seconds,
        ...ONE_WAITS,
        ...pool,
        ...options,
        // These win over what a role or a database has.
        connection: { ...connection, ...(!pooled && sessionSettings(version)) },
        prepare,
        backoff: (attempts) => Math.min(0.1 * 2 ** attempts, LONGEST_PAUSE_SECONDS),
        onnotice: () => {},
      });
  });
  return { opens, place: address.hosts.map(nameOf).join(",") };
}

/** Connects at the first query, so that a function can start and answer 503 while its database sleeps. */
export function openPostgresLater(url: string): Database {
  const { opens } = connectors(url, { max: FEW_CONNECTIONS, idle_timeout: IDLE_SECONDS });
  // Functions connect through a pooler.
  return adapt(opens, { pooled: true, version: OLDEST });
}

/**
 * Connects to the first host of `DATABASE_URL` that takes writes, else to the first that answers. If none does, or
 * none may be used, throws a StartError; an UnreachableError if that may change by itself.
 * @param writable throws too where none takes writes.
 */
export async function openPostgres(url: string, { writable = false } = {}): Promise<Database> {
  const { opens, place } = connectors(url, { max: CONNECTIONS });
  const from = (index: number) => [...opens.slice(index), ...opens.slice(0, index)];
  const reasons: unknown[] = [];
  let readOnly: Database | undefined;
  for (const [index, open] of opens.entries()) {
    try {
      const facts = await examine(open);
      if (!facts.readOnly) return adapt(from(index), facts);
      reasons.push(new DatabaseError(READ_ONLY));
      readOnly ??= writable ? undefined : adapt(from(index), facts);
    } catch (error) {
      if (error instanceof StartError) throw error;
      reasons.push(error);
    }
  }
  if (readOnly) return readOnly;
  throw refusal(reasons, place);
}

/** What a pooler or an old server answers to a setting that it does not know: protocol violation, undefined object. */
const UNKNOWN_SETTING = /^(08P01|42704|0A000)$/;

/** Learns what a server is, with our settings if it takes them. */
async function examine(open: Open): Promise<ServerFacts> {
  const ask = async (how: How) => {
    const sql = open({ ...how, seconds: FIRST_CONNECT_SECONDS });
    try {
      return await examineServer(sql);
    } finally {
      await sql.end({ timeout: 0 });
    }
  };
  try {
    return await ask({});
  } catch (error) {
    if (!UNKNOWN_SETTING.test(toDatabaseError(error).code)) throw error;
    return await ask({ pooled: true });
  }
}

/** Codes of lost connections. */
const LOST = /^(E[A-Z]+|CONNECT\w*)$/;
/** The same, and those after which the server ends a connection. */
const ENDED = /^(E[A-Z]+|CONNECT\w*|57P0\d|25P0[34])$/;

const never = () => new Promise<never>(() => {});

/**
 * A database over the first host, and over the next one when it fails. To a server itself, visitors' statements are
 * parsed and planned once for each connection. Through a pooler each statement is a transaction that sets what a
 * session otherwise has.
 */
function adapt(opens: readonly Open[], server: Pick<ServerFacts, "pooled" | "version">): Database {
  const { pooled, version } = server;
  const prepare = !pooled;
  const settings = pooled ? `${setStatements(version, "local")}; ` : "";
  let turn = 0;
  const open = () => {
    const next = opens[turn++ % opens.length];
    if (!next) throw new Error("an address has a host");
    return next({ prepare, pooled, version });
  };
  let sql = open();
  let openedAt = performance.now();
  let answeredAt = openedAt;

  const reopen = (old: postgres.Sql) => {
    openedAt = answeredAt = performance.now();
    sql = open();
    old.end({ timeout: 0 }).catch(() => {});
  };
  /** Opens new connections when the old ones no longer answer, for example because the server is frozen. */
  const replace = (silent: postgres.Sql) => {
    if (silent === sql && performance.now() - answeredAt >= SILENCE_MS) reopen(silent);
  };
  /** Goes on to the next host where this one is lost, or takes writes no more. */
  const leave = (pool: postgres.Sql, { code }: DatabaseError) => {
    if (opens.length === 1) return;
    if (LOST.test(code)) replace(pool);
    const now = performance.now();
    if (code === READ_ONLY && pool === sql && now - openedAt >= SILENCE_MS) reopen(pool);
  };

  const session = (
    on: () => postgres.Sql | postgres.TransactionSql,
    milliseconds = QUIET_MS,
    options = { prepare: false },
    onFailure: (failure: DatabaseError) => void = () => {},
  ): Session => {
    const run = async <Row>(text: string, parameters: readonly unknown[]): Promise<Row[]> => {
      const pool = sql;
      const query = on().unsafe(
        text,
        [...parameters] as postgres.ParameterOrJSON<never>[],
        options,
      );
      try {
        // `execute` starts the query now, so that it can be cancelled.
        const rows = await within(milliseconds, query.execute(), () => query.cancel());
        answeredAt = performance.now();
        // After a statement that failed among its rows, the driver leaves as many holes before those of the next.
        return rows.filter(() => true) as unknown[] as Row[];
      } catch (error) {
        const failure = toDatabaseError(error);
        leave(pool, failure);
        onFailure(failure);
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
    let lost = false;
    const begin = (body: (tx: postgres.TransactionSql) => ReturnType<typeof work>) => {
      const begun = pool.begin(pooled ? "isolation level read committed not deferrable" : "", body);
      begun.catch(() => {
        lost = true;
      });
      return begun;
    };
    const run = async (tx: postgres.TransactionSql) => {
      // Sent with the first query; if it fails, the transaction fails.
      tx.unsafe(`${settings}set local statement_timeout = ${milliseconds}`).catch(() => {});
      const on = () => {
        if (lost) throw new DatabaseError("CONNECTION_CLOSED");
        return tx;
      };
      // After a loss nothing more may be written, not even its end: the driver would do so to a socket that is null,
      // where nobody catches the error. It rejects the transaction by itself.
      try {
        const result = await work(
          session(on, milliseconds, undefined, ({ code }) => {
            lost ||= ENDED.test(code);
          }),
        );
        return lost ? never() : result;
      } catch (error) {
        if (lost) await never();
        throw error;
      }
    };
    return within(milliseconds + GRACE_MS, guardTx(begin, run), () => replace(pool));
  };
  const direct = session(() => sql);
  const inTx: Session = {
    query: (text, parameters) => tx((tx) => tx.query(text, parameters), QUIET_MS),
    exec: (text) => tx((tx) => tx.exec(text), QUIET_MS),
  };
  return {
    ...(pooled ? inTx : direct),
    async write<Row>(text: string, parameters?: readonly unknown[]) {
      const pool = sql;
      try {
        if (pooled) return await tx((tx) => tx.query<Row>(text, parameters));
        // Without a transaction around it, which would double the round trips.
        return await session(() => pool, ANSWER_MS, { prepare }).query<Row>(text, parameters);
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

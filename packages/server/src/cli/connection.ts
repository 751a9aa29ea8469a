import { resolve } from "node:path";
import type { Environment } from "../environment";
import { createLeadAdmin, type LeadAdmin, type ListedLead } from "../leads/admin";
import { StartError } from "../start-error";
import { databaseOwner, hasDatabase } from "../storage/node/embedded-database";
import { askHolder } from "../storage/node/folder-lock";
import type { IpcRequest } from "../storage/node/ipc";
import { openStorage, type Storage } from "../storage/node/open-storage";
import { type List, type Mailing, runAdminRequest } from "./admin-requests";

/** The operator's commands, wherever the database is. Every failure is a StartError. */
export interface Connection {
  run<Result>(command: IpcRequest): Promise<Result>;
  close(): Promise<void>;
}

/** In the server, when one has the embedded database; else here. */
export async function connect(environment: Environment, migrations: string): Promise<Connection> {
  const folder = resolve(environment.DATA_DIR);
  const held = !environment.DATABASE_URL && (await askHolder(folder, { op: "schema" }));
  if (held) return throughHolder(folder);
  const storage = await openExisting(environment, migrations);
  const admin: LeadAdmin = createLeadAdmin(storage.database);
  const { SMTP_URL, DATABASE_URL } = environment;
  const mailing = SMTP_URL ? "set" : DATABASE_URL ? "unknown" : "missing";
  return {
    run: <Result>(command: IpcRequest) =>
      runAdminRequest(admin, command, { mailing }) as Promise<Result>,
    close: () => storage.close(),
  };
}

/** The database itself, for what a running server must not see happen. */
export async function openExisting(environment: Environment, migrations: string): Promise<Storage> {
  const folder = resolve(environment.DATA_DIR);
  if (!environment.DATABASE_URL) {
    if (!(await hasDatabase(folder)))
      throw new StartError(`no hay datos en ${folder}. Inicia el servidor, o revisa DATA_DIR.`);
    // The database writes into its folder even to be read: a server of that user could not open it again.
    const owner = await databaseOwner(folder);
    if (process.getuid && process.getuid() !== owner)
      throw new StartError(
        `los datos de ${folder} son del usuario ${owner}. Mientras el servidor no corre, da la orden con él: sudo -u '#${owner}' …`,
      );
  }
  return openStorage(environment, migrations, { brief: true });
}

function throughHolder(folder: string): Connection {
  return {
    async run<Result>(command: IpcRequest) {
      const answer = await askHolder(folder, command);
      if (!answer)
        throw new StartError("el servidor se detuvo mientras respondía. Repite la orden.");
      if ("error" in answer) throw new StartError(answer.error);
      return answer.result as Result;
    },
    async close() {},
  };
}

/** Every lead, newest first, a page at a time. */
export async function* listAll(
  connection: Connection,
  kind?: string,
): AsyncGenerator<List, void, void> {
  let after: string | null = null;
  do {
    const page: List = await connection.run({ op: "list", kind, after });
    yield page;
    after = page.next;
  } while (after);
}

export async function collect(pages: AsyncIterable<List>): Promise<Omit<List, "next">> {
  const leads: ListedLead[] = [];
  let mailing: Mailing = "set";
  for await (const page of pages) {
    leads.push(...page.leads);
    mailing = page.mailing;
  }
  return { leads, mailing };
}

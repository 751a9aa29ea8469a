import { userInfo } from "node:os";
import { resolve } from "node:path";
import { setOperator } from "@maloca/catalog/operator";
import { createContentCommands } from "../content/commands";
import { createRenderer } from "../content/node/render-site";
import { type Environment, hasDataFolder } from "../environment";
import { StartError } from "../errors";
import { folders } from "../folders";
import { createLeadAdmin } from "../leads/admin";
import type { LeadFilter } from "../leads/lead-filter";
import { LEADS_A_PAGE, type ListedPage } from "../leads/list-leads";
import { databaseOwner, hasDatabase } from "../storage/node/embedded-database";
import { askHolder } from "../storage/node/folder-lock";
import { type OpenOptions, openStorage } from "../storage/node/open-storage";
import { createWebhookCommands } from "../webhooks/commands";
import { allowedHosts, createPost } from "../webhooks/node/post";
import {
  type AdminAnswer,
  type AdminContext,
  type AdminRequest,
  type AdminRequestName,
  answerAdminRequest,
} from "./admin-requests";
import { examine } from "./doctor/examine";
import { retentionOf, type ServerSettings, settingsOf } from "./server-settings";

/** Runs requests in this process or in the running server. Every failure is a StartError. */
export interface AdminConnection {
  /** Whether a running server answers, with its own settings. */
  readonly serving: boolean;
  run<Name extends AdminRequestName>(request: AdminRequest<Name>): Promise<AdminAnswer<Name>>;
  close(): Promise<void>;
}

/** The operator's name in the audit log: the user of the machine, also behind sudo. */
export function operatorName(variables: Record<string, string | undefined> = process.env): string {
  const { SUDO_USER } = variables;
  if (SUDO_USER) return SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    // In a container the user may have no name.
    return `usuario ${process.getuid?.()}`;
  }
}

/** Connects to the server that answers in the data folder; else opens the database here. Speaks for its company. */
export async function connect(
  environment: Environment,
  migrations: string,
  options?: Pick<OpenOptions, "asIs">,
): Promise<AdminConnection> {
  const connection = await openConnection(environment, migrations, options);
  // Tables of another release may have no documents.
  if (options?.asIs) return connection;
  try {
    setOperator((await connection.run({ op: "content" })).documents.company);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function openConnection(
  environment: Environment,
  migrations: string,
  options?: Pick<OpenOptions, "asIs">,
): Promise<AdminConnection> {
  const folder = resolve(environment.DATA_DIR);
  const { DATABASE_URL } = environment;
  const who = operatorName();
  const settings = settingsOf(environment);
  const server = await settingsOfServer(environment);
  // With another DATABASE_URL than the server's, that database is opened here.
  if (server && (!DATABASE_URL || server.postgres === settings.postgres))
    return connectThroughServer(folder, who);
  const storage = await openExisting(environment, migrations, options);
  const { database } = storage;
  const admin = createLeadAdmin(database, undefined, who);
  const { SMTP_URL } = environment;
  const allowed = allowedHosts(environment);
  const post = createPost(allowed);
  const renderer = createRenderer(folders.renderer);
  const context: AdminContext = {
    admin,
    mailing: SMTP_URL ? "set" : DATABASE_URL ? "unknown" : "missing",
    webhooks: createWebhookCommands({ database, post, allowed, who }),
    content: createContentCommands({
      ...{ database, who },
      render: (documents, now) => renderer.render({ documents, now }),
    }),
    settings,
    retention: () => retentionOf(environment),
    examine: (leads) => examine(environment, { leads }),
  };
  return {
    serving: false,
    run: (request) => answerAdminRequest(request, context),
    close: async () => {
      await renderer.stop();
      await storage.close();
    },
  };
}

/** The settings of the server that runs with the data folder, if one does. */
async function settingsOfServer(environment: Environment): Promise<ServerSettings | undefined> {
  if (environment.DATABASE_URL && !hasDataFolder(environment)) return undefined;
  const answer = await askHolder(resolve(environment.DATA_DIR), { op: "settings" });
  if (!answer) return undefined;
  if ("error" in answer) throw new StartError(answer.error);
  // Typed by the table of requests: the server that answers has the same version.
  return answer.result as ServerSettings;
}

export const settingsLine = ({ serving }: Pick<AdminConnection, "serving">) =>
  serving
    ? "Ajustes: los del servidor en marcha."
    : "Ajustes: los del entorno de esta orden; aquí no responde ningún servidor.";

/** Opens the database in this process. Never upgrades its tables. */
export async function openExisting(
  environment: Environment,
  migrations: string,
  { asIs }: Pick<OpenOptions, "asIs"> = {},
) {
  const folder = resolve(environment.DATA_DIR);
  if (!environment.DATABASE_URL) {
    if (!(await hasDatabase(folder)))
      throw new StartError(`no hay datos en ${folder}. Inicia el servidor, o revisa DATA_DIR.`);
    // Even a read writes files into the folder. As another user's, they would lock the server out.
    const owner = await databaseOwner(folder);
    if (process.getuid && process.getuid() !== owner)
      throw new StartError(
        `los datos de ${folder} son del usuario ${owner}. Mientras el servidor no corre, da la orden con él: sudo -u '#${owner}' …`,
      );
  }
  return openStorage(environment, migrations, { brief: true, current: true, asIs });
}

function connectThroughServer(folder: string, who: string): AdminConnection {
  return {
    serving: true,
    async run<Name extends AdminRequestName>(request: AdminRequest<Name>) {
      const answer = await askHolder(folder, { ...request, who });
      if (!answer)
        throw new StartError("el servidor se detuvo mientras respondía. Repite la orden.");
      if ("error" in answer) throw new StartError(answer.error);
      // Typed by the table of requests: the server that answers has the same version.
      return answer.result as AdminAnswer<Name>;
    },
    async close() {},
  };
}

/** The leads that pass a filter, newest first, page by page, up to a limit. */
export async function* pagesOf(
  connection: AdminConnection,
  filter: LeadFilter = {},
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<ListedPage, void, void> {
  let after: string | null = null;
  let left = limit;
  do {
    const atMost = Math.min(left, LEADS_A_PAGE);
    const page: ListedPage = await connection.run({ op: "list", after, limit: atMost, filter });
    left -= page.leads.length;
    yield page;
    after = page.next;
  } while (after && left > 0);
}

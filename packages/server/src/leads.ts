import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { kindNames } from "./kinds";
import { type List, runCommand } from "./node/commands";
import type { Command } from "./node/control";
import { toCsv } from "./node/csv";
import { hasDatabase } from "./node/embedded";
import { type Environment, readEnvironment } from "./node/environment";
import { askHolder } from "./node/folder-lock";
import { layoutFrom } from "./node/layout";
import { isEntry } from "./node/process";
import { StartError } from "./node/start-error";
import { openStorage } from "./node/storage";
import { mailNotice, toTable } from "./node/table";
import { createOperations } from "./operations";

const USAGE = `Uso:
  npm run leads -- list [--kind ${kindNames.join("|")}] [--json]
  npm run leads -- export --csv ARCHIVO [--kind ${kindNames.join("|")}]
  npm run leads -- delete --email CORREO
  npm run leads -- retry`;

/** The operator's command line. Gives what it prints; throws a StartError to be shown as one line. */
export async function leads(
  args: readonly string[],
  variables: Record<string, string | undefined>,
): Promise<string> {
  const { name, options } = parse(args);
  const environment = readEnvironment(variables);
  const run = (command: Command) => runSomewhere(command, environment);

  switch (name) {
    case "list": {
      const list = (await run({ op: "list", kind: options.kind })) as List;
      if (options.json) return JSON.stringify(list.leads, null, 2);
      const notice = mailNotice(list);
      return [toTable(list.leads), ...(notice ? ["", notice] : [])].join("\n");
    }
    case "export": {
      const list = (await run({ op: "list", kind: options.kind })) as List;
      await writeFile(options.csv as string, toCsv(list.leads), { mode: 0o600 }).catch(() => {
        throw new StartError(`no se puede escribir ${options.csv}. Indica otro archivo.`);
      });
      return `${list.leads.length} solicitudes en ${options.csv}`;
    }
    case "delete": {
      const { count } = (await run({ op: "delete", email: options.email })) as { count: number };
      return `${count} solicitudes borradas`;
    }
    default: {
      const { count, mailConfigured } = (await run({ op: "retry" })) as {
        count: number;
        mailConfigured: boolean;
      };
      const where = mailConfigured ? "" : " cuando haya un servidor de correo (SMTP_URL)";
      return `${count} correos se enviarán de nuevo${where}`;
    }
  }
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: "string" },
        json: { type: "boolean" },
        email: { type: "string" },
        csv: { type: "string" },
      },
    });
    const [name = "", ...rest] = positionals;
    const known = ["list", "export", "delete", "retry"].includes(name) && rest.length === 0;
    const kind = values.kind === undefined || kindNames.some((kind) => kind === values.kind);
    if (known && kind && (name !== "export" || values.csv) && (name !== "delete" || values.email)) {
      return { name, options: values };
    }
  } catch {
    // An option that does not exist: the usage says which do.
  }
  throw new StartError(USAGE);
}

/** In the server, when one has the embedded database; else here. */
async function runSomewhere(command: Command, environment: Environment): Promise<unknown> {
  const folder = resolve(environment.DATA_DIR);
  if (!environment.DATABASE_URL) {
    const answer = await askHolder(folder, command);
    if (answer && "error" in answer) throw new StartError(answer.error);
    if (answer) return answer.result;
    if (!(await hasDatabase(folder))) {
      throw new StartError(`no hay datos en ${folder}. Inicia el servidor, o revisa DATA_DIR.`);
    }
  }
  const storage = await openStorage(environment, layoutFrom(import.meta.url).migrations, {
    brief: true,
  });
  try {
    return await runCommand(createOperations(storage.database), command, {
      mailConfigured: environment.SMTP_URL !== undefined,
    });
  } finally {
    await storage.close();
  }
}

if (isEntry(import.meta.url)) {
  try {
    console.log(await leads(process.argv.slice(2), process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

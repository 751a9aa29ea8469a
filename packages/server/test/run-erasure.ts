import { answerAdminRequest } from "../src/cli/admin-requests";
import { deleteLeads, purge } from "../src/cli/commands/erase";
import type { Confirm } from "../src/cli/confirm";
import { parseArguments } from "../src/cli/parse-arguments";
import { settingsOf } from "../src/cli/server-settings";
import { readEnvironment } from "../src/environment";
import { createExpiry } from "../src/expiry";
import type { LeadAdmin } from "../src/leads/admin";
import type { RetentionDays } from "../src/leads/retention";
import type { Database } from "../src/storage/database";

interface Erasing {
  admin: LeadAdmin;
  database: Database;
  retention?: () => RetentionDays;
  backupFolder?: string;
  clock?: () => Date;
}

/** Runs `delete` or `purge` by a running server, and returns what it prints. */
export async function runErasure(
  text: string,
  erasing: Erasing,
  confirm: Confirm = async () => true,
) {
  const parsed = parseArguments(text.split(" "));
  if (parsed.name !== "delete" && parsed.name !== "purge") throw new Error(parsed.name);
  const environment = readEnvironment({});
  const settings = {
    ...settingsOf(environment),
    retention: () => ({}),
    backupFolder: "/nowhere",
    ...erasing,
  };
  const connection = {
    serving: true,
    run: (request: Parameters<typeof answerAdminRequest>[0]) =>
      answerAdminRequest(request, {
        ...{ admin: erasing.admin, mailing: "set", settings, expiry: createExpiry(settings) },
        webhooks: async () => ({ refused: "not asked" }),
        examine: async () => [],
      }),
    close: async () => {},
  } as Parameters<typeof deleteLeads>[0]["connection"];
  const command = { delete: deleteLeads, purge }[parsed.name];
  let said = "";
  for await (const part of command({ ...parsed, connection, environment, confirm })) said += part;
  return said;
}

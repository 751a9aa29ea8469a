import { answerAdminRequest } from "../cli/admin-requests";
import { findAll } from "../cli/doctor/findings";
import type { House } from "../http/house";
import { SERVER } from "../leads/audit-log";
import { backupFolderOf, latestBackup } from "../storage/node/backup-folder";
import { hasSchedule } from "../storage/node/backup-schedule";
import type { ContextOf } from "./answers";
import type { Mailing } from "./mailing";
import type { Server } from "./server";

/** What the desk shows of this server. */
export function createHouse(
  { environment, folders, clock }: Server,
  { tryMail }: Mailing,
  contextOf: ContextOf,
): House {
  /** The checks that run: a second press waits for the same. */
  let running: ReturnType<typeof findAll> | undefined;
  return {
    tryMail,
    async backup() {
      if (!hasSchedule(environment)) return null;
      const folder = backupFolderOf(environment);
      return { folder, at: (await latestBackup(folder, "daily", clock()))?.at ?? null };
    },
    async examine() {
      running ??= findAll(
        (request) => answerAdminRequest(request, contextOf(SERVER)),
        folders.migrations,
      ).finally(() => {
        running = undefined;
      });
      return (await running).findings;
    },
  };
}

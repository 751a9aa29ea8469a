import { answerIpcRequest } from "../cli/admin-requests";
import { examine } from "../cli/doctor/examine";
import { retentionOf, settingsOf } from "../cli/server-settings";
import { createContentCommands } from "../content/commands";
import { createLeadAdmin } from "../leads/admin";
import { SERVER } from "../leads/audit-log";
import type { IpcHandler } from "../storage/node/ipc";
import type { Mailing } from "./mailing";
import type { Pages } from "./pages";
import type { Server } from "./server";
import type { createWebhookService } from "./webhooks";

interface Answering {
  mailing: Mailing;
  webhooks: ReturnType<typeof createWebhookService>;
  pages: Pages;
  /** Whether the pages were built with another key. */
  anotherKey: boolean;
  /** Looks for what a command left to be sent. */
  wake(): void;
}

/** The answers to the command line, which asks the process that has the database open. */
export function createAnswers(server: Server, services: Answering): IpcHandler {
  const { environment, database, clock } = server;
  const { mailing, webhooks, pages, anotherKey, wake } = services;
  return (command, onProgress) => {
    const who = String(command.who ?? SERVER);
    return answerIpcRequest(
      command,
      {
        admin: createLeadAdmin(database, clock, who),
        retention: () => retentionOf(environment),
        settings: settingsOf(environment),
        content: createContentCommands({ database, who, clock, render: pages.prepare }),
        onPublished: pages.wake,
        mailing: mailing.isSet ? "set" : "missing",
        webhooks: webhooks.commandsFor(who),
        examine: (leads) =>
          examine(environment, { leads, anotherKey, operator: pages.operator(), now: clock() }),
        wake,
        clock,
      },
      onProgress,
    );
  };
}

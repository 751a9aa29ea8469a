import { type AdminContext, answerIpcRequest } from "../cli/admin-requests";
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

/** What answers a command or a press in the name of `who`, in the process that has the database open. */
export type ContextOf = (who: string) => AdminContext;

export function createContexts(server: Server, services: Answering): ContextOf {
  const { environment, database, clock } = server;
  const { mailing, webhooks, pages, anotherKey, wake } = services;
  return (who) => ({
    admin: createLeadAdmin(database, clock, who),
    retention: () => retentionOf(environment),
    settings: settingsOf(environment),
    content: createContentCommands({ database, who, clock, render: pages.prepare }),
    onPublished: pages.wake,
    mailing: mailing.isSet ? "set" : "missing",
    webhooks: webhooks.commandsFor(who),
    examine: (leads) =>
      examine(environment, { leads, anotherKey, factsFault: pages.factsFault(), now: clock() }),
    wake,
    clock,
  });
}

/** The answers to the command line. */
export const createAnswers =
  (contextOf: ContextOf): IpcHandler =>
  (command) =>
    answerIpcRequest(command, contextOf(String(command.who ?? SERVER)));

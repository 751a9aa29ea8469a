import * as z from "zod";
import { writeAuditEntry } from "../leads/audit-log";
import type { Database, Session } from "../storage/database";
import { createWebhooks, type Post } from "./deliver";
import { type Allowed, refusalOf } from "./destination";
import { type WebhookFormat, webhookFormats } from "./formats";
import {
  addWebhook,
  type ListedWebhook,
  listWebhooks,
  readWebhooks,
  redeliver,
  removeWebhook,
} from "./webhooks";

export const webhookCommands = ["list", "add", "test", "redeliver", "remove"] as const;

/** The arguments of the operator's `webhook` command. */
const webhookCommand = z.object({
  action: z.string(),
  name: z.string(),
  /** For `add` the address, for `redeliver` a reference. */
  word: z.string(),
  format: z.string(),
});
export type WebhookCommand = z.infer<typeof webhookCommand>;

interface WebhookCommandsOptions {
  database: Database;
  post: Post;
  allowed: Allowed;
  /** The operator's name in the audit log. */
  who: string;
  clock?: () => Date;
}

export type WebhookCommands = ReturnType<typeof createWebhookCommands>;

/** The result of a command, or why it was refused. */
export type WebhookAnswer =
  | { webhooks: ListedWebhook[] }
  | { secret: string }
  | { status: number }
  | { count: number }
  | { removed: true }
  | { refused: string };

/** Runs the operator's `webhook` commands, also as they come over the socket, and writes them to the audit log. */
export function createWebhookCommands(options: WebhookCommandsOptions) {
  const { database, post, allowed, who, clock = () => new Date() } = options;

  return async (command: WebhookCommand): Promise<WebhookAnswer> => {
    const { action, name, word, format } = webhookCommand.parse(command);
    if (action === "list") return { webhooks: await listWebhooks(database) };
    const hook = (await readWebhooks(database)).find((each) => each.name === name);
    const note = (session: Session) =>
      writeAuditEntry(
        session,
        { who, action: "webhook", details: { order: action, name } },
        clock(),
      );
    if (action === "add") {
      if (!/^[a-z0-9-]{1,40}$/.test(name)) return { refused: "El nombre lleva a-z, 0-9 y guion." };
      if (hook) return { refused: `Ya hay un webhook ${name}.` };
      if (!isFormat(format)) return { refused: `--format: ${webhookFormats.join(" ")}` };
      const why = refusalOf(word, allowed);
      if (why) return { refused: `La dirección no sirve: ${why}.` };
      return database.tx(async (session) => {
        await note(session);
        return { secret: await addWebhook(session, { name, url: word, format }, clock()) };
      });
    }
    if (!hook) return { refused: `No hay ningún webhook ${name}.` };
    if (action === "test") {
      try {
        return { status: await createWebhooks({ database, post, clock }).test(hook) };
      } catch (error) {
        const { responseCode, message } = Object(error);
        return { refused: `No lo recibió: ${responseCode ?? message}.` };
      }
    }
    return database.tx(async (session) => {
      await note(session);
      if (action === "remove") {
        await removeWebhook(session, name);
        return { removed: true };
      }
      return { count: await redeliver(session, name, word || null, clock()) };
    });
  };
}

const isFormat = (text: string): text is WebhookFormat =>
  webhookFormats.some((format) => format === text);

import { createWebhookCommands } from "../webhooks/commands";
import { createWebhooks } from "../webhooks/deliver";
import { allowedHosts, createPost } from "../webhooks/node/post";
import type { Server } from "./server";

/** The calls to programs of others, and the command line's orders about them. */
export function createWebhookService(server: Server) {
  const { environment, database, clock, log, pollMs } = server;
  const allowed = allowedHosts(environment);
  const post = createPost(allowed);
  return {
    ...createWebhooks({ database, clock, log, post, pollMs }),
    commandsFor: (who: string) => createWebhookCommands({ database, post, allowed, who, clock }),
  };
}

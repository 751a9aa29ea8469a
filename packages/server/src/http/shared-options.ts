import type { Environment } from "../environment";
import { createLinkActions } from "../leads/link-actions";
import { readStatement } from "../leads/statements";
import { createStore } from "../leads/store";
import { createTeamPage } from "../leads/team-page";
import type { Database } from "../storage/database";

/** The app's options that are the same on a machine and as a function. */
export const sharedOptions = (
  database: Database,
  environment: Pick<Environment, "ANON_KEY" | "RATE_LIMIT" | "ALLOWED_ORIGINS">,
  team: readonly string[] = [],
  clock: () => Date = () => new Date(),
) => ({
  store: createStore(database, clock),
  links: createLinkActions(database, clock),
  readStatement: (link: Parameters<typeof readStatement>[1]) =>
    readStatement(database, link, clock()),
  teamPage: createTeamPage(database, team, clock),
  anonKey: environment.ANON_KEY,
  rateLimit: environment.RATE_LIMIT,
  allowedOrigins: environment.ALLOWED_ORIGINS,
});

import type { Context } from "hono";
import type { LeadKind } from "../leads/lead-kinds";
import type { Objection } from "./receive-lead";

// A page that is written for a hosted project is answered here as PostgREST answers it there, where
// visitors may insert and nothing else (docs.postgrest.org, "Errors").

/** For everything but an insert, and for an insert that asks to read. */
export const denied = ({ table }: LeadKind): Objection => ({
  status: 401,
  code: "42501",
  message: `permission denied for table ${table}`,
});

/** Why a hosted project would refuse an insert before it checks the row's values. */
export function objectionToInsert(c: Context, kind: LeadKind, body: unknown): Objection | null {
  const foreign = [body]
    .flat()
    .flatMap((row) => (typeof row === "object" ? Object.keys(row ?? {}) : []))
    .find((column) => !Object.hasOwn(kind.columns, column));
  if (foreign !== undefined) {
    return {
      status: 400,
      code: "PGRST204",
      message: `Could not find the '${foreign}' column of '${kind.table}' in the schema cache`,
    };
  }
  const preferences = c.req.header("prefer") ?? "";
  // Without `on_conflict` it is a plain insert, because the table has no primary key.
  if (/resolution=(merge|ignore)-duplicates/.test(preferences) && c.req.query("on_conflict")) {
    return {
      status: 400,
      code: "42P10",
      message: "there is no unique or exclusion constraint matching the ON CONFLICT specification",
    };
  }
  return /return=(representation|headers-only)/.test(preferences) ? denied(kind) : null;
}

import type { Expiry } from "../expiry";
import type { LeadAdmin } from "../leads/admin";
import {
  type AuditEntry,
  type AuditedAction,
  type AuditLine,
  auditedActions,
} from "../leads/audit-log";
import type { Delays } from "../leads/delays";
import type { Hold } from "../leads/erasure-hold";
import type { FirstAnswersBy } from "../leads/first-answers";
import { filterOf, type LeadFilter } from "../leads/lead-filter";
import type { ListedLead, ListedPage } from "../leads/list-leads";
import {
  type Erased,
  type PersonalData,
  type SelectedCount,
  type Selection,
  selectionOf,
} from "../leads/personal-data";
import type { Expired } from "../leads/retention";
import { type LeadMeasure, leadMeasures, type Measure, measures, type Sum } from "../leads/stats";
import type { UnsentMails } from "../leads/unsent-mails";
import type { IpcRequest } from "../storage/node/ipc";
import type { RowPage } from "../storage/row-transfer";
import type { OnProgress } from "../storage/table-parts";
import type { WebhookAnswer, WebhookCommand, WebhookCommands } from "../webhooks/commands";
import type { Finding } from "./doctor/finding";
import type { ServerSettings } from "./server-settings";
import { inSpanish } from "./spanish-error";

/** Whether this process can send mails. Unknown: another process of the same database may send them. */
type Mailing = "set" | "missing" | "unknown";

/** The unsent mails, and whether they can be sent. */
export interface MailStatus extends UnsentMails {
  mailing: Mailing;
}

/** Requests from the command line to the process that has the database open. Results are plain JSON. */
export interface AdminRequests {
  list: {
    arguments: { after: string | null; limit: number; filter: LeadFilter };
    result: ListedPage;
  };
  show: { arguments: { reference: string }; result: ListedLead | null };
  stats: { arguments: { by: Measure }; result: Sum[] };
  leadStats: {
    arguments: { by: readonly LeadMeasure[] };
    result: Partial<Record<LeadMeasure, Sum[]>>;
  };
  robots: { arguments: object; result: number };
  delays: { arguments: object; result: Delays };
  firstAnswers: { arguments: object; result: FirstAnswersBy };
  revoke: { arguments: { reference: string | null }; result: number };
  statement: { arguments: { partner: string; renew: boolean }; result: string | null };
  revokeTeamPage: { arguments: { address: string }; result: boolean };
  doctor: { arguments: object; result: MailStatus };
  oldestMail: { arguments: object; result: string | null };
  size: { arguments: object; result: number | null };
  retry: { arguments: object; result: { count: number; mailing: Mailing } };
  person: { arguments: { email: string }; result: PersonalData };
  selected: {
    arguments: { selection: Selection };
    result: { counts: SelectedCount[]; references: string[] };
  };
  erase: { arguments: { selection: Selection }; result: Erased };
  purge: {
    /** `done`: how many leads the same command has erased already. */
    arguments: { selection: Selection; done: number };
    result: Erased & { more: boolean };
  };
  settings: { arguments: object; result: ServerSettings };
  /** The server's checks of its mail, disks and backups. */
  examine: { arguments: { leads: boolean }; result: Finding[] };
  expired: {
    arguments: object;
    result: { expired: Expired[]; backups: number; hold: Hold | null };
  };
  resume: { arguments: object; result: number };
  rows: { arguments: { after: string | null }; result: RowPage };
  schema: { arguments: object; result: string[] };
  audit: { arguments: { limit: number; reference?: string }; result: AuditLine[] };
  webhook: { arguments: WebhookCommand; result: WebhookAnswer };
  note: { arguments: Pick<AuditEntry, "action" | "details">; result: null };
}

export type AdminRequestName = keyof AdminRequests;
export type AdminRequest<Name extends AdminRequestName> = {
  op: Name;
} & AdminRequests[Name]["arguments"];

/** What the process that has the database open answers with. */
export interface AdminContext {
  admin: LeadAdmin;
  mailing: Mailing;
  webhooks: WebhookCommands;
  settings: ServerSettings;
  expiry: Expiry;
  examine: (leads: boolean) => Promise<Finding[]>;
  /** Wakes the sender of mails. */
  wake?: () => void;
}

/** Requests come over the socket unchecked, so each handler converts its arguments. Long ones report progress. */
const answers: {
  [Name in AdminRequestName]: (
    request: IpcRequest,
    context: AdminContext,
    onProgress?: OnProgress,
  ) => Promise<AdminRequests[Name]["result"]>;
} = {
  list: ({ after, limit, filter }, { admin }, onProgress) =>
    admin.listPage(cursorOf(after), filterOf(filter), Number(limit), onProgress),
  show: async ({ reference }, { admin }) => (await admin.show(String(reference))) ?? null,
  stats: ({ by }, { admin }, onProgress) =>
    admin.stats(measures.find((name) => name === by) ?? "kind", onProgress),
  leadStats: ({ by }, { admin }, onProgress) =>
    admin.leadStats(
      leadMeasures.filter((name) => Array.isArray(by) && by.includes(name)),
      onProgress,
    ),
  robots: (_, { admin }) => admin.robots(),
  delays: (_, { admin }, onProgress) => admin.delays(onProgress),
  firstAnswers: (_, { admin }, onProgress) => admin.firstAnswers(onProgress),
  revoke: ({ reference }, { admin }) =>
    admin.revokeLinks(reference === null ? null : String(reference)),
  statement: ({ partner, renew }, { admin }) => admin.statement(String(partner), renew === true),
  revokeTeamPage: ({ address }, { admin }) => admin.revokeTeamPage(String(address)),
  oldestMail: async (_, { admin }) => (await admin.oldestMail())?.toISOString() ?? null,
  size: (_, { admin }) => admin.size(),
  doctor: async (_, { admin, mailing }) => ({ ...(await admin.unsent()), mailing }),
  async retry(_, { admin, mailing, wake }) {
    const count = await admin.retry();
    wake?.();
    return { count, mailing };
  },
  person: ({ email }, { admin }) => admin.person(String(email)),
  selected: ({ selection }, { admin }) => admin.selected(selectionOf(selection)),
  erase: ({ selection }, { admin }) => admin.erase(selectionOf(selection)),
  purge: ({ selection, done }, { admin }) =>
    admin.purge(selectionOf(selection), { done: Number(done) }),
  settings: async (_, { settings }) => settings,
  examine: ({ leads }, { examine }) => examine(leads === true),
  async expired(_, { expiry }) {
    const { expired, backups } = await expiry.find();
    return { expired, backups: backups.length, hold: await expiry.hold() };
  },
  resume: (_, { expiry }) => expiry.resume(),
  rows: ({ after }, { admin }) => admin.rows(cursorOf(after)),
  schema: (_, { admin }) => admin.schema(),
  audit: ({ limit, reference }, { admin }) =>
    admin.audit({
      limit: Number(limit),
      reference: typeof reference === "string" ? reference : null,
    }),
  async webhook({ action, name, word, format, who }, { webhooks, wake }) {
    const parameters = { action, name, word, format };
    const text = (key: keyof typeof parameters) => String(parameters[key] ?? "");
    const answer = await webhooks(
      { action: text("action"), name: text("name"), word: text("word"), format: text("format") },
      typeof who === "string" ? who : undefined,
    );
    wake?.();
    return answer;
  },
  async note({ action, details }, { admin }) {
    if (!isAudited(action)) throw new Error(`unknown action ${action}`);
    await admin.note({ action, details: Object(details) });
    return null;
  },
};

const isAudited = (action: unknown): action is AuditedAction =>
  typeof action === "string" && Object.hasOwn(auditedActions, action);

const cursorOf = (after: unknown) => (typeof after === "string" ? after : null);

const isAdminRequest = (op: string): op is AdminRequestName => Object.hasOwn(answers, op);

/** Answers a request of this process. */
export const answerAdminRequest = <Name extends AdminRequestName>(
  request: AdminRequest<Name>,
  context: AdminContext,
  onProgress?: OnProgress,
): Promise<AdminRequests[Name]["result"]> => answers[request.op](request, context, onProgress);

/** Answers a request that came over the socket. */
export async function answerIpcRequest(
  request: IpcRequest,
  context: AdminContext,
  onProgress?: OnProgress,
): Promise<unknown> {
  if (isAdminRequest(request.op)) {
    // The socket carries only the error's message.
    return answers[request.op](request, context, onProgress).catch((error) => {
      throw new Error(inSpanish(error));
    });
  }
  throw new Error(`unknown command ${request.op}`);
}

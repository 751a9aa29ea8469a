import type { ContentCommands } from "../content/commands";
import { inSpanish } from "../errors";
import type { LeadAdmin } from "../leads/admin";
import { type AuditedAction, auditedActions } from "../leads/audit-log";
import { filterOf, type LeadFilter } from "../leads/lead-filter";
import { type Selection, selectionOf } from "../leads/personal-data";
import { findExpired, type RetentionDays } from "../leads/retention";
import type { UnsentMails } from "../leads/unsent-mails";
import { oldBackups, removeBackups } from "../storage/node/backup-folder";
import type { IpcRequest } from "../storage/node/ipc";
import type { WebhookCommand, WebhookCommands } from "../webhooks/commands";
import type { Finding } from "./doctor/checks";
import type { ServerSettings } from "./server-settings";

/** Whether this process can send mails. Unknown: another process of the same database may send them. */
type Mailing = "set" | "missing" | "unknown";

/** The unsent mails, and whether they can be sent. */
export interface MailStatus extends UnsentMails {
  mailing: Mailing;
}

/** What the process that has the database open answers with. */
export interface AdminContext {
  admin: LeadAdmin;
  mailing: Mailing;
  webhooks: WebhookCommands;
  content: ContentCommands;
  settings: ServerSettings;
  retention: () => RetentionDays;
  /** The server's checks of its mail, disks and backups. */
  examine: (leads: boolean) => Promise<Finding[]>;
  /** Wakes the sender of mails. */
  wake?: () => void;
  /** Has pages show what was published. */
  onPublished?: () => void;
  clock?: () => Date;
}

/**
 * Requests from the command line to the process that has the database open, by name. They come over the socket
 * unchecked, so each converts its arguments. Results are plain JSON.
 */
const answersOf = ({
  admin,
  mailing,
  webhooks,
  content,
  settings,
  retention,
  examine,
  wake,
  onPublished,
  clock = () => new Date(),
}: AdminContext) => ({
  list: (args: { after: string | null; limit: number; filter: LeadFilter }) =>
    admin.listPage(cursorOf(args.after), filterOf(args.filter), Number(args.limit)),
  show: async (args: { reference: string }) => (await admin.show(String(args.reference))) ?? null,
  teamLink: (args: { address: string }) => admin.teamLink(String(args.address)),
  oldestMail: async () => (await admin.oldestMail())?.toISOString() ?? null,
  mailTroubles: () => admin.mailTroubles(),
  size: () => admin.size(),
  doctor: async (): Promise<MailStatus> => ({ ...(await admin.unsent()), mailing }),
  async retry() {
    const count = await admin.retry();
    wake?.();
    return { count, mailing };
  },
  person: (args: { email: string }) => admin.person({ email: String(args.email) }),
  selected: (args: { selection: Selection }) => admin.selected(selectionOf(args.selection)),
  erase: (args: { selection: Selection }) => admin.erase(selectionOf(args.selection)),
  /** `done`: how many leads the same command has erased already. */
  purge: ({ selection, done }: { selection: Selection; done: number }) =>
    admin.purge(selectionOf(selection), { done: Number(done) }),
  settings: async () => settings,
  examine: (args: { leads: boolean }) => examine(args.leads === true),
  async expired() {
    const expired = await findExpired(admin, retention(), clock());
    const backups = await oldBackups(settings.backupFolder, clock());
    return { expired, backups: backups.length, hold: await admin.hold() };
  },
  /** Ends a hold and removes the old backups. Returns how many. */
  async resume() {
    const old = await oldBackups(settings.backupFolder, clock());
    await admin.note({ action: "resume", details: { backups: old.length } });
    await removeBackups(old);
    return old.length;
  },
  rows: (args: { after: string | null }) => admin.rows(cursorOf(args.after)),
  schema: () => admin.schema(),
  async webhook(args: WebhookCommand) {
    const answer = await webhooks(args);
    wake?.();
    return answer;
  },
  content: ({ version }: { version?: number }) =>
    content.read(version === undefined ? undefined : Number(version)),
  picture: async ({ photo }: { photo: string }) => (await content.picture(String(photo))) ?? null,
  addPicture: ({ text }: { text: string }) => content.addPicture(String(text)),
  withdrawn: ({ photos }: { photos: readonly string[] }) =>
    content.withdrawn([photos].flat().map(String)),
  contentVersions: () => content.list(),
  async publish(given: { texts: Readonly<Record<string, string>>; base: number; note: string }) {
    const texts = Object.entries(given.texts).map(([name, text]) => [name, String(text)]);
    const answer = await content.publish(
      Object.fromEntries(texts),
      Number(given.base),
      String(given.note),
    );
    onPublished?.();
    return answer;
  },
  async useContent({ number }: { number: number }) {
    const found = await content.use(Number(number));
    onPublished?.();
    return found;
  },
  async note({ action, details }: { action: AuditedAction; details: object }) {
    if (!Object.hasOwn(auditedActions, action)) throw new Error(`unknown action ${action}`);
    await admin.note({ action, details: { ...details } });
    return null;
  },
});

const cursorOf = (after: unknown) => (typeof after === "string" ? after : null);

type Answers = ReturnType<typeof answersOf>;
export type AdminRequestName = keyof Answers;
export type AdminRequest<Name extends AdminRequestName> = { op: Name } & (Answers[Name] extends (
  args: infer Arguments,
) => unknown
  ? Arguments
  : never);
export type AdminAnswer<Name extends AdminRequestName> = Awaited<ReturnType<Answers[Name]>>;

/** Answers a request of this process. */
export const answerAdminRequest = async <Name extends AdminRequestName>(
  request: AdminRequest<Name>,
  context: AdminContext,
): Promise<AdminAnswer<Name>> =>
  Reflect.apply(answersOf(context)[request.op], undefined, [request]);

/** Answers a request that came over the socket. */
export async function answerIpcRequest(
  request: IpcRequest,
  context: AdminContext,
): Promise<unknown> {
  const answers: Readonly<Record<string, (args: never) => Promise<unknown>>> = answersOf(context);
  const answer = Object.hasOwn(answers, request.op) && answers[request.op];
  if (!answer) throw new Error(`unknown command ${request.op}`);
  // The socket carries only the error's message.
  return Reflect.apply(answer, undefined, [request]).catch((error: unknown) => {
    throw new Error(inSpanish(error));
  });
}

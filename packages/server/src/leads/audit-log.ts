import type { Session } from "../storage/database";

/** Each audited action with its text for the operator. */
export const auditedActions = {
  export: "Exportó solicitudes",
  person: "Exportó los datos de una persona",
  backup: "Hizo una copia de seguridad",
  restore: "Recuperó una copia de seguridad",
  move: "Pasó los datos a otra base",
  delete: "Borró solicitudes",
  purge: "Limpió solicitudes",
  retention: "Borró lo que cumplió su plazo",
  hold: "Detuvo el borrado por plazo",
  resume: "Mandó seguir con el borrado por plazo",
  retry: "Reenvió correos pendientes",
  answer: "Marcó una solicitud",
  confirm: "Confirmó su suscripción",
  unsubscribe: "Salió del newsletter",
  webhook: "Cambió un webhook",
  publish: "Publicó documentos del sitio",
  withdraw: "Retiró una foto",
  unanswer: "Deshizo una respuesta",
  take: "Tomó una solicitud",
  drop: "Soltó una solicitud",
  note: "Escribió una nota",
  free: "Sacó una solicitud de las sospechosas",
  waiting: "Abrió la página de quién espera",
  enter: "Entró a la página del equipo",
  link: "Pidió un enlace para que alguien entre",
  statement: "Pidió el enlace de un sitio aliado",
  revoke: "Anuló enlaces o sesiones",
} as const;

export type AuditedAction = keyof typeof auditedActions;

export interface AuditEntry {
  /** A user of the machine, or {@link SERVER}. */
  who: string;
  action: AuditedAction;
  /** References of the leads, and nothing that a visitor typed: the entry is kept when the lead is erased. */
  leads?: readonly string[];
  /** Numbers and fixed words, such as `{ kind: "booking", rows: 12 }`. */
  details?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** The name in entries about what the server does by itself. */
export const SERVER = "servidor";

/** An entry about more leads than this has only their number. */
const MOST_REFERENCES = 500;

/** Writes an entry. Call it in the transaction of the action, so that both are stored or neither. */
export async function writeAuditEntry(
  session: Session,
  { who, action, leads = [], details = {} }: AuditEntry,
  at: Date,
): Promise<void> {
  const counted = leads.length ? { leads: leads.length, ...details } : details;
  await session.query(
    `insert into maloca.audit_log (at, who, action, leads, details)
     values ($1, $2, $3, $4::text[], $5::text::jsonb)`,
    [
      at,
      who.slice(0, 100),
      action,
      leads.length > MOST_REFERENCES ? [] : [...leads],
      JSON.stringify(counted),
    ],
  );
}

export interface AuditLine {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  who: string;
  /** May be one that this version does not know. */
  action: string;
  leads: string[];
  details: Record<string, unknown>;
}

/** The newest entries first. `before`: those that are older than the entry with this id. */
export async function readAuditLog(
  session: Session,
  { limit, before = null }: { limit: number; before?: string | null | undefined },
): Promise<AuditLine[]> {
  const rows = await session.query<Omit<AuditLine, "at"> & { at: Date }>(
    `select id::text, at, who, action, leads, details from maloca.audit_log
     where $2::bigint is null or (at, id) < (select at, id from maloca.audit_log where id = $2::bigint)
     order by at desc, audit_log.id desc limit $1`,
    [limit, before],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

import {
  type BookingRequest,
  type bookingLimits,
  bookingNotices,
  bookingRequest,
  type Checked,
  type ContactMessage,
  check,
  type contactLimits,
  contactMessage,
  contactNotices,
  type Notice,
  type Notices,
  newsletterNotices,
  newsletterSignup,
  newsletterSubmission,
  paths,
  type TripRequest,
  tripRequest,
  tripRequestNotices,
} from "@maloca/catalog";

/** What a column holds: text, a whole number, a list of text, or nothing. */
export type Value = string | number | null | readonly string[];
export type Fields = Record<string, Value>;

/** A value as people read it. */
export const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(", ") : String(value ?? "");

/** One kind of lead: where it arrives, how it is read, where it is kept, what the team calls it. */
export interface LeadKind<Request extends object = Fields> {
  /** Route of the call. */
  path: string;
  /** The caller must show the public key. A forms endpoint's callers have none. */
  keyed: boolean;
  /** Answered as an insert into a table is, 201 without a body, and not with a receipt. */
  insert?: boolean;
  /** Table in the schema `maloca`, with one column a field. */
  table: string;
  /** Columns in order, each with the word the team reads. */
  columns: Record<keyof Request & string, string>;
  title: string;
  /** What the visitor is told of it. */
  notices: Notices & Record<"sent" | "failed", Notice>;
  /** What the subject line and the list show of it. */
  about(request: Request): string;
  /** Cleans a parsed body, or says what is wrong with each field. */
  read(body: unknown): Checked<Request>;
}

type Newsletter = { email: string; page_uri: string; page_name: string };

const booking: LeadKind<BookingRequest> = {
  path: paths.booking,
  keyed: true,
  table: "booking_requests",
  columns: {
    name: "Nombre",
    email: "Correo",
    phone: "Teléfono",
    destination: "Destino",
    dates: "Fechas",
    travelers: "Viajeros",
    experiences: "Experiencias",
    message: "Mensaje",
  } satisfies Record<keyof typeof bookingLimits, string>,
  title: "Solicitud de reserva",
  notices: bookingNotices,
  about: (request) => `${request.name} · ${request.destination}`,
  read: (body) => check(bookingRequest, body),
};

const newsletter: LeadKind<Newsletter> = {
  path: `${paths.newsletter}/:portal/:form`,
  keyed: false,
  table: "newsletter_subscribers",
  columns: { email: "Correo", page_uri: "Página", page_name: "Título de la página" },
  title: "Suscripción al newsletter",
  notices: newsletterNotices,
  about: (request) => request.email,
  read(body) {
    const submission = check(newsletterSubmission, body);
    if (submission.errors) return submission;
    const { fields, context } = submission.data;
    const signup = check(newsletterSignup, {
      email: fields.find((field) => field.name === "email")?.value,
    });
    if (signup.errors) return signup;
    return {
      data: { email: signup.data.email, page_uri: context.pageUri, page_name: context.pageName },
    };
  },
};

/** A client's insert may hold its row in an array; a null column is one that was left out. */
function insertedRow(body: unknown): unknown {
  const row = Array.isArray(body) && body.length === 1 ? body[0] : body;
  if (typeof row !== "object" || row === null || Array.isArray(row)) return row;
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

const trip: LeadKind<TripRequest> = {
  path: paths.tripRequest,
  keyed: true,
  insert: true,
  table: "trip_requests",
  columns: {
    first_name: "Nombre",
    last_name: "Apellido",
    email: "Correo",
    phone: "Teléfono",
    destination: "Destino",
    travel_dates: "Fechas",
    num_travelers: "Viajeros",
    budget_range: "Presupuesto",
    interests: "Intereses",
    special_requirements: "Requerimientos especiales",
    how_found_us: "Cómo nos conoció",
  },
  title: "Solicitud de viaje a la medida",
  notices: tripRequestNotices,
  about: (request) =>
    [`${request.first_name} ${request.last_name}`, request.destination].filter(Boolean).join(" · "),
  read: (body) => check(tripRequest, insertedRow(body)),
};

const alliance: LeadKind<ContactMessage> = {
  path: paths.contact,
  keyed: true,
  table: "alliance_messages",
  columns: {
    name: "Nombre",
    email: "Correo",
    organization: "Organización",
    message: "Mensaje",
  } satisfies Record<keyof typeof contactLimits, string>,
  title: "Mensaje de contacto",
  notices: contactNotices,
  about: (request) => [request.name, request.organization].filter(Boolean).join(" · "),
  read: (body) => check(contactMessage, body),
};

export const leadKindNames = ["booking", "newsletter", "trip-request", "alliance"] as const;
export type LeadKindName = (typeof leadKindNames)[number];

/** Every kind of lead. A new one is a row here and a table in a migration. */
export const leadKinds: Record<LeadKindName, LeadKind> = {
  booking,
  newsletter,
  "trip-request": trip,
  alliance,
};

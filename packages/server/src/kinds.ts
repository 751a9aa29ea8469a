import {
  type BookingRequest,
  type bookingLimits,
  bookingRequest,
  type Checked,
  check,
  newsletterSignup,
  newsletterSubmission,
  paths,
} from "@maloca/catalog";

/** One kind of lead: where it arrives, how it is read, where it is kept, what the team calls it. */
export interface Kind<Request extends object = Record<string, string>> {
  /** Route of the call (spec §7). */
  path: string;
  /** The caller must show the public key. A forms endpoint's callers have none. */
  keyed: boolean;
  /** Table in the schema `maloca`, with one text column a field. */
  table: string;
  /** Columns in order, each with the word the team reads. */
  columns: Record<keyof Request & string, string>;
  title: string;
  /** What the subject line and the list show of it. */
  about(request: Request): string;
  /** Cleans a parsed body, or says what is wrong with each field. */
  read(body: unknown): Checked<Request>;
}

type Newsletter = { email: string; page_uri: string; page_name: string };

const booking: Kind<BookingRequest> = {
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
  about: (request) => `${request.name} · ${request.destination}`,
  read: (body) => check(bookingRequest, body),
};

const newsletter: Kind<Newsletter> = {
  path: `${paths.newsletter}/:portal/:form`,
  keyed: false,
  table: "newsletter_subscribers",
  columns: { email: "Correo", page_uri: "Página", page_name: "Título de la página" },
  title: "Suscripción al newsletter",
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

export const kindNames = ["booking", "newsletter"] as const;
export type KindName = (typeof kindNames)[number];

/** Every kind of lead. A new one is a row here and a table in a migration. */
export const kinds: Record<KindName, Kind> = { booking, newsletter };

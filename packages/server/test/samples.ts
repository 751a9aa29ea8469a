import {
  bookingFields,
  contactFields,
  DEFAULT_ANON_KEY,
  headers,
  paths,
  REFERENCE_HEADER,
  toSubmission,
  tripRequestFields,
} from "@maloca/catalog";
import type { Hono } from "hono";
import { sampleOf } from "../../catalog/test/sample-of";
import { type AppOptions, createApp } from "../src/http/app";
import type { Database } from "../src/storage/database";

export const booking = sampleOf(bookingFields, {
  name: "Ana María Ñáñez",
  email: "ana@example.org",
  phone: "+57 300 123 4567",
  destination: "Viaje a Guaviare - Raíces de Selva",
  dates: "Del 3 al 7 de enero",
  travelers: "2 adultos",
  experiences: "Safari de ballenas, Masaje",
  message: "Viajamos con <una> persona\nque camina despacio.",
});

export const newsletter = toSubmission("lector@example.org", "https://maloca.example/", "Inicio");

export const tripRequest = sampleOf(tripRequestFields, {
  first_name: "Lucía",
  last_name: "Ñáñez Ospina",
  email: "lucia@example.org",
  phone: "+57 300 123 4567",
  destination: "Chocó",
  travel_dates: "Temporada de ballenas",
  num_travelers: 4,
  budget_range: "$ 3.000.000 – $ 5.000.000",
  interests: ["Biodiversidad y naturaleza", 'Comida, "música" y {fiesta}', "null"],
  special_requirements: "Una persona es vegetariana.\nOtra usa silla de ruedas.",
  how_found_us: "Por una amiga",
});

export const contact = sampleOf(contactFields, {
  name: "José Peña",
  email: "jose@example.org",
  organization: "Universidad del Mar",
  message: "Queremos enviar a <doce> estudiantes.\n¿Hablamos?",
});

export const signupPath = `${paths.newsletter}/portal/form`;

/** An app over a database. By default all origins are allowed, and there is no rate limit. */
export function appOver(database: Database, options: Partial<AppOptions> = {}): Hono {
  return createApp({
    database,
    anonKey: DEFAULT_ANON_KEY,
    rateLimit: 0,
    allowedOrigins: ["*"],
    ...options,
  });
}

/** A call as the widgets make it. A string is sent unchanged, anything else as JSON. */
export function post(body: unknown, extra: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [headers.apiKey]: DEFAULT_ANON_KEY,
      ...extra,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}

interface Stored {
  path?: string;
  body?: unknown;
  extra?: Record<string, string>;
  clock?: () => Date;
}

/** Stores a request, by default a booking, as a server over the database does. Returns its reference. */
export async function storeLead(
  database: Database,
  { path = paths.booking, body = booking, extra, clock }: Stored = {},
): Promise<string> {
  const answer = await appOver(database, { clock }).request(path, post(body, extra));
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return String(answer.headers.get(REFERENCE_HEADER));
}

/** Stores the team's answer to a lead, as the button of a mail does. */
export const storeAnswer = (database: Database, reference: string, state: string, at: Date) =>
  database.query(
    `insert into maloca.lead_answers select id, $2, $3, $3 from maloca.leads where reference = $1
     on conflict (lead_id) do update set state = $2, changed_at = $3`,
    [reference, state, at],
  );

/** Headers of a form of the site's own page. */
export const ownPage = { host: "maloca.test", "sec-fetch-site": "same-origin" };

export type Typed = Record<string, string | readonly string[]>;

/** As a browser posts a form without scripts. */
export function submitted(typed: Typed, extra: Record<string, string> = ownPage): RequestInit {
  const pairs = Object.entries(typed).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  return {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...extra },
    body: new URLSearchParams(pairs).toString(),
  };
}

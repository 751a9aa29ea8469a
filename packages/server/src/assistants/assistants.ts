import {
  anyTrip,
  BODY_LIMIT,
  BOOKING_TOOL,
  type ListedTrip,
  MOST_PEOPLE,
  settings,
} from "@maloca/catalog";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import { BOOKING_VIEW, bookingForm, bookingView, VIEW_TYPE, viewPolicy } from "./booking-view";
import { checkEnquiry, enquiryInput, enquiryLink } from "./enquiry";
import { comparedPackages, foundTrips, tripDetails } from "./trip-answers";

/**
 * What assistants can ask (MCP, https://modelcontextprotocol.io): four tools that read the catalogue. None sends,
 * and none knows of requests. Each call is served by a server of its own, so that nothing is kept between calls.
 */
export function createAssistants(
  version: string,
  trips: () => readonly ListedTrip[],
  clock: () => Date,
) {
  return createMcpHandler(() => serverOf(version, trips(), clock), {
    maxRequestBodySize: BODY_LIMIT,
    // Nothing changes between calls: nobody needs to listen.
    maxSubscriptions: 0,
  });
}

const people = z.int().min(1).max(MOST_PEOPLE).optional().describe("Cuántas personas viajan.");

const READS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** The names are those of the tools that the site's pages offer to a browser's assistant. */
function serverOf(version: string, trips: readonly ListedTrip[], clock: () => Date): McpServer {
  const slugs = trips.map(({ slug }) => slug) as [string, ...string[]];
  const trip = z.enum(slugs).describe("El viaje, como lo nombra find_trips.");
  const tripOf = (slug: string) => trips.find((one) => one.slug === slug) as ListedTrip;
  const server = new McpServer(
    { name: "maloca", title: settings.brand, version, websiteUrl: settings.siteUrl },
    {
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      instructions: `Viajes de ${settings.brand} en Colombia, con los textos y precios de su página. Nada se envía desde aquí: ${BOOKING_TOOL} da un enlace que abre el formulario lleno, y la persona lo revisa y lo envía. Los precios son los que publica el operador; el equipo los confirma.`,
    },
  );
  server.registerTool(
    "find_trips",
    {
      title: "Buscar viajes",
      description:
        "Los viajes que caben en un mes, un número de personas y un presupuesto por persona, del precio más bajo al más alto. Sin datos, todos.",
      inputSchema: z.strictObject({
        month: z.int().min(1).max(12).optional().describe("El mes del viaje, de 1 a 12."),
        people,
        budget: z
          .int()
          .min(1)
          .optional()
          .describe("Lo más que paga cada persona, en pesos colombianos."),
      }),
      annotations: READS,
    },
    ({ month = 0, people = 0, budget = anyTrip.budget }) =>
      resultOf(foundTrips(trips, { ...anyTrip, month, people, budget }, clock())),
  );
  server.registerTool(
    "read_trip",
    {
      title: "Leer un viaje",
      description:
        "Todo lo que dice la página de un viaje: paquetes, precios, qué incluye y día a día.",
      inputSchema: z.strictObject({ trip, people }),
      annotations: READS,
    },
    ({ trip, people = 0 }) => resultOf(tripDetails(tripOf(trip), people, clock())),
  );
  server.registerTool(
    "compare_packages",
    {
      title: "Comparar paquetes",
      description: "Los paquetes de un viaje lado a lado: qué tiene cada uno y cuánto cuesta.",
      inputSchema: z.strictObject({ trip }),
      annotations: READS,
    },
    ({ trip }) => resultOf(comparedPackages(tripOf(trip), clock())),
  );
  server.registerTool(
    BOOKING_TOOL,
    {
      title: "Preparar una solicitud",
      description:
        "Un enlace que abre la reserva de un viaje con lo que la persona ya dijo. No envía nada, y no recibe nombre, correo ni teléfono: eso lo escribe la persona.",
      inputSchema: z.strictObject({
        trip,
        package: z.string().optional().describe("El paquete, como lo nombra read_trip."),
        ...enquiryInput,
      }),
      annotations: READS,
      _meta: { ui: { resourceUri: BOOKING_VIEW } },
    },
    ({ trip, package: name, ...filled }) => {
      const about = tripOf(trip);
      const fields = checkEnquiry(about, name, filled);
      return {
        ...resultOf(enquiryLink(about, name, fields)),
        _meta: bookingForm(about, name, fields),
      };
    },
  );
  server.registerResource(
    "booking",
    BOOKING_VIEW,
    {
      title: "La reserva",
      description: "El formulario de reserva de la página, que la persona revisa y envía.",
      mimeType: VIEW_TYPE,
      _meta: viewPolicy(),
    },
    ({ href: uri }) => ({
      contents: [{ uri, mimeType: VIEW_TYPE, text: bookingView(version), _meta: viewPolicy() }],
    }),
  );
  return server;
}

/** A tool's result: the answer as data for programs, and the same as text. */
const resultOf = (answer: Record<string, unknown>) => {
  const text = JSON.stringify(answer);
  return { content: [{ type: "text" as const, text }], structuredContent: JSON.parse(text) };
};

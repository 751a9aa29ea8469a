import {
  bookingRequest,
  check,
  contactMessage,
  headers,
  newsletterSignup,
  newsletterSubmission,
  paths,
  tripRequestFields,
  tripRequest as tripRequestSchema,
} from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { createLeadAdmin } from "../src/leads/admin";
import { type LeadKindName, leadKindNames, leadKinds } from "../src/leads/lead-kinds";
import { databaseNames, useDatabase } from "./databases";
import { appOver, booking, post, tripRequest } from "./samples";

interface Ends {
  minimum?: number;
  maximum?: number;
}

/** What zod keeps of a schema; its types show it to nobody. */
interface Inner {
  _zod: {
    def: { type: string; innerType?: Inner; format?: string; checks?: Inner[] } & Ends;
  };
  shape: Record<string, Inner>;
}
type Limit = [min: number, max: number];

const shapeOf = (schema: unknown) => (schema as Inner).shape;
const inner = (schema: Inner): Inner => {
  const { innerType } = schema._zod.def;
  return innerType ? inner(innerType) : schema;
};

/**
 * The fields of these kinds as the server checks them. The schema of every kind is made of its fields,
 * whose limits migrate.test.ts compares with each table.
 */
const checked: Partial<Record<LeadKindName, Record<string, Inner>>> = {
  booking: shapeOf(bookingRequest),
  alliance: shapeOf(contactMessage),
  "trip-request": shapeOf(tripRequestSchema),
  newsletter: {
    ...shapeOf(newsletterSignup),
    page_uri: shapeOf(inner(shapeOf(newsletterSubmission).context as Inner)).pageUri as Inner,
    page_name: shapeOf(inner(shapeOf(newsletterSubmission).context as Inner)).pageName as Inner,
  },
};

/** What zod checks of a field; where it looks into nothing, found by asking. */
function limitOf(schema: Inner): Limit {
  const { def } = inner(schema)._zod;
  if (def.type === "unknown") return countLimit();
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def);
  const most = checks.find(({ maximum }) => maximum !== undefined)?.maximum;
  const fewest = checks.find(({ minimum }) => minimum !== undefined)?.minimum;
  // Whatever has the form of an address is not empty.
  const least = checks.some(({ format }) => format === "email") ? 1 : 0;
  return [fewest ?? least, most ?? Number.NaN];
}

function countLimit(): Limit {
  const fits = (num_travelers: number) =>
    !check(tripRequestSchema, { ...tripRequest, num_travelers }).errors;
  const [fewest, most] = tripRequestFields.num_travelers.limits;
  const numbers = Array.from({ length: most + 2 }, (_, index) => index + fewest - 1).filter(fits);
  return [Math.min(...numbers), Math.max(...numbers)];
}

describe.each(databaseNames)("the limits in %s", (name) => {
  const database = useDatabase(name);

  /** The limits that a table's constraints set, by column. */
  async function constraints(table: string): Promise<Record<string, Limit>> {
    const rows = await database.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = $1::regclass and contype = 'c'`,
      [`maloca.${table}`],
    );
    const limits: Record<string, Limit> = {};
    for (const { definition } of rows) {
      const [, column = "", min, max] =
        /^CHECK \(+(?:\w+\()?(\w+)\)?(?: >= (\d+)\) AND \(.+)? <= (\d+)\)+$/.exec(definition) ?? [];
      if (column) limits[column] = [Number(min ?? 0), Number(max)];
    }
    return limits;
  }

  it.each(leadKindNames.flatMap((kind) => (checked[kind] ? [[kind, checked[kind]] as const] : [])))(
    "are those of the schema that checks a %s, field by field",
    async (kind, schemas) => {
      const { table, columns } = leadKinds[kind];
      const fields = Object.entries(schemas).map(([field, schema]) => [field, limitOf(schema)]);
      expect(Object.keys(schemas)).toEqual(Object.keys(columns));
      expect(await constraints(table)).toEqual(Object.fromEntries(fields));
    },
  );

  it("are where a header is cut, so that a long one is not refused", async () => {
    const { partner, consent_version } = await constraints("leads");
    const long = "x".repeat(5000);
    const sent = { [headers.partner]: long, [headers.consent]: long, [headers.source]: long };
    const answer = await appOver(database).request(paths.booking, post(booking, sent));
    expect(answer.status).toBe(200);
    const [lead] = await createLeadAdmin(database).list();
    expect([lead?.partner?.length, lead?.consent?.version.length, lead?.source]).toEqual([
      partner?.[1],
      consent_version?.[1],
      null,
    ]);
  });
});
